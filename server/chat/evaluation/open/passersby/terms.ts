import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A fourth set, written without a look at training or open part: messages about one's own booking and the agency's terms. */
export const passersbyTerms: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `something came up, can we push my reservation back to a later date
    I booked a photographer for noon and now need her at two, how do I change that?
    we moved the party to a different venue, how do i update my booking
    put more guests on the booking i made, its 50 now not 30
    i need to switch the bartender on my reservation for another one
    Kindly shorten our booking from five hours to four`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `where on the site do i see the bookings ive made
    how do i make myself an account on here
    How do I reset the password for my customer login?
    it keeps sayin wrong email when i try to sign in
    I need last year's invoices for our books, where can I download them?
    want to update the phone number saved in my profile`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `first time here, where do i click when ive picked somebody i want
    What is the procedure for engaging one of your artists?
    how would i go about booking one of your people, do i call or do it online
    ok i found who i like on the site, now what do i do to book them
    explain like im five how to make a booking lol
    Our treasurer wants to know how one places a booking request with you`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `we want three models and a dj, do i have to send that in four times
    am i able to book two dancers at once or one at a time
    Is it okay to reserve a photographer and a DJ together in the same request?
    how do i get more than one person for the same night
    gonna need 2 bartenders, does that count as one booking or seperate ones
    Is it possible to add a second performer to the request form?`,
  ),
  ...writeMessages(
    'included',
    expected.policy('included', 'equipment'),
    `what all comes with the rate, just the person or their gear too
    does that price cover the bartenders cups ice and all that or is that on me
    Before I show this to my boss, what does the hourly fee include exactly?
    are there any hidden charges on top of whats listed
    Are the edited pictures part of the photographer's price?
    do i buy the liquor or does the bartender bring it`,
  ),
  ...writeMessages(
    'conduct',
    expected.policy('conduct'),
    `are guests allowed to touch the dancers
    we're a rowdy bunch, what behavior will get the show shut down
    Please tell me the rules my guests have to follow when a dancer performs
    whats off limits during a private show
    what happens if a drunk guest harasses your bartender
    can the best man put his hands on the stripper or is it look only`,
  ),
  ...writeMessages(
    'travel',
    expected.policy('travel', 'place'),
    `im way out in Macon, is that too far for yall
    do you charge extra to drive to the suburbs
    We're holding the retreat in Chattanooga, would your people travel there?
    how much gas money do yall want to come out to lake lanier
    is there a travel fee for a wedding in Augusta
    the bach party is at a cabin in blue ridge, will the dancers come up there`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `if we're having fun can the dj do one more hour and whats that cost
    The reception may go beyond the agreed time, what do you charge for additional time?
    do you bill by the half hour if the photographer has to stay longer
    what if speeches run long and we need the bartender later than planned
    can i add time on the spot while the party is still going
    Wedding timelines slip, so how are extra hours handled with you?`,
  ),
  ...writeMessages(
    'tips',
    expected.policy('tips'),
    `is the tip already in the price or do i add it
    should i have cash on hand to tip the dancers
    What gratuity is customary for a massage therapist?
    would ur bartender put a tip jar out at our wedding
    how much do folks normally tip a photographer
    Our company can't pay gratuities, is tipping mandatory?`,
  ),
  ...writeMessages(
    'photos',
    expected.policy('photos', 'privacy'),
    `are we allowed to take video while the dancer performs
    is it ok to get a selfie with the models
    Our firm is strict about this: will your people be taking pictures of us?
    can i put clips of the dj set on tiktok
    do you put pics from private parties up on your website
    My videographer wants to record the entertainer's act, is that permitted?`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `our hotel wont let anyone in w/o proof of insurance, do yall have that
    is the massage therapist state licensed
    If a performer breaks something in our hall, does your insurance pay for it?
    can you send a certificate of insurance to my landlord
    has the bartender got a license for serving liquor
    The church trustees would like to know whether you are insured`,
  ),
  ...writeMessages(
    'parking',
    expected.policy('parking', 'travel'),
    `theres no free parking at our building, who covers it for the dj
    where should your photographer leave the car when she gets here
    Do I have to reimburse the performer's parking at the hotel?
    our street is permit only so how do ur people park
    deck by the venue is 40 bucks, is parking on me
    Will the DJ need a space for his van close to the loading dock?`,
  ),
  ...writeMessages(
    'dress',
    expected.policy('dress'),
    `whats the dj gonna be wearing
    Can we ask the bartenders to put on all white for our theme party?
    does the dancer come in a costume like cop or nurse
    we have a formal dress code, will the photographer follow it
    who chooses the clothes for the models at a car show, you or us
    its a 20s gatsby party, could the entertainer come dressed for that`,
  ),
  ...writeMessages(
    'equipment',
    expected.policy('equipment', 'included'),
    `do i need to get a bar table or does the bartender have his own
    how many plugs does the dj need near the booth
    Will the DJ supply a mic for the toasts?
    is our living room big enough for a dancer to perform, how much room do they need
    what do we have to set up before the entertainer arrives
    do your photographers have their own lights and backdrop`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `how much do i pay down so nobody else gets my date
    can i book w nothing down or do u need some money first
    How large a deposit should our church treasurer expect?
    does the deposit count toward the final total
    i only got 100 bucks right now is that enough for the deposit
    Are nonprofits required to put down a deposit as well?`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `how late can i cancel and not get charged
    if it rains out our picnic do i lose what i paid
    We may have to call off the luncheon, what would cancelling cost us?
    my grandma is in the hospital and i might have to cancel, is there a fee
    whats your refund policy when plans fall thru
    Up to how many days ahead may I back out of a booking?`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `do you guys take cash app or venmo
    can our company pay by check or does it have to be a card
    is it alright if i hand the dancer cash instead of a card payment
    what are my options for paying you
    Would a wire transfer be acceptable to you?
    does apple pay work for yall or do i need my actual card`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `by when do i have to have it all paid
    do i pay for the bartender that night or ahead of time
    On what date will our accounting department be billed?
    will u take the money out my account the second i book
    does the rest get paid once the party is over
    we need to budget, so when is the full amount due`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `are taxes figured into the hourly rates on the site
    how much tax gets added to my total
    We're a tax-exempt church, will sales tax still be applied?
    so is the number i see final or does tax come on top of it
    what tax rate do you charge on an entertainer
    Will the invoice show tax as a separate line?`,
  ),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `who can see my phone number once i put it in
    is my address shared with anybody besides the performer
    We're a law firm and discretion is essential, how do you handle our information?
    will you keep it confidential that i hired a dancer
    what do you do with my email, am i gonna get spammed
    are these messages saved somewhere and does anyone else read them`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `what do yall do if the bartender cant make it last minute
    Suppose my photographer has an accident on the way to the wedding, who shoots it?
    do i get a replacement if the person i picked cancels on me
    if the model were to not show up would i get my money back
    Can you guarantee another DJ in case ours is unable to perform?
    whats the plan b if my entertainer loses her voice that day`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `does sending the form mean its booked or do yall gotta approve it
    how long till i hear back after i put in a request
    Am I committed to anything by submitting a request?
    can the performer turn my request down
    is a request the same thing as a confirmed booking
    so after i send it in whos the one that says yes or no`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `what city are you guys based in
    is there an office i can stop by
    Where is the agency located, and is it near downtown?
    which areas do yall serve, im in gwinnett
    im flying into hartsfield, are you anywhere near there
    Could you give me your street address for our records?`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `how late can i call the office tonight
    are you open on weekends or only mon thru fri
    What are your business hours on a holiday?
    if i write this chat at 3 am will it still answer
    when does somebody get in the office in the mornings
    i work nights, is the office reachable after 9pm`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `im 20, am i old enough to hire a dancer
    whats the youngest a guest can be when a stripper performs
    my kid turns 18 next week, can he book a dj on his own then
    Our fraternity has members under 21, may they be present while your bartender works?
    is my 17 yr old nephew allowed in the room when the exotic dancer comes on
    do i need to show id proving my age before i hire someone`,
  ),
]
