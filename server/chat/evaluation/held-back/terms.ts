import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about one's own booking and the agency's terms. */
export const heldBackTerms: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `i gotta move my booking to another day
    Please alter the address on the reservation I made last week
    need to add an hour to the dj i already booked
    can we push our start time from 7 to 8, we already booked
    our headcount went up since i reserved the bartender, how do i update that
    The venue for our wedding is different now; could you amend our booking accordingly?
    i put the wrong date on my booking can u fix it
    swap the dancer on my existing reservation for a different one
    reschedule the massage i booked on tuesday to thursday instead`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `cant log in to see my invoice
    where's the receipt from last month
    forgot my pasword
    it wont let me sign in, says wrong password every time
    How can our company download the invoice for its records?
    i want to change the email address on my account
    need a copy of my receipt for an expense report
    I made a request on your website; where can I view its status?`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `so what are the steps to hire somebody
    how does this whole thing work, do i just fill something out
    Walk me through reserving a performer please
    ok i found someone i like, how do i actually book them
    What is the procedure for making a reservation with you?
    first time doing this, where do i start if i want to hire one of yall
    In what way can our hotel place a booking on behalf of a guest?
    whats the process for getting someone booked for my party`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `is it one form if i want two people or two forms
    can i put the bartender and the dancer on a single reservation
    Can several acts share one booking?
    do i have to fill everything out twice for a dj and a photographer
    can we hire three dancers for the same night or only one per request
    How would I go about booking more than one performer for an event?
    want two bartenders and an mc, is that all one request
    Is it possible to combine a model and a photographer in the same booking?
    planning a gala with 5 of your people, do i send 5 separate requests`,
  ),
  ...writeMessages(
    'included',
    expected.policy('included', 'equipment'),
    `what do i actually get for the hourly price
    does the massage lady come with her own table n stuff
    Is everything covered in the fee or are there extras?
    whats included if i hire one of the photographers, like do i get edited pics
    does the bartender bring the booze or just the labor
    if i pay for 3 hrs are music n lights part of it
    apart from showing up, what else comes with hiring a dj
    I'd like to know precisely what our money covers with one of your entertainers
    Kindly tell me which things are part of the quoted rate and which cost more.`,
  ),
  ...writeMessages(
    'conduct',
    expected.policy('conduct'),
    `what are the dos and donts with the dancers
    my buddies get handsy, is that gonna be a problem with the girls
    Any ground rules for how people behave around your performers?
    can guests touch the strippers during the show
    What happens when a guest gets out of line with a performer?
    is a lap dance hands on or is it look only
    how should our frat brothers act with the entertainers, whats not ok
    Are your performers permitted to leave if somebody harasses them?`,
  ),
  ...writeMessages(
    'travel',
    expected.policy('travel', 'place'),
    `would someone drive up to Athens for us
    mileage fees outside the perimeter??
    Do your performers go as far as Savannah, and what does it cost?
    do you charge extra to come out to Macon
    we live in Chattanooga, will a performer come that far
    Is there a travel charge for events north of Alpharetta?
    how many miles are ur ppl willing to drive
    our cabin is way up in Blue Ridge, can a massage therapist get there
    if the venue is an hour out do i pay for gas`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `what if the party goes late and we want him to keep playing
    Suppose we run over by an hour, how is that billed?
    can she stay past midnite if its lit
    can we add another hour on the spot if everyones having fun
    what do extra hours cost when a reception runs long
    if the bartender ends up working longer than i booked do i owe more
    Is it possible to extend the performance during the event?
    The speeches at our galas always drag on. What if the photographer has to remain beyond the agreed time?
    say the dj is booked til 11 but nobody wants to leave, how does extra time work`,
  ),
  ...writeMessages(
    'tips',
    expected.policy('tips'),
    `is gratuity expected
    do i gotta tip the dj
    How much should one leave for the bartender on top?
    whats a good tip for a dancer
    do your massage therapists accept tips
    should i bring ones to tip the girls or nah
    Our office would like to know whether tipping is customary with your performers.
    is 20 percent too much of a tip for the mc`,
  ),
  ...writeMessages(
    'photos',
    expected.policy('photos', 'privacy'),
    `cool if we film the show on our phones
    Can my guests snap pictures of the dancer?
    will u guys post our party on insta
    are cameras allowed during the burlesque
    is it ok to take selfies with the models
    can i record the stripper or is that a no no
    We hired a videographer; may she film your entertainers?
    can we put a clip of the dj on our gyms facebook`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `venue wants a COI from every vendor
    are ur bartenders licensed n insured
    Do you carry liability coverage?
    do you have insurance in case something gets broken
    our building management asks for proof of insurance before anyone comes up
    Could you name our hotel as an additional insured?
    if a guest gets hurt by the fire act whose insurance pays
    r your people insured or is it on me if they slip`,
  ),
  ...writeMessages(
    'parking',
    expected.policy('parking', 'travel'),
    `who pays the garage downtown
    do we need to save a parking spot for the band
    is valet covered for your people
    where should the performers park at our building
    do i have to pay for parking on top of everything
    Our street has permit parking only, is that a problem for the DJ?
    the hotel charges 45 bucks to park, does the bartender cover that or do we
    do i need to get yall a parking pass
    Shall we keep the space by the loading dock clear for the photographer's car?`,
  ),
  ...writeMessages(
    'dress',
    expected.policy('dress'),
    `will the bartender show up in black tie
    can i pick what the models wear
    what's the performers' outfit like, it's a church crowd
    what will the photographer be wearing to our wedding
    Is it possible to request all-black attire for the bar staff?
    our party is 70s themed, could the dj dress for it
    do the models bring their own clothes or do we provide the outfits
    what kind of costumes do ur performers show up in`,
  ),
  ...writeMessages(
    'equipment',
    expected.policy('equipment', 'included'),
    `does the dj bring speakers or do i rent em
    how much floor space does an act need
    Must we provide a microphone or any power outlets?
    do the bartenders come with a portable bar
    does the photographer have her own lighting and backdrop
    Should our hotel supply a sound system for your entertainers?
    do we gotta have a stage or is a living room fine
    whats the dj bringing gear wise, lights? fog machine?`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `do i put money down upfront
    what percentage do yall want in advance
    Is a retainer required to hold the date?
    how big is the deposit for a photographer
    is there a deposit or do i just pay it all later
    can i book without a deposit, im broke til payday
    Our accountant asks how large a deposit your agency requires.
    how much do i gotta put down to save my spot`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `what if i gotta bail the day before
    cancelation policy?
    Do we get our money back if the wedding is called off
    if we cancel three days ahead do we still owe anything
    do u refund if it rains and we cant have the cookout
    Is there a cancellation fee with a week's notice?
    my fiance got cold feet lol can i back out of the booking without losing money
    Until when may our company withdraw from a booking free of charge?`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `can i just zelle u
    can i pay w amex
    Which forms of payment do you accept?
    is paypal or apple pay ok with you guys
    can our office pay by company check
    Would you take a wire transfer from a hotel?
    can i hand over cash on the night
    we want to split it on two credit cards, is that possible
    does it have to be a credit card or will debit work`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `at what point does the bill come due
    is my card charged right when i hit send
    Is the balance due before or after the event?
    when do i have to pay the rest of it
    do we pay everything the night of or earlier
    How many days before the wedding must the full amount be settled?
    do you charge me before the booking is confirmed
    when does the money come out of my account
    Our accounting department needs to know when you send the invoice.`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `is that plus tax
    do i owe sales tax on top
    Are prices quoted before or after tax?
    how much is the sales tax on a dj
    We're a church and tax exempt, do we still get charged tax?
    Will the invoice list taxes separately?
    is georgia tax tacked on at the end
    so if it says $400 is it $400 or $400 and then taxes`,
  ),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `does the performer get my cell
    do yall sell my info
    how long do you keep these chats, my boss can't find out
    is my name gonna show up anywhere if i hire a stripper
    Will you pass our hotel guest's details on to anybody else?
    do u delete my info after the event
    What personal data do you collect about visitors to this site?
    i dont want my ex knowing about this, is my booking confidential`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `what happens if my dancer gets sick
    if the dj flakes do u send someone else
    Is there a backup should the photographer fall ill?
    what if the person i booked cant make it
    Who replaces the DJ if he has a family emergency?
    do i get my money back if my performer cancels on me
    if the model i picked drops out do i get a say in who comes instead
    worried the mc will back out last minute, whats ur plan b
    Suppose our massage therapist has car trouble that morning. Does another one come?`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `once i submit is it set in stone
    if i fill that thing out is he mine for sure
    Is my date held while you review the request?
    after i send the request am i obligated to anything
    does hitting submit mean its booked
    How long does it take before you confirm a booking request?
    so the dj has to accept first before its official?
    Is a request binding for us, or may we still decide against it?
    does sending in the form guarantee i get the dancer i chose`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `where yall at
    what part of georgia do you cover
    Can I come by in person somewhere?
    are you guys only in atlanta or other cities too
    Do you serve the Augusta area?
    do you work in alabama or is it just georgia
    im down in Columbus, am i in your service area`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `til when is somebody at the desk
    anyone pickin up on a sunday morning
    Which times are best to phone you?
    is the office open on thanksgiving or closed
    what time do you guys open in the morning
    Is your office staffed on Saturdays?
    i get off work at 7, will somebody still be there to answer
    Could you give me your business hours for each day of the week?`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `how old do u gotta be to book
    my cousin is 19, can he be at the burlesque show
    Is there a minimum age for guests when alcohol is poured?
    can a 20 year old hire a bartender
    are kids allowed at a party where theres an exotic dancer
    do all the guests have to be 21 if we get strippers
    Must everyone at the bachelorette show proof of age?
    my son just turned 18, is he old enough to reserve a dancer
    From what age may somebody attend one of your adult shows?`,
  ),
]
