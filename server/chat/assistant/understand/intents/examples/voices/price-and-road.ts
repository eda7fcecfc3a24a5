import type { Examples } from '../examples.ts'

/** Many voices on what a price holds, and on the way to an event. */
export const PRICE_AND_ROAD: Examples = {
  included: `
my sister says these quotes always grow once they show up, will yours
i just want to know the number on the page is the number i pay
so besides the hourly thing, who else has their hand out
explain to an old lady what she gets for {money}
does {money} get me glasses and ice or only the man
we'd rather not shop for limes, does the bartender bring them
am i supposed to stock the bar myself
who buys the liquor, me or you guys
who supplies the champagne
do i have to run to the liquor store before the bartender gets here
are napkins and straws something he brings along
he arrives at five, plays at six, do i pay from five
is the half hour of plugging things in on my dime
if the dj takes a smoke break is that paid time
does packing up at the end run on the clock
the photographer shoots two hours, how many hundred files land in my inbox
will i have to pay again to get the pictures without a watermark
when would the wedding gallery be delivered and is retouching part of the job
my boss asks whether the figure is net of your commission
please break down what the hourly figure consists of
for our budget sheet i need to know every line that could be added later
does marquee take something on top or is it baked into the hourly
is there anything that gets tacked on at the end
don't want a nasty surprise on the invoice, what could be on there
i see {money} an hour on the profile, is that everything
the profile says {money}, what do i actually receive
does he also announce the first dance or is that another person to pay
would the microphone for speeches cost us more
do the oils and towels come with her or do i put out mine
does the massage lady bring a table or is that a separate fee
would a second outfit cost more
are rehearsals something we'd pay for
does a call with the dj beforehand cost anything
what am i not getting at that rate
list whatever is covered and whatever isn't
is weekend pricing different from a tuesday
do you raise it on holidays like everybody does
same price for 10 girls as for 30?
more guests, more money? or flat
does {agent} playing requests come standard
is the show one song or the whole hour
what happens in the hour i pay for
she told me props are extra, true?
so it's just the talent and nothing else?
does the fee go up if we're a bigger crowd
is it per head
i'm comparing offers and need to see what yours contains
so do we get raw footage as well
anything in that price for the assistant
and the cleanup after, who does that
garbage and empties at the end of the night, theirs or mine
does the rate already have the drive in it
gas and all in there?
nothing else due after that?
is it one price and done
what are the extras i might be hit with
we're providing the booze, do they provide everything else
do they pour only or also shop and mix
how many photos should a bride expect from {hours}
will i receive prints or just a link
`,
  travel: `
the cabin is way up past dahlonega, would anybody drive that
our farm is forty five minutes down a dirt road
who pays the uber
i'd gladly pay the gas if someone comes out here
my mother lives in {place} and can't leave the house
there's no hotel nearby, where would the dancer sleep
does the band need rooms if we finish at two
we're doing the rehearsal dinner in charleston, is that too much to ask
we're across the state line in chattanooga
the retreat is in asheville, could you staff it
is a beach house in destin out of the question
how many miles before you start charging
at what point does distance cost me something
is everybody stuck inside 285
does being in {place} make it pricier
what would the trip out to {place} add to my bill
will a {category} make the trek to {place}
is {place} on your map
nobody ever wants to come out to {place}, do you
i doubt you serve little towns like ours
we live on the alabama side, does that matter
would {agent} be up for a road trip to {place}
i'm sending a shuttle for the guests, can the {category} ride along
do we send a car for them
should i arrange a pickup at the train station for the performer
she doesn't have a car? how does she get to us
the ferry is the only way on the island, will that work
we rented a pontoon on lake lanier and want someone on board
company offsite in {place}, your people go there?
is the fee for mileage round trip or one way
do i reimburse the tolls
reimburse airfare? or how do you handle shows in other states
we'd fly {agent} out to vegas, is that doable
would she come along to miami with us
three stops in one night, would they follow the bus
tour of four cities with {agent}, any objection
you only do the city, right
we are rather far from downtown
is my zip code covered
my zip is 30534, too far out?
what's the farthest you'd send someone
how large is the circle you work in
does somebody come to people's houses or only venues
my apartment, is that somewhere you'd send a {category}
would they come up to my hotel suite
home visits?
the venue's a barn in {place}, can your folks get there
two hours on the road is okay for them?
what do you add for a two hour drive
stuck behind the mountains here lol do u come
we're snowbirds on st simons island, any chance
cost of getting them to {place}?
does the drive count as hours
is the time in the car billed to me
they hit traffic on the way, do i pay for that
the hotel night for the dj, whose cost is that
can y'all make it to {place}
will somebody really come all the way to {place}
out by the airport still fine?
we party in {place}, reachable for you?
`,
  packages: `
i don't want to pick everything one by one, is there a ready made thing
is there something like a whole night in a box
we'd take music, drinks and photos from one hand, what's the deal for that
can i get the dj and the bar as one thing
what if i take three people at once, is there a set offer
do you have a fixed menu for bachelorettes
our HR wants one offer with one total for the holiday party
anything preassembled for about {guests}
what's in the big one
which one of your bundles has a photographer in it
does the middle one come with a bartender
how many hours does the small one run
do the offers on your site have names
what do you put together for quinceaneras
i saw something called a party bundle on the site, what's that
the gold thing on your page, who comes with it
can we swap the magician in the bundle for a singer
would you drop the photographer from the bundle if we have our own
can you leave out the dj and keep the rest of the package
is the bundle a better deal than hiring them one at a time
would i save by taking the set
set offers for weddings?
do you sell evenings or only hours
i'd like the whole enchilada, what is it
all in one, does that exist
one invoice, one team, one price, do you do that
got anything like a starter kit for a first party
combos?
combo of a {category} with a {category}?
any duo offers
what would a deluxe evening include
the cheapest bundle you sell, what's in it
the most expensive bundle, who is in it
is there something between the small and the big package
tiers?
what tiers do you have
bronze silver gold, how do they differ
can you email me a sheet with your bundles
a list of everything you sell as a set
show me what you bundle
my fraternity wants the full package, what's that run
how many people come in the wedding set
who exactly would be sent for the corporate bundle
can we build our own bundle
do you tailor bundles to our {event}
custom package for our {event}?
are bundles only on weekends
is the bundle price the same on a saturday
till when do we have to pick a package
can the package be shortened to three hours
do you throw in something when i take several acts
is there a ladies night set
a kids party bundle with magician and face paint?
packaged deals, got those?
spa afternoon as a set for my bridesmaids?
tell me what bundles you have for a {event} with {guests}
what sets do you recommend for {guests}
is there a fixed offer for office parties
ready-made options for a {event}?
complete solution for a {event}, what do you have
`,
}
