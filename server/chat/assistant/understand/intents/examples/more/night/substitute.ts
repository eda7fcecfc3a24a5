import type { Examples } from '../../examples.ts'

/** Talent that falls out, in many voices; and the ages of guests, customers and talent. */
export const MORE_SUBSTITUTE: Examples = {
  substitute: `
plan b if she's sick?
is a stand in provided
what if {agent} bails
backup guaranteed?
who covers for {agent}
no shows happen often?
if he's unwell, then what
any understudy
what if y'all flake
fill in available?
and if she never shows
could they ditch us
what if illness strikes
can you ensure someone comes
swap if ill?
performer arrives late, what then
will it really be {agent}
spare {category} on call?
what if the {category} quits
do performers ever ghost people
another person instead, my say?
emergency cover for a sick dj
who steps in then
last minute dropout, what do u do
wondering whether there's a reserve {category} just in case
my fiancée asks what happens if the {category} falls ill
i hope we won't be left without a {category}
quick q: do you replace a {category} who can't come
kindly outline your procedure when talent becomes unavailable
ok but what if {agent} backs out a day before
and what about a flat tire on the way, who comes then
would the stand in be equally good as {agent}
one more thing, what if the {category} turns up an hour late
can we veto the person you send in place of {agent}
is the fee returned when the {category} fails to appear
how dependable are your {categories}
will we be informed if someone different is coming
does the backup {category} charge the same
am i protected if the {category} doesn't arrive
suppose {agent} loses her voice that morning
what's the remedy for a {category} that never came
do you keep somebody in reserve for {date}
could it happen that a stranger comes and not {agent}
do i have a choice in who takes over
what if {agent} gets a better gig and drops mine
how quickly could you find another {category} if ours is out
what's the chance that the {category} cancels
would you refund us or send somebody new
if {agent} breaks an ankle next week, what's the plan
has a {category} of yours ever stood somebody up
what if mine gets covid
can the agency call the whole thing off on its own
is there some guarantee of appearance
if there's a snowstorm and the {category} is stuck, what do we get
what do i do at {time} if no one is at the door
nobody answers my request, what happens after that
in case of a death in the dj's family, who plays
could you promise me personally that {agent} will be there
our whole {event} hangs on the {category}, so i need to know what you do if that person gets sick on the day
i've been planning this surprise for five months and my nightmare is that {agent} calls in sick, do you have someone who could jump in
at my brother's wedding the photographer simply never came and they have no pictures at all, how do you prevent something like that
if the {category} has an accident on the highway while driving to us, do you send another one right away and how long would that take
we chose {agent} because of the voice, so when a different singer would have to come, could we say no and get our money back
hello, our board would like a written assurance that a replacement of the same level is available should your artist be prevented
my friend used a cheap app and they sent a totally different girl than the one in the picture, does that ever happen here
suppose the bartender gets food poisoning two hours before the party starts, is there anyone you could still get to us in time
it's for {date} which is a year away, and people change jobs, so what becomes of my booking if {agent} leaves you by then
so i send the request and {agent} declines it, do you offer me someone similar or do i start from zero
i know it's show business and things come up, but what are my options if the dancer cancels on the very morning
what if the comedian has one too many flights delayed and lands after our dinner is over, do i still owe the fee
since my mother is turning ninety and there's no second chance, tell me how sure it is that the {category} comes
in the event that the performer you assigned is hospitalized, would the price of the substitute be different from the original one
if the person at my door isn't the one that i picked online, may i send them away without paying
is there a person on standby for each {event} or do you only start calling around when somebody drops out
please explain what i'm entitled to when the artist comes forty minutes late because of traffic
my little one only wants the magician she saw in your video, so what if exactly he is ill on her birthday
we had three vendors cancel on us this year already, so what makes your {categories} more reliable than the rest
if her babysitter doesn't come and she can't make it, will your office contact me or will i find out when nobody shows up
how would you make it up to us if {agent} walked off in the middle of the show because of feeling sick
could we book a second {category} as a safety net or do you already have a backup in place for emergencies
oye, ¿y si el fotógrafo amanece enfermo?
¿tienen a alguien de repuesto por si falla {agent}?
me da miedo que no llegue nadie, ¿qué garantía hay?
¿nos avisan si mandan a otra persona?
¿qué hacen si a la cantante se le va la voz?
si {agent} nos queda mal, ¿quién viene?
  `,
  age: `
what's the youngest allowed
how old's the {category}
18 plus for the {event}?
teens welcome?
adults only or not
am i old enough at 18
under 21, can i book
id needed?
does the bar card people
kids around, ok?
is 20 too young to hire
any minimum age
suitable for children?
do i show something with my birth year
roughly what age is {agent}, early twenties?
babies ok?
21 to reserve?
legal age to attend
are the {categories} of age
any age welcome?
and my 15 year old?
who verifies the ages
is it family safe
underage guests, what's the rule
age cutoff?
wondering whether teenagers may be at a party with a {category}
my nephew asks if a nineteen year old may make a booking
i hope there's no problem with children in the house
quick q: must everybody be over twenty one at the bar
kindly state the required age of attendees
ok but what if one guest is seventeen
and what about kids, may they watch the {category}
are your {categories} all grown ups
one more thing, will the {category} want to see identification
is {agent} older than thirty
which of your {categories} are appropriate for a first communion
the guests are between twelve and sixty, does that work with a {category}
must the person who pays be an adult
do you need a copy of my passport to prove how old i am
for what age group is {agent} meant
can an eighteen year old sign for a {category}
is a {category} ok for a college crowd of nineteen year olds
may toddlers be in the garden while {agent} performs
from which age can somebody get a massage from you
could my sixteen year old be in the pictures with us
is a {category} too grown up for eight year olds
what birth year do the guests need to have
does each guest show an id when alcohol is served
i turn twenty one the week after, does that matter for the booking
is {agent} fine for a middle school dance, agewise
are your {categories} at least twenty one
does a {category} require that all present are adults
is there an upper age limit
will {agent}'s show suit ten year olds
how does the {category} make sure that everyone in the room is an adult
can the grandchildren stay and watch {agent}
we're all eighteen or nineteen, what may we hire
is parental consent enough for a teenager to make the request
my son is graduating from high school and half the guests are minors, so which of your performers would be suitable for that age
our sorority mixes freshmen and seniors, so some are nineteen and some twenty two, how does your bartender deal with that
i'm organizing my best friend's twenty first and a few of the girls are still twenty, do they have to leave when the bar opens
we'd have a dancer in the basement and the children asleep two floors up, is that acceptable under your age rules
hello, i work for a family resort and would like to know from what age on the program of {agent} is appropriate
my little sister is in the bridal party and just seventeen, so could she stay for the male dancer or does she need to go home
the form asks for my date of birth and i wonder why, is there a certain age i have to be to hire someone
at the last place they carded my grandmother, which was hilarious, do your bartenders check everyone's id too
since it's an all ages festival with families, which acts are okay and which ones do you only send to adult events
i just turned eighteen last week and would love to hire {agent} for my own party, am i allowed to do that by myself
my parents are strict and ask how old the people are that you employ, like is anybody on the roster younger than eighteen
for the company picnic we'll have employees with kids from two to fifteen, would a {category} be right for such a young audience
is it okay if an infant is in the room, my cousin is breastfeeding and can't leave the baby at home
could you tell me if {agent} is closer to twenty or to forty, we'd like somebody near the age of our {guests}
what documents do our guests need on them to show that they are over twenty one when they order a cocktail
if some kids sneak into the room while the dancer performs, do you stop the show because of the age limit
my daughter's quince has lots of fourteen year olds plus the grandparents, so is a dj with clean songs the right thing for that age
can my roommate, who is twenty, put the reservation in his name or does it have to be someone over twenty one
there'll be three generations in the room from four to ninety, is the show of {agent} fit for every age
i'd like to give my dad a massage, he is eighty seven, is there any age at which you don't do that
how strict are you about the age of guests at a show with exotic dancers, does every single one need to be an adult
is there a different age rule for the dj and the magician than for the strippers
oye, ¿desde qué edad se puede contratar?
va a haber niños chiquitos, ¿hay problema?
¿todos los que asisten deben ser adultos?
mi hija tiene veinte, ¿ella puede hacer la reserva?
¿el cantinero les pide la identificación a todos?
¿cuántos años tienen los bailarines?
  `,
}
