import type { Examples } from '../examples.ts'

/** Roundabout ways to ask how a booking goes, what a price covers, what guests may do, and how far talent comes. */
export const ROUNDABOUT: Examples = {
  'how-to-book': `
once i know who i want, what do i press
i picked my {category}, now tell me the next move
is it just a form or do we talk on the phone first
so do i fill something in or do you do that for me
how complicated is it to get a {category} for {date}
what would you need to know about our {event} before anything happens
which details go into the form
what are you gonna ask me when i reserve
do i send my address already when i reserve
new here, whats the routine
i have zero idea how hiring entertainment goes
this is my first {event}, how does hiring talent go
how did other people get {agent} for their party
from me saying yes to her showing up, what are the steps in between
give me the short version of how reserving goes
could someone lay out the steps for me
i am organizing this for my boss, how do we place the order
whats the usual order of things here
do i wait for an email after i picked a date or what
okay say we agree on {agent}, then what do i do
is there a button for it or do i write you
how would my assistant go about reserving a {category}
tell me how to make it happen
how do yall usually get people set up
alright im convinced, how do i get the ball rolling
what do i have to do on my end to get a {category} here
explain your procedure to a beginner
what is the way to get a {category} on my calendar
where on this site does a person reserve
i cant find where to reserve
which page do i go to for reserving {agent}
can the whole thing be done online
does it take long to set up
how quick can this be arranged if i start now
am i able to do everything from my phone
is a call needed or can i just click
who do i send my event details to
what's step one
step by step please
i dont get how this site works, how do i hire someone
so u pick, u send, then wait? is that it
do we pick a person first or a date first
how far ahead do folks normally reserve for a {event}
is {date} still doable or too late to arrange something
when should i get in line for new years
`,
  included: `
if i pay the hourly thing, what shows up at my door
what am i left to pay besides the hours
besides the hourly, what else lands on the bill
does that number have everything in it
is it just the person or stuff too
so is that the whole bill
is the time to unpack and plug in on my clock
when they arrive early to prepare, do i pay for that
will i be nickel and dimed
i hate fees, are there any
what's baked into the price
what falls under the rate and what is extra
tell me everything the hourly covers
is the ice in there or is that on me
who buys the bottles, me or the bartender
does your {category} come with the drinks or only pours
is liquor on us
mixers, straws, napkins: whose job
do the pictures cost extra after the shoot
after the shoot do we get the files or do we buy them
are retouched images in the price
is a playlist consult part of hiring a dj
announcements and mc stuff, part of the dj's fee or not
do i pay a service charge on top of {agent}
is your cut already in there
what else will you charge me for
will the final bill be higher than the rate times hours
could it get more expensive than what i see on the page
is the figure on the profile what i end up paying
i see a rate, what does it buy me
what does one hour get me
for {money} what all do we receive
does a two hour show mean two hours of dancing
is her music part of it or do we play ours
do props come with the act or extra
fog machine extra or part of it
what would be an add-on with you
which extras cost more
does a weekend cost more than a tuesday
is there a holiday upcharge
do you take more for bigger crowds
is the rate for each guest or for all of us
whats covered
cover charge for your people or just the rate
all inclusive or no
`,
  conduct: `
what's the line we shouldn't cross
my cousin gets handsy, what happens then
are we gonna get kicked if the boys get rowdy
what makes her pack up and go
could she walk out, and why
am i allowed to put an arm around him
can the birthday girl sit on his lap
may the bride dance up on him
is it a look but don't touch kind of thing
look dont touch?
hands to ourselves or no
how hands on is it
what kind of behavior gets us in trouble
is there a list of dos and donts
what do i tell my guests beforehand so nobody messes up
i want to brief my groomsmen on manners, what should i say
what's ok and what isn't with {agent}
tell us how to act around the dancers
how are we expected to treat the performers
do they get fully naked or keep something on
how much comes off
is it a clean show or a dirty one
can we request pg-13
is slapping her butt a no
are we allowed to spray champagne on the dancer
can he carry my friend around the room
can she pull the groom on a chair
is the groom getting tied up a thing or against your rules
do your ladies do body shots with guests or is it forbidden
may guests offer the bartender a shot
are entertainers permitted to drink with the crowd
is it against the rules to ask for her instagram
is hanging out after the act allowed
would the massage involve anything beyond a massage, to be clear what is the rule
does someone watch over the dancers at the party
is there a bouncer with them
what rights do the performers have at my party
when can a performer stop the show
what do you not tolerate
are there behaviors that end the show at once
drunk guests, is that going to be a problem for {agent}
what counts as disrespect with you
is flirting okay
ground rules for the night?
`,
  travel: `
my folks live out in the sticks, does anyone come that way
we rented a place two counties over, do they go there
its a haul from the city, roughly {hours} by car
how far from town can the party be
what's the farthest they'd go
where do you draw the line on distance
anybody willing to make the trip up to {place}
would {agent} make it out to Gainesville
does a {category} get up to Dahlonega
we party at lake lanier, do they come
tybee island house, can someone be there
helen ga, yes or no
can you reach Rome georgia
do your folks go across state lines
birmingham wedding, do you send people
tennessee ok?
florida panhandle for spring break, can i take a dancer along
how does it work when the place isn't in atlanta
the ranch is off the highway past {place}, fine?
is it more expensive when they have to drive far
what do i pay for the road
does the distance change the price
do you add something for the drive
who covers the fuel
do they want a hotel when it's late and far away
overnight stay needed, who books it
do they need a ride or have a car
will someone have to fetch the {category} at the airport
do they come into people's homes
is a private residence ok as a venue
hotel suite fine?
do they step on a yacht
party bus through {place}, does a {category} ride along
our office is outside 285
are you limited to fulton county
which counties
does cobb count
do north georgia cabins work for you
anyone near {place} or do they all come from atlanta
is the ride to {place} counted in the hours
travel surcharge, yes or no
would it be a stretch to have him in {place}
can the {category} follow us to a second location
two venues in one night, do they move with us
remote location, no signal, will they find it
`,
}
