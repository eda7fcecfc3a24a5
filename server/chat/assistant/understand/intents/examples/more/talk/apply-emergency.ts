import type { Examples } from '../../examples.ts'

/** Who wants to work here, and who is in danger. */
export const MORE_APPLY_EMERGENCY: Examples = {
  apply: `
do you take on new dancers without experience, i want to earn money
got room for another {category}
any spots open on the roster
yall takin new talent
need fresh faces?
is there a talent application form
wanna get signed
put me on
how do i get hired
where's the job form
i spin records, sign me
can i submit my headshots
whom do i send my comp card to
do you scout models
do u do open calls
when is your next tryout
employment inquiry
freelancer here, room for one more?
seeking representation as a {category}
ok but how do i get on the team myself
and what about people who want to work for you
one more thing, are you recruiting
so how would i sign on as a performer
recruiting at the moment?
is your talent list full
wondering whether you accept part time {categories}
my girlfriend dances and asks if you take new people
my wife asks if you'd hire her as a {category}
my cousin wants to be a {category} with y'all, how
quick q: do i need an agent photo set to join your roster
quick one, minimum age to work for you as a dancer
i hope you're still accepting {categories}, i just moved here
i hope i'm not too old to model for you, i'm 46
i hope we don't have to be experienced to get signed
how old do you have to be to perform with your agency as talent
do your performers work as contractors or employees, i'm thinking of joining
what split do you offer your talent
how much would you take out of my earnings if i signed
do {categories} on your roster get paid the same night
is it steady work for a {category} if i join
what paperwork does a new performer have to bring
would i need my own insurance to work through you
do you train newcomers for the job
are tattoos ok if i wanna model for yall
lemme work for u i got moves
ayo im a dj tryna get booked thru yall as talent
tryna make some bread bartending, u hiring
i bartend at a club downtown and want extra shifts with an agency
been bartending 8 yrs, tips certified, looking 4 private gigs
i twerk, i pole, i do floor work, u need girls?
i would be honoured to be considered for your roster as a pianist
good evening, i am a retired violinist and should like to offer my services to your agency
may i enquire whether your agency is presently engaging {categories}
please find attached my curriculum vitae for the position of {category}
i am writing on behalf of my client, a {category}, who is seeking representation in georgia
i manage a six piece cover band and we would like to be added to your lineup, what is the process
i just graduated from massage school, got my license last month, and i'm hoping to find an agency that sends me clients
i've been dancing at a club in {place} for three years but i want to do private events instead, how do i get started with you
hello, i recently moved from miami where i worked as a promo model, and i'd love to know how i can join your agency
my daughter is 19, tall and very photogenic, and everyone says she should model, do you have an audition we could come to
i already shoot weddings on my own every weekend but weekdays are slow, so would you list another photographer
i lost my job at the hotel bar in {month} and i'm looking for event work, are you adding any bartenders right now
so i saw {agent} perform at a friend's party and thought i could totally do that, how does someone become one of your performers
{agent} told me you're looking for people, who do i talk to about a job
i used to work with {agent} and would like to sign with the same agency
can i be a {category} like {agent}, what are the steps
i know {agent} from the club, she says the pay is good, can i join too
i do fire breathing and stilt walking and nobody in your lineup does that, would you want me
my partner and i have an acrobatics duo and we need somebody to represent us for corporate shows
i'm a student at georgia state and want to earn something on weekends, do you have work as a hostess
i am from brazil and i dance samba professional, i have work permit, is possible to work in your agency
i am looking job like {category}, i have experience in my country five years
please, how i can make part of your team, i am good {category}
i want be model, which documents you need from me
hola team, me and my sister are dancers, you have job for us?
do you have a job for a 21 year old with no experience
thinking about becoming a {category}, could i do it through you
could i list myself as a {category} on the site
how do i set up a performer profile
i want to create a talent profile
which form do new {categories} fill out
still waiting to hear about my application as a {category}
i applied two weeks ago, any news
did you get my application
what happens after i apply
how long till you answer applicants
do you interview over video
what should i bring to the audition
are walk ins ok for casting
looking to be represented
i'd be an asset to your roster
i sing, i host, i mc, use me
give me a shot on stage, i'm hungry for work
hire my brother, he is a great {category}
roster spot for a comedian?
need a photographer's assistant on staff?
wanna join as security or driver for the performers
does your office need a receptionist
soy masajista con licencia y me gustaría trabajar con su agencia
¿están buscando meseras o bartenders? tengo experiencia
mi hermana baila muy bien, ¿cómo puede entrar a la agencia?
¿qué requisitos piden para ser modelo de ustedes?
acabo de llegar a atlanta y busco trabajo de {category}
¿cuánto se quedan ustedes de lo que gana una bailarina? quiero entrar
toco en un grupo norteño y queremos que nos representen
my neighbor says you always need people around the holidays, and since i have a bartending certificate i wondered how to put my name down
i'm a former cheerleader, twenty four, and i'd like to get into promo modeling, is your agency taking anybody new right now
we're a mariachi band of seven brothers and cousins and we'd like you to get us gigs, where do we send our video
i've done standup at open mics for two years and i'm ready to get paid for it, would you add a comedian to your roster
i know this is a chat for customers, but i'm on the other side, i'm a {category} who would like to get work through you
my current agency takes forty percent from me, so i'm looking to switch, what would your cut be if i signed with you
i was laid off from the hotel spa and have eleven years of massage behind me, could i come and show you what i can do
as a mother of two i can only work evenings and weekends, would that be a problem if i joined you as a {category}
good day, our talent school has several graduates who would like to audition for your agency, whom should they write to
im 22 and ppl always tell me i got the look, so how do i go about modeling for yall
i filled out the talent form back in {month} and never heard whether i made it onto the roster
it has always been my dream to be on stage and i saw that you represent {categories}, so what do i need to join
  `,
  emergency: `
send medics
get help fast
medic needed at {place}
we need paramedics
someone's dying
he's turning blue
she stopped breathing
he is bleeding out
her lips are blue help
guest down, not responding
dude just dropped on the floor
yo somebody got shot out here
man down at the party
theres blood all over
help he has a blade
someone's waving a pistol
{agent} is unconscious
{agent} hit her head and isn't waking up
{agent} got punched in the face
{agent} is being held in a bedroom
{agent} texted me that she is in danger
the {category} is badly hurt
the {category} is having a seizure
our {category} just collapsed
your {category} got stabbed outside
a guest is strangling the {category}
some guy is hitting the {category} rn help
a drunk guest is choking your {category}
the {category} locked herself in the bathroom because a man is threatening her
ok but she's still not breathing what do i do
and now he is convulsing
one more thing happened, the {category} fell and can't move
wait someone is hurt, forget the booking
quick, a kid swallowed something and can't breathe
quick q, guest isn't waking up after pills, who do i call
my wife is having a stroke at the party i think
my wife says the dancer is bleeding heavily
my husband clutched his chest and fell
i hope she doesn't die, there is so much blood
i hope help comes soon, the stage fell on people
wondering whether to call an ambulance, the {category} passed out and hit his head
i think i'm dying
i can't feel my arm and my chest is tight
i took too many pills
i don't want to live anymore
i am going to end my life tonight
my sister says she will jump from the roof
a girl here wants to end it all and has a knife
cant breathe help
911 now pls
sos
mayday we need help
call the cops hes got a gun
get the police over here
call the fire department
the curtains caught fire
flames on the stage
the kitchen is burning and we can't get out
smells like gas and people are passing out
people are trapped inside
the balcony gave way and folks are lying on the ground
the lighting rig came down on two guests
somebody got crushed by the speaker tower
a toddler went under in the pool and isn't moving
bee sting, her throat is closing
she ate peanuts and her throat is swelling shut
he's diabetic and won't respond to us
an elderly gentleman has fallen down the stairs and is not conscious
please, a lady at our table has stopped responding and we require an ambulance
may i ask you to alert the authorities, a guest is brandishing a firearm
we have a serious medical incident involving your {category} at {place}, please respond immediately
this is the venue manager at {place}, your {category} has been assaulted by a guest and the police are on their way
urgent notice from hotel security: one of your performers was attacked in the parking garage and is injured
we're in the middle of the {event} and the dj grabbed the wrong cable, got a shock and now he is lying there not moving
i don't know who else to write to, {agent} just called me crying that the host won't let her out of the house
everything was fine until two guys started fighting with bottles, now one has a deep cut in his neck and it won't stop bleeding
hello i'm a performer of yours, the client is drunk and has locked the door and i'm really scared right now
i'm one of your dancers and a man followed me to my car, he's banging on the window right now
this is {agent}, the customer put his hands on me and i need help getting out of here
i feel so dizzy since that drink, i think somebody put something in it and a man is trying to take me upstairs
my grandmother was dancing with everybody and suddenly grabbed her chest, now she is on the floor and her face is grey
there was a car accident on the way to {place}, {agent} is trapped in the car and bleeding from the head
the fire show went wrong and a guest's dress is burning, people are screaming and someone has bad burns on her legs
please help, is man here with knife, he want to hurt the woman
my friend fall down, he no breathe, please send doctor
a person is very hurt here, i don't know the number for ambulance
somebody broke into the party with a gun, we are hiding in the closet
there's an active shooter
gunshots outside the venue
a man forced himself on the dancer
i've been raped at the party
he drugged her and she's out cold
he keeps hitting me
he says he'll shoot if she leaves
a guest is suicidal
my drink tastes weird and i can't stand up
broke his neck jumping in the pool maybe, he can't move his legs
unresponsive guest, need an ambulance
critical injury at our {event}
my buddy od'd in the restroom
somebody drank bleach by mistake
se está ahogando un niño en la alberca
¡ayuda, mi papá se agarró el pecho y se cayó!
hay un señor con cuchillo amenazando a la bailarina
la bailarina está encerrada y el cliente no la deja salir
le pusieron algo en la bebida y no despierta
se prendió fuego el escenario, hay gente quemada
manden a la policía, están disparando afuera
the {category} was in the middle of her set when she suddenly fell and now her whole body is jerking, please tell us what to do
my cousin took something in the bathroom and now he's cold and his lips are blue and he won't answer us
someone drove a car into the crowd in front of {place}, there are people lying everywhere
our {event} got crashed by some guys with guns, they're making everybody lie on the floor
i'm the {category} at the {event} tonight and the host just hit me, i'm bleeding and he has my phone charger and my keys
the chandelier fell on the dance floor and there are {guests} here, several of them hurt badly
a lady in a wheelchair rolled into the pool and they pulled her out but she's not breathing
the bride ate something with shrimp in it and now she has hives all over and she's gasping for air
i know this is just a chat but i've got a bottle of pills in my hand and i can't see any reason to go on
there was a loud bang in the kitchen and now it's all smoke and my aunt is still in there
he's been drinking since noon, now he's got {agent} cornered in the garage and he's swinging a bat
my ex followed me to the party, he's outside with a gun and says he will shoot me
your driver was in a crash on the highway with two of the dancers in the car, one of them isn't awake
  `,
}
