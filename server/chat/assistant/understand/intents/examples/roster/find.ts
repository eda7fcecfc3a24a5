import type { Examples } from '../examples.ts'

export const FIND: Examples = {
  find: `
we still have nobody to take pictures at our wedding
there is nobody yet who takes the photos, who could
i want someone to photograph our opening
a pro with a good camera for our banquet
someone who pours beer and wine at our opening
we have a dj already and still need a {category}
our office could use back rubs
shoulder massages for my stressed team
i require a {category} for our gala
somebody to take pictures of our party
what services do you offer
do you have any {categories}?
I'm looking for a {category} for a {event}
need a {category}
who do you have that does fire dancing
looking 4 a {category} in {place}
got {categories}?
Hi! We're planning a {event} and need entertainment
can you show me your {categories}
show me the roster
what kind of talent do you represent
we need someone to take pictures at our {event}
i want a {category}
any latina {categories}
do you guys do {event} stuff
who sings jazz
is there anybody who can mix cocktails for {guests}
I would like to hire a {category}
i want to hire someone for my {event}
list all {categories} pls
what categories are there
anyone who does r&b and old school hip hop
is there a female {category}
looking to get a couple of {categories} for {event}
what acts have you got
Do you have someone who speaks spanish?
we are after a {category} who can do a full set of house music
searching for {categories} near {place}
browse talent
see all your people
what else do you have
who else is there
any more {categories}?
more {categories} please
{category} for {event}
{categories}
two {categories} and a {category}
a {category} and a photographer for my sisters {event}
can i see some {categories}
i need somebody to entertain {guests} at a {event}
what types of performers can I get through you
who on your team does deep tissue
what's on the menu
we'd like a magician that does close up tricks table to table
my friends want a {category} for her {event}, what do you have
do you have guys too or only girls
male {categories}?
any {category} who does afrobeats
give me a list of {categories}
which {categories} do you have
do you provide {categories}
do you offer {category} services for {event}s
i heard you have good {categories}
im throwing a {event} {date} and need a {category}
throwing a party for my husband, need something fun
looking for entertainment for our company {event}, about {guests}
we need a {category} with own equipment
show me who plays salsa
who can do balloon animals for kids
Could I please see the {categories} you work with?
any {categories} with experience at weddings
does anyone on your roster do stand up comedy
You have {categories} right?
where can i see the dancers
pics of your {categories}?
can I see photos of the girls
what do you guys do exactly
what is this site, what can I get here
need {guests} entertained, open to ideas on who you have
find me a {category}
find me someone who does latte art and cocktails
I require the services of a {category} for an evening {event}.
We want {categories}, not too formal, for {guests}
looking for the one who does burlesque
a {category} that's good with kids
do you have anything for kids parties
What entertainment options are available for a {event}?
{category} wanted for {event} in {place}
do u have {categories} in ur company
yo you got {categories} or nah
i'm interested in a {category}
interested in hiring {categories} for promo work at our store
we need models for a fashion show
im after a {category} with good reviews
someone for a trade show booth
whats ur selection of {categories} like
any {category} that does both hip hop and country
who does body paint
do any of your {categories} do lessons
not a dj, a photographer
make that a {category} instead
no I meant {categories}
actually I need a {category}
how about a {category}
what about {categories}
and a {category}?
only {categories} please
do you have white, black, asian dancers
I need a blonde model for a video
i want a stripper
strippers for a {event} with friends
looking for strippers for the bach party
i need a female stripper for my brothers {event}
is a topless waiter something you have
do you have lap dance entertainers
drag queens?
do you have a celebrity impersonator
who'd be good at hosting a quiz night, do you have hosts
We are a hotel and need {categories} regularly
do you have {categories} in {place}
can you get me a {category}
you got anyone that plays violin
any saxophone player on the list
is there a photographer who also does video
got somebody for a proposal shoot
`,
}
