import type { Examples } from '../../examples.ts'

/** What the agency has nothing to do with, and details that want nothing. */
export const MORE_OFF_TOPIC: Examples = {
  'off-topic': `
can u unlock my phone
sell me a mattress
do you repair bikes
got any baby clothes
is the library open
who sings bohemian rhapsody
why do cats purr
name three rivers in africa
how do you make hummus
when is mothers day this year
is it humid out there
got an umbrella i can borrow
who scored for the hawks
what is a black hole
i hate mondays
meow meow meow
pineapple on pizza, yes or no
tell me a yo mama joke
would you rather fly or be invisible
flibbertigibbet
lalalala
wkejrh 9283 oiu
potato potato potato
my horse is named gerald
do fish sleep
what's the wifi password at starbucks
can i buy stamps here
need a locksmith fast
who does good haircuts
any good gyms around
is my package delivered yet from amazon
my washing machine won't drain, who repairs those
do you know how to get coffee stains off a carpet
how long does chicken stay good in the fridge
does your company install solar panels
can somebody here help me move a couch on saturday
would you proofread my thesis
what's the difference between a crocodile and an alligator
can you explain photosynthesis like i'm five
which countries border switzerland
how do i say happy birthday in korean
should i get an android or an iphone
my laptop screen went blue, what now
how do i turn off read receipts on my phone
is there frost tonight, should i cover my plants
what was the temperature in denver this morning
who is the quarterback of the falcons now
when does baseball season start
how many players are on a cricket team
do you think he likes me back
how can i get over my ex
is it normal to dream about teeth falling out
what do i write in a condolence card
how do i fold a fitted sheet
do you do tattoos or piercings
can you recommend a dog groomer
who sells cheap prom dresses
looking for someone to paint my kitchen
where can i rent a tuxedo around here
do you deliver groceries
does one of you do taxes
i need a notary, can you notarize this
are there any apartments for rent near the park
where do i get my tires rotated
does anybody there fix air conditioners
we need a bus to bring our guests to the hotel, do you rent buses
is there a bakery that makes gluten free cupcakes on short notice
how much is a taxi from the airport to downtown
how much does a gallon of milk cost these days
which day is the trash picked up in decatur
are the stores open on thanksgiving
my neighbor's dog barks all night long and the landlord does nothing, what are my rights as a tenant in georgia
i have to hand in a book report about moby dick tomorrow and haven't read a page, can you sum it up for me
so my date is vegetarian and i can only cook steak, what on earth should i make for dinner tonight
we are flying to miami next week and i wonder if i should pack a rain jacket, what's the forecast saying
my daughter wants a hamster and i'd rather have a cat, which of the two is easier to keep in a small apartment
i am trying to fix the brakes on my old honda and one bolt is stuck, any trick to get it loose
please translate this sentence for me into italian: i would like a room with a view of the sea
I should like to know whether the post office on Peachtree is open this afternoon, as I have a parcel to mail
our company offers cheap office cleaning and i'd like to present it to you, whom do we pitch that to
hello sir, we provide mobile app development at low cost, do you want more leads for your business
i've been thinking a lot about whether we live in a simulation, what is your view on that
my math teacher says the answer is 42 but i get 47, could you solve x squared minus 3x for me
lol ok random but who would win in a fight, a gorilla or a bear
i just got back from the grocery store and they were out of eggs again, can you believe that
my girlfriend wants a ring but i don't know her size, how do i find that out without asking
we want to put the whole wedding on a farm, do you know a farm that has a barn and a lake for rent
can you find me a cheap flight to chicago, leaving friday after work and coming back sunday night
i think my roommate ate my leftovers, should i say something or just let it go
what do you think about the mayor's new plan for the belt line, seems like a waste of tax money to me
my grandma needs new glasses, which optician around buckhead would you trust
could you order two large pepperoni pizzas to my house, i'm starving over here
write a rap battle between a toaster and a fridge, make it spicy
do yall have dumpsters for rent, we're tearing out our old kitchen next week
i need a seamstress to take in my bridesmaid dress before the weekend, is that something you do
who's winning the election and do you think the polls can be trusted this time
is there a trick to get a toddler to sleep through the night, we are so tired over here
you ever wonder why they call it a building when it's already built
how do i get my deposit back from my landlord after i moved out
can the city fine me for not mowing my lawn
dónde puedo arreglar mi celular
¿hace frío en chicago?
cuántos planetas hay
ayúdame con un ensayo sobre la revolución mexicana
mi perro no quiere comer, qué le doy
a qué hora juega el américa
my son has to build a volcano for the science fair, which mix of vinegar and baking soda makes the biggest foam
i'm a bit down today because my best friend moved to seattle and now the house next door is empty
we got a puppy last week and it chews on everything, how did people teach dogs before youtube existed
our sink has been dripping since sunday and my husband is useless with tools, could you send somebody to repair it
i was watching a documentary about octopuses last night and now i can't stop thinking about how smart they are
do you think it's worth paying for a gym membership or should i just go running in the park every morning
the bus was late again and i missed my interview, could you write an email to apologize to the company
which laptop would you get for college if you had around {money}, it should be light and last all day
  `,
  none: `
it is at my aunt's place
around 6 til late
we are 40
my cousin does the photos already
it starts at nine and goes on until one
about {hours} i'd say
kids and grandparents too
mostly college friends
{weekday} works best
some {weekday}, i think in the evening
by the pool
in the garage
on a farm outside town
it's a backyard thing
at the church on main street
upstairs, there's an elevator
the loft above the bakery
{place}, close to the station
a private dining room
probably {guests}, maybe a few more
{guests}, mostly women
a family thing
my sister's engagement
it's a costume party
black tie
tacos and beer
no kids
jeans and t shirts, casual
{date}, evening i think
right before the speeches
between dinner and cake
doors open at {time}
guests arrive by {time}
done by midnight
nine ish until one
six to ten, give or take
two sets of forty five minutes
{genre} and a bit of {genre}
{genre}, that's what they like
blue and gold is the theme
she turns thirty
he's retiring after forty years
they are coming from texas
my brother brings the speakers
food is taken care of
we already got a band for the dinner
the caterer brings her own staff
somebody's uncle pours the wine
the photos are done by my sister in law
my name is {agent} and it's for my office
the {event} is at {place} on {date}
it's {guests} or so, all adults
it would be {date}, starting {time}, for {hours}
we rented a hall in {place} from {time} on
i have the house to myself that weekend
not sure on the hour yet, after dark anyway
it'll be a mixed crowd, twenties to sixties
we will be in the ballroom on the second floor
it's going to be a small circle, just close friends
our theme is old hollywood
the address is 88 Walton Street, back entrance
it's the place with the red door next to the gym
we start with drinks on the terrace around {time}
the couple met in college and both love {genre}
nobody there is under twenty five
my mom picks the flowers and my dad does the grill
it's our tenth anniversary and we do it at home
we are a team of accountants, pretty quiet people
the room has a small stage and a curtain
the lawn was plan a but it is inside now
the big room in {place}, the one with the piano
i said {guests} but it's closer to sixty now
we'd be there from {time} until they kick us out
the groom loves {genre} and the bride loves {genre}
it's my parents' golden anniversary, they are both in their seventies, and the whole family flies in for it
we have the rooftop from {time} on, dinner is at eight and after that the tables get pushed aside
the party goes from {time} until about one in the morning, my neighbors know about it and they are all invited
it's for my best friend, she just passed the bar exam and we are throwing her a little something in {place}
there will be around {guests}, half of them from work and half of them family, so a bit of everything
our company turns twenty five this year, it's in the big tent behind the warehouse, all staff and their partners
the {event} is on {date} in {place}, there's {guests} on the list so far and a few have not answered yet
my uncle has a barn out past {place}, we hang lights in it and that's where everybody will be
well it's a bit of a surprise, he thinks we're going bowling, and then at {time} everyone jumps out
we eat at six, then there are two speeches, and after the cake around {time} the fun part begins
i'm doing this with two other moms from school, the kids are all about seven and it's in our backyard
the bride's side is quite conservative and my side is loud, so something in the middle i guess
it is a thank you evening for our volunteers, nothing fancy, the community center in {place}, {guests} more or less
it would be in the lobby of our building, the ceiling is high and we close the doors to the public at {time}
oh and my brother in law takes care of the music for the first half, he has done that at every family party
i told everyone {time} but knowing my family the first ones show up an hour later, so more like that
we got the boat from noon to six, it holds {guests} and there's a covered deck in case it rains
dinner is catered by a friend of mine and the drinks are bought already, so that part is settled
she likes old movies, red wine and {genre}, and she doesn't like being the center of attention
that's for {guests}, and it will be in english and spanish since half of the family is from bogota
es en casa de mi tía
empieza a las nueve y termina como a la una
vamos a ser unos veinte, pura familia
mi primo ya toma las fotos
es en el patio, con carpa
de seis a diez más o menos
it's for my team at the hospital, we come off the night shift, so it's more of a breakfast thing at {place}
the whole street is in on it, we block the cars at noon and put long tables out, {guests} or so
my daughter picked {genre} for the entrance and something slower for later when the old folks are tired
it's the same house as on the invitation, the grey one, and the garden is behind it with a little gate
dinner is over by eight i think, the kids go to bed, and from then on it's grown ups only until late
we meet at the hotel bar first and at {time} we all walk over to the hall, it's only two blocks
i should say that it's {guests} at most because the room doesn't hold more, and six of them are children
the drinks come from my brother's shop, the cake is from our neighbor, and the chairs are there already
well it's wedding season, so ours is on {date}, and then my cousin's is a week after that
it's a low key evening with wine and cheese, people from my book club and a few of their husbands
  `,
}
