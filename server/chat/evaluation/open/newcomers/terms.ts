import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A third set, written without a look at training or open part: messages about one's own booking and the agency's terms. */
export const newcomersTerms: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `I'd like to push the start of our reservation back from 6 to 8.
    we got more guests coming than i put in my booking, how do i update that
    pls swap the dancer on my confirmed booking for a different one
    the venue changed, how can i fix that on my exisitng booking
    My wedding got postponed. Can the photographer we've booked be moved to the new day?`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `its not letting me sign in
    How can I look up the bookings I've made with you so far?
    need to change the email on my profile
    how do i reset my login, the old one dont work
    Our accounting office needs a copy of the invoice. Where would I download it?`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `ok i found someone i like on ur site, what do i do next
    Could you explain the procedure for engaging one of your artists?
    do i book online or do i gotta call yall
    first timer here, how do i go about getting someone booked
    Where on the page would I reserve somebody? I can't find it.`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `do i have to fill the thing out twice if i need a dj and a photographer
    We would like three models for the same evening. May I request them all together?
    is it ok to get more than one person for a party, n how do i book em
    how do i add a second dancer to the same request
    Does every performer need a request of their own?`,
  ),
  ...writeMessages(
    'included',
    expected.policy('included', 'equipment'),
    `so the rate, whats that cover
    Does the photographer's fee include the edited pictures?
    is the liquor part of the bartenders price or do i buy that myself
    any hidden charges i should know bout or is it all in the hourly
    What exactly comes with a booking: setup, gear, cleanup?`,
  ),
  ...writeMessages(
    'conduct',
    expected.policy('conduct'),
    `are we allowed to touch the dancers or nah
    What kind of behavior would make a performer leave early?
    what rules do the guys at my bachelor party have to follow
    My club has rowdy patrons. What is forbidden when your dancers are on the floor?
    what are we not supposed to do while the stripper is at our place`,
  ),
  ...writeMessages(
    'travel',
    expected.policy('travel', 'place'),
    `im way out in Macon, do u come here n is it extra
    Is there a charge for coming to Alpharetta?
    how far outside atlanta will your people go
    we rented a lake house near the alabama line, can your folks get out there
    Who covers the gas and the hotel when a performer comes from far away?`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `can we tack on more time on the spot if everyones still dancing
    What is the charge for each additional hour past the agreed end?
    if the bartender stays longer than booked do i pay more
    our receptions always run long, hows extra time work
    Would the photographer keep shooting after the scheduled finish, and at what price?`,
  ),
  ...writeMessages(
    'tips',
    expected.policy('tips'),
    `is the tip already in the price or do we do that separate
    what do folks usually give the dancers as a tip
    Are your massage therapists allowed to accept gratuities?
    is tipping normal with yall or is it weird
    My company can't hand out cash. Could we put a tip on the bill instead?`,
  ),
  ...writeMessages(
    'photos',
    expected.policy('photos', 'privacy'),
    `can i livestream the dancer on tiktok
    Are we permitted to record the performance for our family?
    no cameras rule or can we take selfies with the model
    do i need permission to video the set
    Will pictures of our evening end up on your website?`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `our building wont let vendors in without proof of insurance, got that?
    Are your massage therapists state licensed?
    if the dj breaks something at the hall is that insured
    could u send the hotel an insurance certificate
    As the office manager I have to ask: are your people insured while they're on our premises?`,
  ),
  ...writeMessages(
    'parking',
    expected.policy('parking', 'travel'),
    `street parking only at my apt, is that a problem
    Must I reimburse the photographer for the parking deck?
    where is the dj gonna park, do i gotta arrange smth
    is parking on us
    Our venue charges $20 a car for the lot. Does that go on our bill?`,
  ),
  ...writeMessages(
    'dress',
    expected.policy('dress'),
    `what does a bartender usually wear to these
    We have a Great Gatsby theme. Could the performers come in costume?
    can the dj dress nice, my in laws are fancy
    is there a uniform or do they come in jeans
    Everyone at the ball will be in white. Can we ask your people to wear that too?`,
  ),
  ...writeMessages(
    'equipment',
    expected.policy('equipment', 'included'),
    `should i have a table ready for the dj or nah
    Does the bartender bring shakers, ice and glasses, or should we supply those?
    does the photographer got her own lights
    what do i need to have set up before the entertainer gets here
    our barn has no sound system, will they bring one`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `how big is the deposit u guys ask for
    Do I have to pay a part of it right away to secure my booking?
    does the deposit come off the final bill
    is there some kinda down payment
    My treasurer wants to know whether a deposit is needed, and how much.`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `how late can i cancel without paying
    What would it cost us to call everything off a week before?
    if it rains n we cancel the cookout do i still owe u
    Are refunds given when a client withdraws?
    the groom got cold feet lol, is there a fee to cancel`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `yall take cash?
    May our company pay by check or bank transfer?
    is venmo or cashapp ok
    do u accept debit
    I don't own a credit card, how else could I pay you?`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `when do i gotta pay the rest
    By which day must the invoice be settled?
    do i hand over the money the night of or ahead of time
    if i send a request today do u take the money today
    Will my card be charged only once you have confirmed?`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `does the hourly rate already have the tax in it
    Will Georgia sales tax be added to our invoice?
    how much tax is there on a booking
    We're a tax exempt church, would you still charge it?
    so 400 means 400 or is there tax too`,
  ),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `who gets to see my address n number
    Will my name be passed on to third parties?
    i dont want my wife finding out i booked, is it discreet
    what do u guys do with my data
    Please explain how our personal details are stored.`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `whos coming if my bartender cant make it last minute
    Suppose the model we chose has an emergency. Would we get a refund or a replacement?
    what if the performer i booked doesnt show up
    got a plan b if our djs car breaks down on the way
    Would you find us another therapist if ours had to drop out?`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `is sending the request the same as booking or do yall have to ok it first
    Am I obligated to anything by sending in the request form?
    how long til u guys confirm a request
    if i hit submit am i locked in
    After I've requested a photographer, can somebody else still grab that date?`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `what city is ur office in
    Is your agency based in Atlanta or somewhere else?
    do yall serve the whole state or only metro atl
    whats ur street address
    Do you work in Tennessee too, or just in Georgia?`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `what time do yall close
    When does your office open on Mondays?
    is anybody at the office on weekends
    can i call at 9 tonight or is that too late
    what are ur business hours around the holidays`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `im 20, am i allowed to hire a dancer
    How old must everyone in the room be when a dancer performs?
    can a 17 yr old sign the booking
    whats the age limit for parties with strippers
    My nephew is 17. May he stay in the room during the adult show?`,
  ),
]
