import type { Examples } from '../examples.ts'

export const ABOUT_AGENT: Examples = {
  'about-agent': `
does {agent} know 90s music
does the {category} know old school songs
which songs does {agent} play
my committee wants a short bio of {agent}
can you send a few lines about {agent}
a short introduction of {agent} please
who is {agent}
who's {agent}
more about {agent}
more info on {agent}
info on {agent} please
{agent}
what does {agent} do
what kind of {category} is {agent}
how long has {agent} been a {category}
how experienced is {agent}
is {agent} any good
is {agent} good
is {agent} good for a {event}
reviews for {agent}
what do people say about {agent}
what do other customers say about {agent}
does {agent} have good reviews
how is {agent} rated
what rating does {agent} have
whats {agent}'s style
what music does {agent} play
does {agent} play reggaeton
does {agent} do weddings
does {agent} do {event}s
can {agent} sing
does {agent} speak spanish
can {agent} do an r&b set
does {agent} have experience with {guests}
has {agent} done {event}s before
show me {agent}
show me {agent}'s profile
{agent} profile
can I see pictures of {agent}
photos of {agent}
got any videos of {agent}
does {agent} have instagram
whats {agent} insta
where can i see {agent}s work
what are {agent}'s specialties
what is {agent} known for
anything special about {agent}
describe {agent}
what does {agent} look like
how tall is {agent}
where is {agent} from
is {agent} a guy or a girl
is {agent} male or female
is {agent} on your roster
is {agent} still with you
does {agent} work for you
do you have a {category} called {agent}
do you represent {agent}
I saw {agent} on your page, what is she like
my friend recommended {agent}, what can you tell me
what can you tell me about {agent}
heard of {agent}, what's the deal with him
what does {agent} need from us
what does {agent} need to set up
how much space does {agent} need
what does {agent} bring
does {agent} bring her own speakers
does {agent} have a bio
bio of {agent}
background on {agent} pls
give me the rundown on {agent}
Could you share some details about {agent}?
I would like to know more about {agent}, please.
what's {agent} like with older guests
is {agent} funny
is {agent} family friendly
does {agent} take song requests
does {agent} do custom drinks
what sort of show does {agent} put on
what is included in {agent}'s act
is {agent} really that good
why is {agent} so popular
tell me about the second one
tell me about the first one
more about her
who is she
what's she like
what's he good at
what does he play
does she have reviews
is she experienced
how long has he been doing this
has she worked corporate gigs
who are these people
tell me about them
what about {agent}
and {agent}?
how about {agent}
whos that {agent} girl
u know {agent}?
do you know {agent}
anything on {agent}
years of experience {agent}
{agent} experience
{agent} reviews
what does {agent} specialize in
does {agent} MC too or only dj
`,
}
