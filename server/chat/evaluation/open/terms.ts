import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about one's own booking and the agency's terms. */
export const openTerms: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `how do i change my booking
    can i move my date
    I need to reschedule my reservation
    please cancel my booking for next week
    change the location of my event`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `how do i log in
    where can i see my bookings
    i lost my password
    Where do I find my invoices?
    do i need an account to book`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `how do i book
    how does booking work
    what do you need from me to make a booking
    whats the process`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `can you do both on one booking?
    can i book two people at once
    do i need separate bookings for each performer
    three acts same night, one request?`,
  ),
  ...writeMessages(
    'included',
    expected.policy('included', 'equipment'),
    `whats included
    what comes with the rate
    are drinks included with the bartender
    any hidden fees
    is the alcohol part of it or do i buy the booze`,
  ),
  ...writeMessages(
    'conduct',
    expected.policy('conduct'),
    `whats off limits
    can guests touch the dancers?
    house rules?
    what are guests not allowed to do with the performers
    can we join in the dance, hands on i mean`,
  ),
  ...writeMessages(
    'travel',
    expected.policy('travel', 'place'),
    `do you travel outside atlanta
    is there a travel fee
    how far will your performers drive
    can you come to Macon
    we're in alpharetta, extra charge?`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `what about overtime
    can they stay longer
    what if we want an extra hour
    charges if the event runs late?
    how much per additional hour if we keep going`,
  ),
  ...writeMessages(
    'tips',
    expected.policy('tips'),
    `do we tip
    is tipping required
    whats a normal tip
    are tips included or extra
    Should I tip the photographer?`,
  ),
  ...writeMessages(
    'photos',
    expected.policy('photos', 'privacy'),
    `can we take pictures of the performers
    is filming allowed
    can i post a video of the show on tiktok
    no cameras allowed or is it fine?`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `are you insured
    do you have insurance
    is the massage therapist licensed
    our venue needs proof of insurance
    are your people background checked and licensed`,
  ),
  ...writeMessages(
    'parking',
    expected.policy('parking', 'travel'),
    `do i have to provide parking
    where does the dj park
    who covers parking fees
    there's no parking at our place, is that an issue`,
  ),
  ...writeMessages(
    'dress',
    expected.policy('dress'),
    `what do they wear
    can the dj dress up
    is there a dress code for the bartender
    what will the bartenders have on
    can she wear a santa costume`,
  ),
  ...writeMessages(
    'equipment',
    expected.policy('equipment', 'included'),
    `do djs bring their own equipment
    does the bartender bring glasses and ice
    what do i need to set up
    do they need space or a stage?
    is a sound system provided`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `is there a deposit
    do i pay a deposit
    how much upfront
    down payment?`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `what is your cancellation policy
    can i cancel for free
    what if it rains and we have to call it off
    refund if i cancel two days before?
    if i cancel do i lose everything`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `how can i pay
    do you take venmo
    can i pay cash
    credit cards ok?
    paypal?`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `when do i pay
    do i pay now or later
    is anything charged today
    when is the money due`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `is tax included
    are taxes extra
    how much tax do you add
    are your prices with tax`,
  ),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `is this private
    what do you do with my data
    will my wife see this booking
    is my number shared with the dancer
    do you keep our chat`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `what if the dj cancels on me
    what happens if someone doesnt show up
    do you send a replacement if shes ill
    what if the performer can't make it`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `is a request binding
    when is my booking confirmed
    am i committed once i hit submit
    does the request hold the date`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `where are you located
    what areas do you serve
    are you only in atlanta
    whats your address`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `what are your hours
    when are you open
    can i call you at night
    office hours?`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `how old do i have to be
    do guests have to be 21
    whats the age limit for dancers at a party
    can an 18 year old book a dj
    can kids be there when the dancer performs`,
  ),
]
