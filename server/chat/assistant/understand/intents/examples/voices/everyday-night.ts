import type { Examples } from '../examples.ts'

/** The same for what is part of a night, the rules, the way there and the car. */
export const EVERYDAY_NIGHT: Examples = {
  included: `
what do i get for my money
what exactly do i get
what am i paying for
whats all in the price
is it all in
all inclusive or are there extras
any add ons i should know of
any surprise fees
any hidden charges
extra fees?
are there other costs besides the hourly rate
is there a booking fee on top
is there a service fee
what does a {category} bring along for that price
what's part of a {category} booking
does the {category} rate include everything
is the setup paid time
do i pay for setup time
does setup count as hours
is teardown in the hours
do i pay while they set up
does the price include the equipment
is gear in the price or on top
is the music system part of it
do edited photos come with it
how many pictures do i get
do i get the photos digitally
do i get all the photos or just some
are prints in the price
when do we get the photos
do i have to supply the liquor
do you supply the drinks
who buys the alcohol
who brings the booze
who brings ice and cups
do bartenders bring their own bar
is the bar itself included
does massage include oils and a table
do they bring the oil
is a break included in the hours
do breaks count
do they get a break i have to pay for
do i need to feed them
should i provide food for the dj
do i have to give the crew a meal
whats not included
what would cost extra
what costs on top
`,
  conduct: `
house rules?
what are the ground rules
rules for guests?
what can't we do
whats not ok to do
anything my friends shouldn't do
are there things guests may not do
what do we need to watch out for with the dancers
can my friends dance with the dancers
can we dance with her
can i put money on her
may we throw cash at the dancers
can we tuck bills
are lap dances ok
do they do lap dances
can the best man get a lap dance
look but no touch?
hands to ourselves i guess?
is touching ok
how close can we get
can we hug her for a picture
is kissing allowed
are body shots allowed
do the dancers do body shots
do dancers go topless
is it topless
full nudity or not
do they keep underwear on
how much do they take off
how wild does the show get
how far does a dancer go in the show
is it a clean show
is the show ok for my grandma
what if a guest gets handsy
what happens when a guest crosses the line
what if someone gets too drunk
do you stop the show if guests misbehave
can the performer leave early because of guests
do they come with security
does she bring a bodyguard
do dancers come alone
can the dancer drink with us
is the dj allowed to drink
can we offer the performers drinks
can we smoke around them
may guests vape near the performer
can she stay after the show and party with us
can they hang out with us afterwards
can we play games with the dancers
are games part of it
`,
  travel: `
do you drive out to {place}
would they come all the way to {place}
how far will a {category} drive
whats your radius
what area do you cover
whats your service area
do you only do atlanta
only in the city or suburbs too
is {place} too far
is {place} within range
im outside the perimeter, ok?
otp ok?
im otp do you come here
my event is in the mountains
we rented a cabin in blue ridge
party's at the lake, will they come
do you go to destin
can you do a party in charlotte
out of state ok?
can someone fly out to miami with us
do you travel internationally
can they come on our cruise
can i take {agent} to vegas
its a 3 hour drive, do you charge more
do you charge gas money
gas money?
fuel surcharge?
how much per mile
travel cost to {place}
whats the travel charge
is there a trip fee
distance fee?
do i pay for the drive
is the drive time paid
do i pay their hotel if its far
who pays the hotel
who pays for the uber
do they need a ride
do i have to pick them up
can you send them an uber
do they come to hotels
can they come to my apartment
do you go to airbnbs
is a boat ok as a location
do performers come to offices
can they do two places in one night
moving from the church to the hall, is that a problem
`,
  parking: `
is there something i have to do about parking
wheres the dj supposed to park
where should the {category} leave the car
do you need a spot for the car
does the dj need a spot by the door
should i save a space in the driveway
driveway ok for their car?
my street has permit parking
permit parking here, what now
gated community, do they need a pass
theres a gate, do i give you the code
parking garage with a height limit, will the van fit
do they come with a van
how big is their car
can they unload in front
is there a loading zone needed
valet only at the venue, who pays
the hotel takes 50 for parking, is that on me
who covers parking
do i pay parking on top
do they pay their own parking
parking fees on me?
will you bill me for the garage
reimburse parking?
do i validate their parking
can they park on the grass
no parking near the house
parking situation is bad at my place
parking is a nightmare downtown, how do they handle it
we have a free lot
free parking at the venue, just fyi
does someone get towed if they park here
is a parking pass needed
`,
}
