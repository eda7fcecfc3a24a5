import type { Examples } from '../../examples.ts'

/** More ways to ask where the agency is, and when its office is open. */
export const MORE_PLACE: Examples = {
  place: `
which city is this
where's your office at
got a physical location?
what road is your office on
are you based around here
where can i visit you
send your address
what part of georgia
office in {place}?
are you an atlanta outfit
do you have a front desk
which building are you in
any branches elsewhere
do you own a venue
where's home base
is there a studio i can come to
whats the zip of your office
how do i find your building
you guys in atlanta proper?
headquarters where
and where are you located
ok but where is your office exactly
one more thing, what's your mailing address
quick q: are you near {place}
pls give me the address of the agency
wondering whether there's an office i could walk into
my wife asks if you are a local business
i hope you're somewhere in the city and not online only
is the agency itself in {place} or elsewhere
do i come over to you for the massage or not
which neighborhood would i find you in
does your company have a place of its own for shows
kindly provide the street address for our vendor records
what town does {agent} live in
where does the {category} come from, which city
are your {categories} from the atlanta area
is it possible to stop by in person
can i drop off a check at your address
what's the nearest marta stop to your office
do you operate out of a storefront or from home
which exit do i take to get to your office
is your office on the north side or the south side
could we meet face to face at your premises
do you rent out a hall for parties
are there any other cities where you have an office
is that a club i can just walk into
what do i put into my gps to reach you
are you anywhere close to the stadium
do you guys have a lounge where the dancers perform
what does the building with your office look like, and on which corner is it
i'm visiting from ohio and staying near {place}, how far would i be from your office if i wanted to come by
our courier needs to deliver some printed banners to the agency, what is the full address including the suite
hi, i looked all over your website and couldn't find in which city you people actually are, could you tell me
we have a policy of only using local vendors, so is your company really located in metro atlanta
good afternoon, i prefer to discuss things in person, is there an office where my husband and i could pay you a visit
yo where yall at, like is there a spot i can pull up to
we don't have anywhere to hold the {event}, so do you perhaps have a room or a venue of your own
excuse me, i not know atlanta, in which street is your office and is it near the train
my apartment is too small for a massage table, is there a place of yours where i could come for the session
i thought you were a nightclub until i read more, do you have a location where one can watch the dancers
for the contract our legal department needs your registered place of business, what's the address
is {agent} from around here or from another city, i'm curious where in the country your people are
are you the same marquee that is in {place}, or is your agency in a different city
since i'd like to see some faces before hiring, can i come to your premises and where would that be
if i fly in to hartsfield in the morning, is your office close enough for a quick visit
we're making a list of agencies by region, so what state and city is yours in
does the photographer have a studio where we could shoot, or is it always at the client's place
before i send you a registered letter, where does your mail go
is your office somewhere downtown or out in the suburbs
my driver will pick up a package at your place, what address should i tell him
how many locations does the agency have and which one is closest to {place}
do you have a second office besides the one in atlanta
which county are you in
so where exactly is the agency, i only see a phone number
your people live all over or just around the city
street address?
city?
where you based
office location
directions?
map pin please
based in georgia?
which side of town
are you near midtown
¿en qué calle está su oficina?
¿son de Atlanta o de otra ciudad?
¿hay un lugar donde los pueda visitar?
¿el masaje es en su local o en mi casa?
mi jefe necesita la dirección de la agencia
¿tienen sucursal en {place}?
  `,
  hours: `
when's somebody in
what time do phones open
open this {weekday}?
is anyone in the office at this moment
til what time are you in
do you guys open sundays
is it closed on {date}
when does your day end
how early can i ring
anyone at the office yet
what are the opening times
does the office answer after dinner time
are you open late
do you take calls at night
what days is the office closed
when can i phone
open on new years eve?
is the office staffed now
when are you back in
are weekends business days for you
and what are your office hours
ok but until when are you reachable today
one more thing, do you work on {weekday}
quick q: is anyone there at {time}
pls tell me when you close
wondering whether the office is open on saturday morning
my wife asks if she can call you this evening
i hope someone still picks up after work hours
between which times do people answer the phone
at what hour does your team start in the morning
will the phones be answered on {date}
what time do you lock up on {weekday}
are you folks closed over easter
kindly state your business hours
when would be a good time to ring the office
does anyone answer emails at the weekend
is it possible to call before eight
how late does your staff stay
do you have shorter hours in summer
is there a night shift at your office
when's the next time a human is at the desk
do you observe federal holidays
am i calling outside of your hours
are you open at lunchtime
what's the latest i can call today
do you keep the same hours all week
can i still reach you tonight or have you gone home
is your line open around the clock
if i come by at {time}, would the door be open
are the office hours in eastern time
i get off work at six and can't make private calls before that, is there still somebody at the agency then
i called the number twice this morning around seven and nobody answered, from what time on are you there
we're in california, so with the time difference, what's the window in which i can phone your office
hello, i would like to telephone you rather than type, may i ask at what hours the line is attended
my shift is all messed up this week and i only have time at night, do you guys pick up at like eleven
so it's a holiday weekend and my {event} is right after, is the office working on monday or shut
good evening, i do not want to disturb anybody on a sunday, which days does your office work
i'm going to send my assistant over on {date}, would the office be open that day and from when
ok cool ill just call instead, yall open rn or nah
please, what time you open tomorrow and what time you close, because i want to telephone
with everything going on before christmas, will your office keep normal hours or be closed on some days
our event team works till midnight and likes to settle things late, is your office ever reachable at that hour
this is procurement at a hotel, for our file we need your business hours and the days you're closed
it's half past five already, do i need to hurry to catch someone at the office
when i write an email on friday night, is anybody reading it before monday
voicemail says call back in business hours but never says what they are, so what are they
is your team taking the week of the fourth of july off
i heard agencies like yours only open in the afternoon, what time is yours open
would i catch somebody by phone if i rang during my lunch break at noon
how do your hours look on a {weekday}, open all day or only half
does anybody man the phones when there's a party going on at two in the morning
till what hour is the chat watched by people in the evening
is a saturday call pointless or are you in
can you tell me when the office reopens after the holidays
on which days may i phone the bookers and from when to when
i can only call on weekends, does that work with your hours
your hours?
open today?
closing when
office hours {weekday}?
open at {time}?
phone times?
after hours calls?
sunday opening?
weekend hours please
¿a qué hora puedo llamarles mañana?
¿contestan el teléfono después de las seis?
¿abren el sábado por la mañana?
¿qué horario tienen los días feriados?
salgo tarde del trabajo, ¿hasta qué hora están?
¿la oficina está abierta hoy?
  `,
}
