import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A second set about one's own booking, written without a look at the training. */
export const visitorsOwn: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `we gotta push our party back a week
    can i swap the dj i booked for another one
    the venue for my booking changed, who do i tell
    need to cut my reservation from five hours to three
    I have to call off my event next month, please cancel it
    can the start time of my booking be an hour earlier
    wrong date on my booking, how to fix
    add two hours to the booking i made yesterday`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `it wont let me in, says wrong email
    need a new password lol
    where do i check the status of my request
    can i see past bookings somewhere
    can i do this as a guest or is registration a must
    where's the receipt for my event
    Is there a customer portal?
    what email did i use to register`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `ok so walk me through getting someone booked
    what happens step by step when i hire one of you
    never done this before, how do i go about it
    Could you explain the booking procedure?
    how does this whole thing work
    i dont see where one reserves on here
    what info do yall need to set it up
    say i found someone i like, what next`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `is it possible to hire multiple acts for one party
    if i want a dj n a dancer do i fill the form out twice
    can one order cover more than one performer
    we need 3 different people, how does that work
    can i put a bartender and a singer on the same request
    do i book each entertainer separately
    am i able to get 2 talents on one reservation
    Several artists for one evening: is that a single booking?`,
  ),
]
