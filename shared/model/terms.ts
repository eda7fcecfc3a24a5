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
    text: 'The rate beside each name is for one hour; the total is that rate times the hours you ask for. A package has one price for its hours, and each extra hour costs the rate. Anything else, such as travel or a late finish, is agreed with you before we confirm. Any tax is on the invoice.',
  },
  {
    title: 'Canceling',
    text: cancellationTerms,
  },
  {
    title: 'If someone can’t make it',
    text: 'If we can’t send the person you booked, you choose between a comparable performer and your money back in full.',
  },
  {
    title: 'On the night',
    text: 'Our people work as agreed, for the hours agreed, in a place that is safe and lawful. They may leave a room where they are touched without consent, threatened or filmed against their wish; the booking then counts as fulfilled.',
  },
  {
    title: 'Overtime',
    text: 'Want someone to stay longer? Ask them, or call us. Each extra hour costs the hourly rate and is added to your invoice. They may have to leave for another booking.',
  },
  {
    title: 'Tips',
    text: 'Tips are welcome and never required. They go to the person you booked; we take no share.',
  },
  {
    title: 'Damage',
    text: 'If you or your guests damage a performer’s clothing or equipment, you pay for the repair or replacement. If one of our people damages something of yours, let us know within 48 hours and we will settle it with you.',
  },
  {
    title: 'Privacy',
    text: 'Our people don’t post names, photos or videos from your event unless you agree. Please don’t photograph, film or stream a performance unless the performer agrees.',
  },
  {
    title: 'Age',
    text: 'You must be 18 or older to book. Where alcohol is served or an act is for adults, you and the guests who take part must be 21 or older.',
  },
]
