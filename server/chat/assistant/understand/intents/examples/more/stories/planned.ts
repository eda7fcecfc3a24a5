import type { Examples } from '../../examples.ts'

/** Wishes wrapped in stories whose words sound alarming or sad, from people who only want to book. */
export const STORY_FIND: Examples = {
  find: `
what kinds of people can one hire here
what sort of acts do you have, dear
we want a magician to work the room at our launch
need a fire act on camera for a film
folks would rather dance so a dj then
we would like photos taken at our retirement lunch
we hope to have pictures taken of the whole family
a few nice pictures of the ceremony would be lovely, whom do you send
somebody ought to take pictures at our reunion
who takes pictures at a christening
we still need our pictures taken at the anniversary
can one of yours snap pictures while we cut the cake
we only hire women dancers, who are they
any strippers free to browse
strippers for our guys night, who is there
and throw in a stripper haha
plus one dancer for the groom
back rubs for my tired nurses, who does that
neck rubs for the whole staff at our clinic
we offer chair massage to our employees this winter
on behalf of my boss i look for massage therapists
who could spin records at our block supper
who's spinning that night, need a dj for it
for our charity we look for a dj who comes cheap
students with no money here, who is your cheapest dj
no money left lol, cheapest bartender you got
my late husband loved music, so i want a jazz singer for what would have been his 70th
my late wife adored dancing, is there a salsa dancer for her memorial party
we buried dad in spring and mom needs a laugh, a comedian please
we're broke students but we need a dj
broke college kids here, any {category} for a house party
my roommate turns 22 and wants a bartender
my son turns 17 and wants a dj
my son is turning 16, he asked for a magician of all things
my daughter turns 13 and her friends want a photo booth
my twins are 8 and obsessed with magic, who do you have
killer party needs a killer {category}
we're throwing a killer {event} and need a {category}
the bar got shot down by the boss, so a dj it is
the boss shot down the band, so now i look for a dj
my idea of a stripper got shot down, who else is fun for a {event}
my back is killing me, so a massage please
my shoulders are dead after moving, i need a massage therapist
i'm dying over here, send a masseuse for my neck
it will be a riot, we only lack a {category}
it's gonna be a riot and we want a comedian on top
we crash at a hotel in {place} and want a {category} to come by
we're crashing at my cousin's place, a {category} would make the night
the groom is dying for a magician
the bride would kill for a violin player at the altar
my aunt would kill me if there's no live music, so show me singers
grandma broke her hip, so we celebrate at home and need a {category}
grandpa had a stroke last year and loves soul music, i'd like a singer for his birthday
my dad just beat cancer, we want a band for the party
mom is in a wheelchair and wants to see a magician at her party
he's deaf in one ear, so we want a {category} who isn't too loud
my brother is blind and lives for music, which singers do you have for his birthday
my uncle drinks too much so no bar, just a dj
uncle bob drinks like a fish, so we need a bartender who handles it
my drunk cousin sang last time, this year i want a real singer
sorry for the caps, I NEED A DJ
SORRY MY CAPS LOCK IS STUCK, LOOKING FOR A {category}
my dog ate the list of {categories}, can you show them again
my toddler drowned my phone, so once more, which {categories} do you have
the committee voted, and we want a {category}
after a bloody long meeting the committee agreed on a magician
we have a fire pit out back and want a singer with a guitar
fire pit, whiskey, forty guests, who plays acoustic
shooting a film in {place} and we need two models
we shoot a short film next month and look for dancers
we're shooting a music video, three hip hop dancers please
need a photographer to shoot my sister, she's nine months pregnant
hit me with your {categories}
hit me with your best {category}
hit me up with a list of {categories} please
last year's dj of another company was awful, so now i look for a good one
the dj of a different agency ghosted us, so we'd like one of yours
another company's bartender was drunk at our last party, so we want a sober one from you
our old photographer, not one of yours, lost all the pictures, who do you recommend for this time
our usual {category} died, sadly, and we need a new one
our regular {category} broke his arm, who else is there
the {category} my sister hired elsewhere bailed, what {categories} do you have
my ex got the friends and i get the party, find me a {category}
my divorce is final, i want strippers and champagne
just got fired, so i'm throwing a party and need a {category}
i lost my job and my friends want to cheer me up with a dancer, who do you have
i survived a car crash and want to celebrate life with a live band
my husband is back from the war and we want a {category} for the welcome party
veterans' reunion, half of us are half deaf, need a loud band
we're a bunch of nurses who survived the night shift, chair massages please
our firefighters retire their chief, a {category} for {guests} please
the police department's holiday party needs a {category}
a gun club's annual dinner, looking for a singer
we run a shooting range and want a {category} for the anniversary
our hospice wants a harp or a soft singer for an afternoon
a wake with music, that's what he wanted, do you have a jazz band
our crime book club meets in {place} and wants a magician
a zombie party with blood and all, which {categories} fit
halloween, fake blood everywhere, we need a dj
we blow up 300 balloons, you send a magician, deal?
i'm about to explode from stress, is there a massage therapist for {date}
my wife will strangle me if i forget the {category}, show me who you have
stabbing in the dark here, do you have anyone who plays the accordion
the neighbors will call the cops anyway, so a loud dj please
dad is 80, mom is 79, they fight like cats and dogs and both love swing, a singer please
my girlfriend dumped me so the boys want to get me a dancer, who's around
our office got hit by layoffs and the team needs a comedian
we bombed our finals and want a party, any {category} for {guests}
i am sick of playlists, i want a {category} in the flesh
sick beats wanted, which {categories} play {genre}
our house burned down last year and now it's rebuilt, a {category} for the housewarming please
i've got cold feet and a wedding in {month}, still need a {category}
he's ninety, he's half blind, he hates surprises, and he loves burlesque, so who dances
the last party nearly killed my marriage, so this time something tame, a magician perhaps
i have arthritis and my hands hurt, do you have a therapist who comes to the house
poor as church mice, yet our choir wants a {category} for its anniversary
bride's sister here, the maid of honor is in the hospital, so i'm the one looking for a {category}
  `,
  availability: `
which of your {categories} have no booking {date} yet
is {agent} still open on {date}
checking for an open {category} on {date} from {time}
i was hoping to get {agent}, is {date} still open
whos not booked on {date}
my late husband's birthday is {date}, is a singer free then
we are broke students, is any {category} free {date}
my roommate turns 22 on {date}, who's free
my son turns 17 on {date}, is a dj available
my daughter's 9th birthday is {date}, is a magician free
my back is killing me, is a masseuse free {date}
neck is dead, can a massage therapist come {date}
we crash at a hotel on {date}, can a {category} come by at {time}
the groom is dying for a magician, is one free {date}
grandma broke her hip so the party is at home on {date}, is {agent} free
grandpa is in the hospital until next week, is {agent} free after that
we stopped fighting, is {agent} still free on {date}
we made up, so is {agent} available {date}
killer party on {date}, is a {category} open
it'll be a riot on {date}, is {agent} around
the boss shot down {date}, is {agent} free a week later
the bar got shot down but a dj is fine, anyone open {date}
my dog ate my calendar, which days in {month} is {agent} free
sorry for the caps, IS {agent} FREE ON {date}
SORRY CAPS, ANYONE FREE {date}
the committee voted for {date}, does {agent} have time
the committee killed the june date, is {agent} free on {date}
fire pit night on {date}, is an acoustic singer free
we shoot a film on {date}, are two models free
shooting a commercial {date}, is {agent} available at {time}
hit me with who's free {date}
he's deaf in one ear but loves drums, is a band free on {date}
our dj from another company canceled, is one of yours free {date}
the other agency's {category} walked, do you have one free {date}
our friend who was to play got hurt, is anyone free {date} at {time}
my cousin was supposed to bartend but he's drunk, is anyone free tonight
my uncle was going to do magic but broke his wrist, who can come {date}
divorce is final {date}, is a stripper available
i get out of the hospital on {date} and we party, is {agent} free
funeral reception on {date}, is a soft singer available
celebration of life {date}, who's available to sing
my husband returns from deployment {date}, is a {category} free that evening
i'm desperate, is there any {category} open {date}
i'm screwed if i don't find a {category}, who's free {date}
panic mode, wedding is {date}, is any {category} left
dying to have {agent}, is {date} open
i'd kill for {agent} on {date}, is there a chance
if {agent} is not free {date} i'll cry, so is she
nurses coming off night shift, can a massage therapist come {date} at {time}
the cops' charity ball is {date}, does {agent} have that evening free
halloween bloodbath party, is {agent} free that night
we lost our venue but kept {date}, is {agent} free in {place}
the storm wrecked our first date, is {agent} free {date} instead
bomb shelter themed party on {date}, any {category} free
deadline is killing us, so the party moves to {date}, is {agent} open
  `,
  price: `
{agent} for {hours} all in would be what
{hours} of {agent} equals
{agent} {hours} $$
{agent} {hours} how many bucks
hm what would {agent} be for {hours}
cheapest {category} for the least money
a single {category} for the least amount
what is the smallest bill i could get for a {category}
we are broke students, what does a {category} cost
broke as hell, how much is {agent} for {hours}
my wallet is bleeding, what's {agent} per hour
this wedding is killing my bank account, how much is a {category}
my late husband left me a little, what would a singer for {hours} be
my roommate turns 22, what does a bartender for {hours} run
my son turns 17, how much is a dj for {hours}
my back is killing me, what's a massage
my neck is wrecked, how much for a massage at home
the boss will shoot me if it's over budget, what does {agent} cost
the boss shot down the band, so what would a dj be for {hours}
hit me with the price of {agent}
hit me with the damage, {agent} for {hours}
what's the damage for a {category}
what's the damage, {agent}, {date}, {hours}
don't kill me, but what was the price of {agent} again
my dog ate the quote, how much was {agent}
sorry for the caps, HOW MUCH IS {agent}
SORRY FOR SHOUTING, WHAT DOES A {category} COST
the committee wants a number, {agent} for {hours}
the committee voted for a {category}, what do they cost
the treasurer is a shark, so what's the exact rate of {agent}
grandma broke her hip so it's just {hours} at home, how much would {agent} be
the groom is dying for a magician, what's the cost of one
we're shooting a film, what's the day rate of a model
shooting a video for {hours}, how much for two models
fire pit party, {guests}, what does a singer with a guitar cost
we crash at a hotel, how much to have {agent} over for {hours}
killer party on a dead budget, how much are {categories}
i got laid off, so be gentle, how much is {agent}
the divorce ate my savings, what does a stripper cost
hospital bills took our money, what's the cheapest {category} per hour
another company robbed us last year, what would {agent} be with you
last year's dj from elsewhere cost {money} and was awful, what do yours cost
a funeral reception, {hours}, how much is a singer
my uncle drinks for three, how much is a bartender for {hours}
we stopped fighting over money, so what's {agent} for {hours}
he's deaf in one ear, so one speaker will do, how much is the dj
my wife will murder me, but how much is {agent} for the whole night
rip my savings, what's {agent} for {hours}
  `,
  'about-agent': `
pull up {agent}
bring up the profile of {agent}
how did earlier clients like {agent}
did folks before us like {agent}
show {agent} to me
does {agent} kill it on the dance floor
is {agent} as savage as they say on the decks
my late husband loved motown, does {agent} play it
he's deaf in one ear, does {agent} mind playing a bit quieter
my son turns 17, does {agent} know what kids listen to
my uncle is a mean drunk, does {agent} stay calm with guys like that
last year's dj of another company was rude, what is {agent} like
the committee is scared of cursing, is {agent} clean
grandma broke her hip and is bored, is {agent} funny
my back is killing me, is {agent} good with slipped discs
hit me with the facts on {agent}
my dog ate the brochure, who was {agent} again
we're shooting a film, has {agent} been on camera before
it'll be a riot with my family, has {agent} done big crowds
is it true that {agent} blows the roof off every place
  `,
  book: `
we stopped fighting, book {agent}
we made up, so book {agent}
the fight is over, she won, book {agent}
my wife threatened to leave if i don't book {agent}, so book {agent}
to hell with the budget, book {agent}
screw it, book {agent}
damn the cost, we'll take {agent}
i'm broke but i don't care, book {agent} for {date}
the committee voted, book {agent}
after three bloody hours of talks the board wants {agent}, please reserve {date}
the boss shot down the dancer, so book {agent} instead
my late husband would have picked {agent}, so i'll take {agent}
my son turns 17 and picked {agent}, book {agent} for {date}
my roommate turns 22, put us down for {agent} on {date}
my back is killing me, book the massage for {date}
can't stand the pain anymore, reserve the massage with {agent} for {date}
grandma broke her hip, so it's at our house, book {agent} for {date}
the groom is dying for {agent}, lock it in
sorry for the caps, BOOK {agent} PLEASE
my dog ate the contract, book {agent} anyway
hit it, book {agent}
pull the trigger on {agent} for {date}
i'm pulling the trigger, {agent} it is
let's kill the search, we take {agent}
shoot, i've decided, reserve {agent} for {hours}
we're shooting on {date}, book {agent} as the model
the other company let us down, so book {agent} for {date}
i lost the bet, so book {agent}
crashing at the hotel on {date}, book {agent} for {time}
fire pit's ready, book {agent} for {date} at {time}
  `,
}
