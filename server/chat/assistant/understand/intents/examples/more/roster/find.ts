import type { Examples } from '../../examples.ts'

/** Wishes for people of the roster, from a word or two to whole stories. */
export const MORE_FIND: Examples = {
  find: `
hunting for a {category}
got a decent {category} for me
who spins {genre}
scouting {categories} for our {event}
your {categories}, let me look at them
{categories} on your books?
who among you is a {category}
ok now the {categories}
next, somebody for the bar
pull up the {categories}
open the list of {categories}
a {category} to host our {event}
we lack a {category}
wanted: someone who does {genre}
{category} search
one more thing, we also need a {category}
and somebody with a camera?
seeking a {category}, preferably female
you guys got mariachi?
anyone doing aerial silks
cocktail people for {guests}
i need hands behind the bar
let's look at {categories} next
steel drums, anybody?
caricature artist?
fortune teller or tarot reader
could i flip through the {categories}
what can i hire from you
which performers are on offer
hula hoop girl or stilt guy
my wife asks if you have a {category}
wondering whether you carry any {categories}
quick q: do yall have a {category} who does {genre}
is there somebody on your team who plays the harp at dinners
do you happen to have a {category} that speaks mandarin
we're missing a {category} and would love to see who you have
need 2 guys who can bartend n flip bottles for {guests}
does your agency have anyone who does henna or glitter tattoos
hoping you have a {category} who is used to older crowds
please show me the ladies who bartend
ok but who do you have for kids, like a clown or a balloon person
i would be grateful for a list of your {categories}
our museum seeks a string player for an opening
lemme see wat {categories} u got
show me only the guys who strip, not the bartenders
need sum1 to hype the crowd at my {event}
can you line me up with a {category} near {place}
we want a masseur, a man with strong hands, is there one
my crew needs a bartender that can do flair
are there hosts in your catalog who can run a bingo night
which of your people could teach a pole class to {guests}
whoever does the best robot dance, do you have a person like that
i search a {category} for the {event} of my daughter, you have?
the client requests brand ambassadors, please present your selection
we have food and a hall but nobody to make music
is there a singer in your lineup who does motown
any woman who plays the decks
a massage person who comes to the house, do you have that
the kids want a princess, is there one in your roster
who could emcee {guests} at our {event}
i saw the models, now let me see the dancers too
not into the band idea anymore, show me the {categories}
a bilingual host for our {event} would be great, is there one
somebody in your group able to walk on stilts in a parade
we want to see faces before we talk, where do i find the {categories}
my mother turns seventy and adores {genre}, so i am looking for somebody who can play that at the garden party
good afternoon, i am organizing a {event} for {guests} in {place} and i would like to see which {categories} you represent
so my roommate is getting married and the girls put me in charge, we def need a male dancer, who u got
we run a small hotel near the airport and every week our lobby needs live piano, are there pianists among your people
the person who was supposed to shoot our engagement moved to denver, so now we need another {category}
our HR department is organizing a wellness day for {guests}, and we are seeking two or three people who give chair massages
hey there, i'm the maid of honor and i've got zero contacts in this city, could you show me your male entertainers
i have been scrolling for an hour and can't find the page with the {categories}, can you just show them to me
Good morning, my husband and I are celebrating fifty years together and we wish to have a violinist at the dinner table
we open our second store soon and want two friendly models at the door handing out samples, who would that be
last year we had a fire eater from another company and everybody loved it, do you have someone like that in your roster
the office voted and it came out as karaoke, so now i need a host who can run that for {guests}
ok so the cake is done and the hall is done, only thing left is somebody to mix drinks behind the counter
my english is not so good sorry, i want to find one {category} for {event} of my brother, please to show me
i work for a tequila brand and we need six promo girls for tastings at liquor stores around {place}
we are filming a music video in {place} and the director wants three dancers who know {genre} choreography
my aunt hates loud music, so instead of a dj we'd want a guy with a guitar or something soft, got one
I represent a law firm, and the partners have asked me to source a {category} for our {event}; kindly show me suitable candidates
long story short my cousin forgot to get a {category} and the whole family is looking at me now, can you show me some
we're a bunch of nurses after a brutal month, and all we want is someone who rubs our shoulders in the break room
for a catalog shoot we need two plus size models and one older gentleman with a beard, do you represent people like that
my kid is obsessed with magic, and the birthday is at home with {guests}, so find me somebody who pulls coins from ears
the theme is roaring twenties and i'd like a burlesque lady plus someone who mixes old fashioned drinks, who is out there
what i really want is a saxophone guy who walks around between the tables while {guests} are eating, is there such a person
there's gonna be {guests} at my {event} and my playlist sucks, i need an actual dj lol
annoyed already, three agencies told me no, so just tell me: do you have a {category} or don't you
we don't need photos or music, those are covered, we are only after {categories} who can work a crowd
could you please tell me who in your agency performs close up tricks, our guests will stand around at a reception
my boss wants somebody to moderate the panel and keep the evening moving, is there an emcee with a dry sense of humor
the ladies of our book club are turning wild this year and asked me to find a gentleman who takes his shirt off
me ayudas a encontrar un {category}
andamos buscando un saxofonista para la boda de mi prima
¿manejan bailarinas de salsa?
quisiera ver qué fotógrafos tienen en {place}
ocupo un dj que ponga cumbia y banda para los quince de mi hija
hace falta alguien que sirva tragos en una fiesta de {guests}
  `,
}
