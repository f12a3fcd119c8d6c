//! 3: the card is empty (write its text and more below it, indented by two)
//! 4: the card is empty (write its text and more below it, indented by two)
lost kite "Kite"
lost boat "Boat"
