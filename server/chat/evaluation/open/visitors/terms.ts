import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A second set about the agency's terms, written without a look at the training. */
export const visitorsTerms: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'included',
    expected.policy('included', 'equipment'),
    `whats my cash buying me here
    everything in there or do costs pile up
    do we gotta buy the liquor ourselves
    anything on top of the hourly i should know about
    are there surprise charges
    the dj gear, does that cost on top
    What exactly does the fee consist of?
    so for that rate what's all in there`,
  ),
  ...writeMessages(
    'conduct',
    expected.policy('conduct'),
    `we dont wanna cross a line with the dancers, fill us in
    is grabbing ok
    when do guests get sent home
    do you have rules my buddies should know
    are lap dances hands on
    what do you expect of the crowd
    Is physical contact with the entertainer permitted?
    can the groom touch her`,
  ),
  ...writeMessages(
    'travel',
    expected.policy('travel', 'place'),
    `we're out in athens ga, would someone drive here
    is savannah too far
    is fuel on me
    would yall come up to the mountains for a cabin weekend
    mileage charge?
    can a dj get to peachtree city
    Is it possible to hire your people for an event in Augusta?
    my lake house is 90 min from downtown, problem?`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `party might go past midnight, what then
    say we wanna keep her another hour
    extension cost?
    what happens when the event goes over the booked hours
    can we add time on the spot
    if everybody is still dancing at the end can he continue
    Is overtime billed at a higher rate?
    running over schedule fee`,
  ),
  ...writeMessages(
    'tips',
    expected.policy('tips'),
    `do folks usually throw in something extra for the performer
    gratuity?
    is 20 percent customary
    does the tip go to the dancer or you guys
    how do i tip a bartender there
    am i supposed to tip
    tip jar ok?
    Are gratuities part of the invoice?`,
  ),
  ...writeMessages(
    'photos',
    expected.policy('photos', 'privacy'),
    `can my friends snap pics with her
    are phones allowed while she dances
    is it alright to record the set
    can we go live on insta during the show
    i want selfies with the performers, cool?
    May our own videographer film the act?
    who owns the pictures we take of them
    putting clips on snapchat allowed?`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `the venue asks for a coi
    who pays if your guy breaks something
    are the bartenders certified
    if my floor gets ruined does your policy step in
    are the therapists licensed by the state
    is everybody vetted
    Can you provide a certificate of insurance?
    whats covered if theres an accident`,
  ),
  ...writeMessages(
    'parking',
    expected.policy('parking', 'travel'),
    `do i need to save a spot for her car
    our garage costs 30 bucks, who pays
    street parking only, ok?
    should we validate the performers ticket for the deck
    need a loading zone?
    is a parking pass on me
    Where can the artist leave the car?
    valet for the talent required?`,
  ),
  ...writeMessages(
    'dress',
    expected.policy('dress'),
    `can she come as a cop
    what outfit does he show up in
    we have a white party, can they match
    does the bartender wear black
    formal attire possible?
    i have an outfit in mind for her, ok?
    Our gala is black tie. Will the performer dress accordingly?
    do they come dressed already`,
  ),
  ...writeMessages(
    'equipment',
    expected.policy('equipment', 'included'),
    `do i have to rent speakers
    is a mic provided
    does the bartender need a bar from us
    how many outlets does the dj need
    who brings the lights
    will he have his own massage table
    What has to be ready on site when they arrive?
    gotta provide a table?`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `whats due first to keep the slot
    yall want anything before the party, money wise
    is there an upfront payment to hold the spot
    the deposit, do i ever see it again
    whats the retainer
    Is a down payment necessary?
    how many percent is the deposit
    deposit or nah`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `and if we end up not wanting it anymore
    last moment i can pull the plug for nothing?
    do i get my money back if the party is off
    cancel fee?
    storm coming, what if we cant do the outdoor thing
    whats the penalty for pulling out the day before
    Until when may I cancel without charges?
    if my girl says no to the wedding do i still pay lol`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `yall take cashapp
    can i use my amex
    paper check alright?
    apple pay?
    tell me all the payment choices
    can i hand the dj cash that night
    Is it possible to pay by bank transfer?
    zelle good?`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `do you charge me right away
    is it pay before or after the party
    which day will you hit my card
    at what point do i get an invoice
    by when must the balance be settled
    settle up at the door or earlier
    does my card get dinged as soon as i press send
    What is the deadline for the payment?`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `do i pay sales tax on this
    is that before or after tax
    plus tax?
    what percent goes to the tax man
    are those numbers all in with tax
    do you charge taxes on dancers
    Are the listed rates net or gross of tax?
    how much gets added for tax`,
  ),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `will this show up on my bank statement
    who sees my info
    is it discreet
    i dont want my fiance to find out
    do you sell my phone number
    does anybody read this chat
    Please explain how my personal data is handled.
    can you delete what you have on me`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `my dancer wakes up with a fever, what now
    backup plan if the dj bails?
    if she flakes do i get somebody else
    what do you do when an entertainer is a no show
    suppose the bartender has car trouble
    he cant come anymore, whats my compensation
    What is the procedure when the booked artist falls ill?
    does someone else step in if mine cancels`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `is asking free or am i on the hook
    if i fill out the form is it a done deal
    how fast do yall get back to me after i send it
    is it locked in as soon as i submit
    does sending the form commit me to something
    what tells me the date is really mine
    When does my request turn into a booking?
    will someone else snatch my date while i wait for an answer`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `where are yall based
    name the towns you do events in
    would love to walk in and talk, got a place for that?
    r u guys local to atl
    whats your location
    do you work in the suburbs
    In which region do you operate?
    you got a storefront`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `until how late does the team work
    anyone there on sundays
    how late can i reach you
    until when is the office staffed
    good time to phone you guys
    are you open rn
    On which days and at what times are you staffed?
    is somebody on the phones this weekend`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `minimum age to book?
    im 20, can i hire a bartender
    do u check ids
    can my 17 yr old nephew be in the room for the stripper
    how old must the crowd be
    is it ok if some of the guests are under 21
    What age do attendees need to be for a dancer?
    can teenagers come to a show`,
  ),
]
