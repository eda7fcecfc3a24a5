import type { Examples } from '../../examples.ts'

/** Wishes to book, and questions about one person. */
export const MORE_BOOK: Examples = {
  book: `
grab {agent} for us
claim {agent} for {date}
deal, {agent} it'll be
hold {agent} for me {date}
snag {agent} for my {event}
pencil {agent} in for {date}
ok we're taking {agent}
let's roll with {agent}
let's hire him
count {agent} in for our {event}
enough talk, book {agent}
we choose {agent}
engage {agent} for {date}
nail down {agent} {date}
i pick {agent}, reserve her
reservation for {agent}, {date}, {time}
booking request: {agent}, {date}
order a {category} for {date}
get the booking going
can we lock that in
ill have the second one, book it
mark {agent} as ours and reserve
sign {agent} for the {event}
take my booking for {agent}
reserve that one
we want the pair, reserve the two
bring up the booking page
my wife says yes so reserve {agent}
quick q: can i reserve {agent} right here
wondering if you could put {agent} down for us on {date}
we talked it over and would like to hire {agent}
my boss gave the green light, please book {agent}
please arrange {agent} for our {event} on {date}
i'd like to secure a {category} for {date} from {time}
could we have {agent} reserved for {hours} on {date}
tell me where to click, i want to book {agent}
i'm gonna need you to book {agent} for {weekday}
yea lets do {agent} for {hours} on {date}, book it
we will take the {category} for {hours}, please reserve
i want make reservation of {agent} for {date}
she's the one, put her down for {date}
before someone else grabs her, reserve {agent} for {date}
kindly proceed with the reservation of {agent}
go on and reserve {agent} at {place} {date}
i made up my mind, hire {agent}
same girl as last year please, book her for {date}
ok fine {agent} then, where do i sign her up
that settles it, book {agent} and {agent}
send over the request for {agent} on {date} at {time}
get {agent} locked for {hours} at {place}
one more thing, please also reserve {agent}
i'm sold, how about we lock {agent} in now
our vote went to {agent}, make the reservation please
so we looked through everyone on the page and the whole family agrees on {agent}, please reserve her for {date} at {time}
hi, i spoke with my partner last night and we'd love to go ahead and hire {agent} for our {event} on {date}
ok the price is fine and the date is fine, so let's stop chatting and put the booking through for {agent}
On behalf of our company I would like to reserve {agent} for {date}, {time}, at {place}, for {hours}
my mother can't stop talking about {agent}, so i'd like to hire her for the birthday on {date} before she's gone
yo we all chipped in and the boys want {agent} for {date}, set it up fam
we have compared enough, the committee has decided and we hereby ask you to book {agent} for our {event}
everything sounds good to me, {hours} on {date} with {agent} in {place}, please start the request
i want to reserve the {category} you showed me first, for {date} from {time}, the address is {place}
after the great night we had last summer i'd like to have {agent} back, reserve her for {date} please
please to book for me the {category} {agent} on {date}, the place is {place}, thank you very much
alright i've got the go from my husband, {agent} for {hours} on {date}, what are we waiting for, book it
we were at a party where {agent} performed and it was a blast, now we want to hire her for ours on {date}
if {agent} can do {date} then book her straight away, i don't want to lose her again like last time
i know it's late but i'm ready to commit now, put me through to the form so i can reserve {agent}
let me make this easy for you, i want {agent}, {date}, {time}, {hours}, {place}, so go reserve it
the bride finally picked, she wants {agent} for the reception, so i need to reserve that for {date} today
we already have the hall and the food, now we want to make it complete and reserve {agent} for {hours}
as discussed with my colleagues, our choice is {agent}; please initiate a booking for {date} starting at {time}
apártame el {date} con {agent} por favor
ya nos decidimos, queremos contratar a {agent}
hágame la reserva de {agent} para el {weekday} a las {time}
dale, reserva a la primera
me gustaría dejar reservado un fotógrafo para {date}
hazme la reservación con {agent}
we've gone through all your bartenders twice and {agent} is our guy, so please reserve him for {hours} on {date}
my boss wants this settled by lunch, so go ahead and put in the booking for {agent} at {place} on {date}
ok no more questions from me, she is perfect, put in a reservation with {agent} for our {event} right away
i promised my wife i'd do it today, so let's get {agent} reserved for {date} at {time} in {place}
we would be honored to have {agent} at our anniversary on {date} and wish to make a firm reservation
  `,
  'about-agent': `
spill about {agent}
{agent}, who dat
got dirt on {agent}?
the story of {agent} please
{agent}'s background?
what's {agent}'s thing
what's {agent} into musically
has {agent} got a website
does {agent} rap
{agent}'s best skill?
is {agent} shy
how old school is {agent}
any clips of {agent}
{agent}'s portfolio please
is {agent} a pro or an amateur
what languages does {agent} speak
does {agent} do {genre}
where did {agent} grow up
what's she known for
how many gigs has {agent} done
is {agent} good w kids
{agent}, tell me everything
what genre is {agent}
does he do requests
{agent}'s resume?
is {agent} bilingual
what's her vibe
any feedback on {agent}
my wife asks what {agent} is like in person
wondering how experienced {agent} is with big crowds
quick q: does {agent} do {genre} too
is {agent} the one with the long braids
what do former clients write about {agent}
and what about {agent}, what's he like
how would you describe the style of {agent}
i came across {agent}, could you tell me a bit more
has {agent} worked at {place} before
does {agent} sing live or to a track
can i watch a video of {agent} somewhere
what sort of crowd does {agent} usually play to
is {agent} comfortable in front of {guests}
what awards or references does {agent} have
please share the profile and the ratings of {agent}
would {agent} be any good at a {event}
is it true {agent} toured with a famous band
how long is {agent} in this job already, you know it?
u got pics of {agent} in action
which drinks is {agent} famous for
what type of massage does {agent} give
can {agent} host as well or only dance
ok but is {agent} actually funny
where did {agent} train
what kind of photos does {agent} take, posed or candid
who exactly is the second {category} you mentioned
let me read up on {agent} before i decide
my friend swears by {agent} but i've never seen her perform, so could you tell me what her show is like
we found {agent} on your page and the photo is lovely, but there's hardly any text, what else do you know about her
Good afternoon, our club is considering {agent} and the members would appreciate a few words on her career so far
ok so i've never heard of {agent} and my cousin won't shut up about him, who is he and what does he play
before i show {agent} to my boss i need to know how many years she has been doing this and for whom
the {event} is for people over sixty, and i wonder whether {agent} knows songs from that time
i'm looking at {agent} right now, she seems great, does she also do {genre} or is that not her world
could you please send a short description of {agent} that we can print in the program of our {event}
some of our guests only speak spanish, so it would be good to know which languages {agent} can speak
our crowd is picky about dancing, is {agent} really as good as the stars on her page make it seem
hey i think i saw {agent} at a {event} in {place} last spring, does she wear a silver suit and play violin
my kids loved the clown we had last time, is {agent} someone who's patient with little ones
i read the reviews of {agent} and one of them talks about a fire number, is that part of her show
can't find {agent} in your list anymore, did she leave or is she still one of yours
you mentioned {agent} a minute ago, what has she done before and what do people say about her
tell me honestly, has {agent} ever worked in front of {guests}, because our stage is pretty big
we want someone elegant and not too loud, and i don't know if {agent} is like that, what's her style
for the brochure we'd need to know where {agent} comes from and what she is best known for
you keep naming {agent}, so what's so special about her, sell me on it
platícame algo de {agent}
¿{agent} canta en vivo?
qué tal es {agent} con los niños
¿de dónde es {agent} y qué tipo de show hace?
tiene videos {agent} donde la pueda ver bailar
me recomendaron mucho a {agent}, ¿qué me puede decir de ella?
my aunt saw {agent} on tv years ago and asks if that's really the same person, what do you know about her past
we need someone who can read a room, and i was told {agent} can, how would you describe her at work
i have only seen one blurry picture of {agent}, are there any more, or maybe a video from one of her shows
our guests are mostly engineers who hardly dance, does {agent} know how to handle people like that
the host of our last event spoke too fast, so i'd like to know how {agent} is on the microphone
  `,
}
