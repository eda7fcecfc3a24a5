import type { Examples } from '../../examples.ts'

/** Bundles with one price, and wishes to pay less. */
export const MORE_PACKAGES: Examples = {
  packages: `
bundles available?
any bundle for {guests}
got a package with a {category}
your package menu please
what's the silver package
which packages are out there
package with two {categories}?
a set for our {event}?
packages, please list em
{event} bundle, what's inside
do packages exist for {guests}
full package info
combo offers?
what combos you got
ready made package for a {event}
does some package run {hours}
any preset for a {event}
the biggest bundle, what is it
smallest package?
how's the party pack put together
package brochure?
kits for bachelorettes?
is there a drinks and dj combo
tell me the package names
i want a combo
whats in ur basic bundle
and packages?
premium bundle, who comes
my wife asks if there is some package for a {event}
wondering whether you sell complete evenings as a package
quick q: any bundles that have a {category} and a {category}
one more thing, do you offer packages too
do you put a {category} and a {category} together in one offer
could i see what the {event} package contains
which of your packages comes with a photographer
ok but is there something all in one so i don't pick each person
how many people and hours are in the standard package
i hope we don't have to put it together piece by piece, got a bundle
are there packages made for companies
please send the details of every package you offer
what would the next bigger package add
can the {category} in that bundle be exchanged for a {category}
is there any package you do for a quinceanera
do you have some kind of deluxe set for {guests}
your site mentions packages but i can't find them
let me see what's bundled together
you have package for {event}, what is inside please
got any ready combos, like music plus bar
is a photo booth in any of your packages
does the bachelorette bundle run the whole evening
any fixed menus i can choose from, like small medium large
do you make packages for couples only
which set would you have for an afternoon at the office
which bundle has dancers and drinks in it
we'd love to have the music, the drinks and the pictures from one company, so is there a package that covers all three
my sister in law does not want to deal with five different people, so do you sell the evening as one bundle
hello, for our {event} with {guests} we'd like to know which packages you have and how many hours each of them covers
For the annual dinner we would prefer a fixed arrangement with set performers and hours; which packages can you offer us
i saw on instagram that you do some sort of bachelorette box with a dancer and a bartender, how does that package work
yo we tryna throw a {event} and dont wanna pick everybody one by one, yall got a bundle or sum
my boss asked me to find an offer where everything is included for {guests}, do you have such a package
the little package looks nice but we would need a {category} on top, can one be added to it
instead of hiring by the hour i'd rather have one set evening with a set amount, do you sell it like that
we are three couples and would enjoy a spa evening at home, is there a bundle with massages for all of us
last year you had a holiday package with a singer and two bartenders, is that one still on the list
i get that one can hire people individually, but what about ready combinations, which ones do you have for a {event}
could you explain what's the difference between your wedding package and the normal party package
please tell me who comes and for how long if i go for the middle package, the page isn't clear about that
if we take the big bundle, can we leave out the massage and have another {category} in it
our school wants a simple all in one offer for the prom, music and photos together, is there one
i'm not good at planning so a finished package would be a dream, which ones fit {guests}
grandma's eightieth is coming up and my dad wonders if there's a bundle with a singer and a photographer
do your packages differ by the size of the party, we'd have {guests}, and is there one for that size
somebody told me about a gold bundle with a band and a host, what exactly does it contain
¿manejan algún paquete para quinceañeras?
qué trae el paquete más grande
quisiera un combo con música y barra para {guests}
¿se puede armar un paquete a nuestro gusto?
cuántas horas dura el paquete de boda
mándeme la lista de paquetes por favor
my maid of honor asked for something with dancers, drinks and a photo booth in one go, what bundle comes close to that
we'd have {guests} at {place} and would rather buy one finished package than add up people and hours ourselves, what is there
could you list what each of your bundles has in it, since my committee votes on one of them tonight
if none of the ready packages fits our {event}, do you put together a special one for us
i only looked at single performers until now, but my colleague says that you also have packages, is that right
  `,
  discount: `
any markdowns
can you shave some off
got a coupon for newbies
rebate for regulars?
price break for {hours}?
cheaper if we book two?
lower it a bit?
any offers running right now
that's steep, go down a little
knock off a few bucks
a better rate, please
employee discount for companies?
early bird discount?
last minute deal?
sale this week?
bargain price possible?
meet me halfway on the price
{money} instead, deal?
could {agent} go lower
voucher code where
how about ten percent off
u got a hookup on price
is there a coupon somewhere
throw something in for free?
do you ever cut prices
what about a little reduction
senior citizens rate?
my wife asks if you'd come down a bit on the price
wondering whether there's something off for repeat customers
quick q: any codes i can use for my first booking
one more thing, can you do anything about the price
i hope there's some give in those rates
would you take {money} if we pay all of it today
could {agent} do it for a little less
do you give firefighters or police a reduced rate
we book with you every month, shouldn't we get a better rate
is the price firm or can we bargain
ok but can it be done cheaper if we take two {categories}
are there reduced prices for weekday afternoons
do i save something when i book early
any loyalty points or rewards for coming back
it's my third time with you, what's my discount
your rates are above our limit, is there any wiggle room
please make good price for me, my friend
can you sweeten the deal a little
do you give a break to churches and schools
is there an incentive if i bring you other customers
does a longer evening bring the hourly price down
a friend gave me a promo code, does it still work
what could you do for us on price if we booked all year
does the newsletter come with a coupon
can i use a gift voucher on {agent}
we'd sign today if you took {money} off
we are a shelter for animals and every dollar counts, so i'd like to ask if you have a reduced rate for charities
honestly i love {agent} but my budget ends at {money}, could she come down to that for {hours}
hello, i'm a veteran and my wife is a teacher, do you have any kind of discount for people like us
my company would hire your {categories} for twelve events a year, what sort of price reduction could we agree on
the other agency down the road offered a {category} for {money}, so would you beat that or at least match it
I noticed that your rates went up since last year; as a longtime customer, may I hope for a more favorable price
bro come on, we're broke college kids and it's her birthday, can't you cut us some slack on the price
we are booking {agent} for {hours} and {agent} too, so i'd expect a little something off the total, is that possible
i remember you ran a special around valentine's day last year, will there be one again this time
our neighbors hired you after i told them about it, so do i get something off for sending them your way
would it be cheaper if we moved to a monday, since i guess nobody books you on mondays anyway
i saw an ad with a code for first time clients but i lost it, can you still give me the lower price
we have to stay below {money} by order of our treasurer, is there a chance that you would reduce the fee a bit
since it's for a fundraiser and nobody makes a cent, would {agent} maybe perform at half her normal rate
thanks for the quote, it's more than we hoped for, how much room is there to bring that number down
your prices are crazy lol, do you guys ever have sales like on black friday or what
if we drop the last hour and pay everything at once today, would you give us a nicer rate
my uncle always says never pay the first price, so what would be your last price for {agent}
do students with an id get something off, there's twenty of us and nobody has money
do you do group prices when five of us each take a massage one after the other
¿me hace una rebajita?
en cuánto me lo deja si son {hours}
¿hay precio especial para maestros?
tienen algún cupón para clientes nuevos
¿no me lo puede bajar un poco? está muy caro
si contratamos a dos, ¿nos hacen descuento?
we're comparing three agencies and yours is the nicest but also the most expensive, could you come down to {money}
my mother is on a small pension and pays for it all herself, would there be something off for seniors
we had to wait two weeks for an answer and still want you, so how about you knock a little off the price
the band already gave us twenty percent off because it's for a good cause, would you do something similar
i get that quality has its price, yet {money} is all we have, could {agent} do it for that amount
  `,
}
