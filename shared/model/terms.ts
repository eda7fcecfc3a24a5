/**
 * What the agency and the customer agree on (docs/product.md P2.13).
 * @param cancellationTerms the agency's own, from its profile: a text, or what draws one
 */
export const writeTerms = <T>(cancellationTerms: T): readonly { title: string; text: string | T }[] => [
  {
    title: 'A request is not a booking yet',
    text: 'Sending the form holds nothing and charges nothing. A booking is final once we confirm it in writing.',
  },
  {
    title: 'What it costs',
    text: 'The rate beside each name is for one hour; the total is that rate times the hours you ask for. A package has one price for its hours, and each further hour costs the rate. Anything else, such as travel or a late finish, is agreed with you before we confirm; tax, where it applies, stands on the invoice.',
  },
  {
    title: 'Cancelling',
    text: cancellationTerms,
  },
  {
    title: 'If somebody cannot come',
    text: 'If we cannot send the person you booked, you choose between a comparable performer and your money back in full.',
  },
  {
    title: 'On the night',
    text: 'Our people work as agreed, for the hours agreed, in a place that is safe and lawful. They may leave a room where they are touched without consent, threatened or filmed against their wish; the booking then counts as fulfilled.',
  },
]
