import type { Examples } from '../examples.ts'

/** Ages of guests, customers and talent. */
export const AGE: Examples = {
  age: `
how young may the youngest guest be with a stripper there
my kid turns 18 soon, can he book then
some of us are under 21, may we be there when the bartender works
may under-21s be present while the bartender serves
when my son is 18 can he book on his own
what is the age limit at a show with strippers
how old must guests be when there is an exotic dancer
minimum age when a stripper performs
may a 17 year old sign for a booking
can someone who is 17 make the booking
is there an age restriction for parties with dancers
must everyone be of age when the dancer comes
can a minor put their name on the request
    how old do you have to be
    what's the age limit
    is there a minimum age
    do I have to be 21 to book
    do I have to be 18 to book
    can I book if I'm 19
    I'm 20, can I book a dancer
    i am 17, can i book a dj
    can I book if I'm under 18
    do all guests have to be over 18
    do guests need to be 21
    how old must the guests be for a stripper
    what age for the dancers
    is it 18+ or 21+
    21 and over?
    18 and up?
    can 18 year olds watch
    can my 18 year old brother be there
    my cousin is 16, can he be there for the dancer
    can kids be at the party
    can kids be in the house during the show
    are children allowed at the event
    there will be children at the wedding, is a bartender ok
    is it ok if minors are in another room
    can the bartender serve people under 21
    do bartenders check ID
    will the bartender card guests
    do you check ids at the door
    who checks the age of the guests
    do I need to show my ID
    will you ask for ID
    do guests need to bring id
    is a dancer ok for an 18th birthday
    stripper for an 18th birthday, is that allowed
    its a 19th birthday, can we have an adult show
    21st birthday party, what can we book
    sweet 16, what can I book
    quinceañera, which acts are appropriate
    graduation party with teenagers, is a dj fine
    high school party, do you do those
    prom after party for teens, dj ok?
    can we hire a dj for a kids party
    do you do kids birthday parties
    do you have anything for a 10 year old's birthday
    family friendly acts?
    is the magician ok for kids
    is your show appropriate for all ages
    all ages event, who can come
    which performers are kid friendly
    which acts are adults only
    what is adults only
    are the dancers over 18
    how old are your performers
    how old are the dancers
    how old is {agent}
    what's {agent}'s age
    are your models all adults
    are all of your people over 21
    how old is the bartender
    do you book performers under 18
    are there teen models
    can a 20 year old drink at the open bar
    can minors drink with parents permission
    alcohol and age rules?
    legal age for the bar
    drinking age?
    college party, most of us are 19, can we have a bartender
    frat party with freshmen, bartender possible?
    we are all 20, what can we get
    sorority event, some are under 21
    half of the guests are under 21, is that a problem
    a few guests are under 18, what now
    bar for a mixed age party, how do you handle it
    can a baby be in the room
    can my teenage son stay for the magic show
    is there an age restriction for massages
    can a 16 year old get a massage
    massage for my daughter who is 15, ok with me there?
    can teenagers get photographed
    age requirement?
    age restriction?
    age rules
    age policy
    what are the age rules for a {event}
    how old do I have to be to hire {agent}
    do you need proof of age
    proof of age needed?
    do you verify age
    are adult acts ok with 18 year olds
    ¿cuál es la edad mínima?
    ¿hay que ser mayor de edad?
    ¿tengo que tener 21 para reservar?
    tengo 19 años, ¿puedo reservar?
    ¿pueden estar niños en la fiesta?
    ¿los invitados tienen que ser mayores de 18?
    ¿piden identificación?
    ¿el bartender revisa la edad?
    ¿qué edad tiene {agent}?
    ¿qué edad tienen las bailarinas?
    ¿hay shows para niños?
    ¿se puede contratar bailarina para un cumpleaños de 18?
    mi hermano tiene 17, ¿puede estar?
    es una quinceañera, ¿qué pueden ofrecer?
    ¿pueden tomar los menores de 21?
    ¿es apto para toda la familia?
  `,
}
