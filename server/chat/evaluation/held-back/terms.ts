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
    How can our company download the invoice for its records?
    i want to change the email address on my account
    need a copy of my receipt for an expense report
    I made a request on your website; where can I view its status?`,
  ),
  ...writeMessages(
    'account',
    { ...expected.account, says: /forgot|reset|new password|link/i },
    `forgot my pasword
    it wont let me sign in, says wrong password every time`,
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
    can we hire three dancers for the same night or only one per request
    How would I go about booking more than one performer for an event?
    want two bartenders and an mc, is that all one request
    Is it possible to combine a model and a photographer in the same booking?`,
  ),
  // the answer to these is no
  ...writeMessages(
    'several-performers',
    { ...expected.severalPerformers, saysNot: /^yes\b/i },
    `do i have to fill everything out twice for a dj and a photographer`,
  ),
  ...writeMessages(
    'several-performers',
    { ...expected.severalPerformers, nobody: true, saysNot: /^yes\b/i },
    `planning a gala with 5 of your people, do i send 5 separate requests`,
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
    do you charge extra to come out to Macon
    we live in Chattanooga, will a performer come that far
    Is there a travel charge for events north of Alpharetta?
    how many miles are ur ppl willing to drive
    our cabin is way up in Blue Ridge, can a massage therapist get there
    if the venue is an hour out do i pay for gas`,
  ),
  // rates and people may come with it
  ...writeMessages(
    'travel',
    { policy: ['travel', 'place'] },
    `Do your performers go as far as Savannah, and what does it cost?`,
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
]
