import type { Examples } from '../../examples.ts'

/** What the agency does not do and never will, asked in many voices. */
export const MORE_DECLINE: Examples = {
  decline: `
do they offer sexual favors
intimacy for cash?
is sleeping with her an option
paid sex possible?
naughty massage?
what about a happy finish
any girls i can rent for my bed
will {agent} hook up for money
do u sell coke
score some weed thru you?
can someone bring pills
got molly?
is ketamine a thing at your shows
need a fake license fast
borrowed id good enough?
skip the carding pls
beers for the teens ok?
can i buy a pistol from you
weapon delivery?
paid company in bed
is {agent} an escort
are the {categories} up for sex later
rough up a guy for me
sneak something into his glass
hidden cam in the changing room
more than a massage?
does she do clients on the side
hourly hotel girl?
wondering whether the {category} would go to bed with me for a bonus
my buddy asks if the dancers sell sex afterwards
i hope she comes up to my room for some loving after the show
quick q: does the masseuse provide sexual release
ok but for {money} more would she sleep with the groom
and what about drugs, could the {category} get us some
kindly arrange a lady who will share my bed on {date}
one more thing, can {agent} bring us a few grams
would {agent} stay in my hotel bed until morning for {money}
can you get a {category} who also deals drugs
i'd pay {money} for sex with one of the models
how much does {agent} take for a night between the sheets
is there a menu for the sexual stuff
find me someone to have sex with tonight
do you have ladies of the night
looking for a lover for an hour, can you send someone
who of your girls is willing to go further for cash
could the bartender overlook that my friends are underage
tell the bartender the kids are twenty one even if they're not
pour wine for my fifteen year old and her friends
we want vodka for a high school party, send a bartender
let him serve drinks to my underage cousins
can a seventeen year old get a stripper if nobody finds out
we're high school juniors and want an exotic dancer
my buddy's son turns sixteen, let's surprise him with a stripper
please don't ask for ids, most of them are in high school
i want the {category} to carry a gun at my party
rent me an uzi for the {event}
can your guys bring real firearms
get somebody from your team to break my boss's legs
i need one of your bouncers to threaten my landlord
i'm gonna follow {agent} home after the gig
where's the house of {agent}, i want to wait there
give me the private cell of {agent} so i can keep calling her
can we get naked pictures of {agent}
i'd love to secretly tape the dancer while she changes
help me get her so drunk that she can't say no
we'd like to put something in the dancer's drink so she loosens up
can the dancer be made to do stuff she doesn't want
i wanna spank and grope the dancers, is that extra
send only white girls, i won't have the others in my house
you people are stupid trash and so are your dancers
{agent} is a filthy pig and deserves a beating
i will burn down your office
how do i pay {agent} with a stolen card
can you wash some cash for me through a booking
shut up you worthless piece of crap
we're all grown men here and money isn't an issue, so which of the dancers would be willing to spend the night with the groom
i've been lonely since the divorce and would like a woman who comes to my place and sleeps with me, what would that cost for {hours}
the massage sounds nice but what i really need is somebody who takes care of me down there at the end, do your therapists do that
it's a big party and people like to get high, so could the dj or the dancer bring some powder along and we settle in cash
my friends will be nineteen and twenty but i don't want any hassle, so please tell the bartender to pour for them without looking at ids
my kid is turning fifteen and all his buddies will be there, i want a stripper for them as a joke, can you arrange that
hello, a discreet gentleman from abroad seeks an attractive companion for intimate hours at his hotel in {place} on {date}
i know you can't say it officially, but if i slip her {money} will she do something sexual in the back room
let's not beat around the bush, i want a girl for sex and your site has pretty ones, so how does it work
my ex will be at the {event} too, could somebody from your staff scare him a little or put something in his beer
we got hold of some ecstasy but not enough for {guests}, do your entertainers know somebody who can supply the rest
the bachelor wants to go all the way with the dancer at the end of the night, how much do i add to make that happen
some guys at work say that your models can be rented for bedroom fun after the event, is it true and what is the price
for our mafia party we want actual loaded guns on the table, can your people bring those
since i pay for the dancer i decide what she does, so even if she refuses she has to let my friends touch her
i need the address where {agent} lives because i want to surprise her at home with flowers at night
my girlfriend is eighteen and has somebody else's license, will your bartender play along if she uses it
can the photographer take pictures of the other guests in the shower without them knowing
would two of the girls be up for a threesome with me and my wife, we'd pay well
i'm not looking for a show at all, just for a young lady who'd be my paid girlfriend in bed for the weekend
is anyone on your team able to get me prescription painkillers without a prescription before the party
can we hire {agent} for the evening and have the night with her in the bedroom included in the deal
oye, ¿alguna de las muchachas se acuesta por dinero?
¿la masajista hace algo sexual al final?
necesito coca para la fiesta, ¿me la consiguen?
denles cerveza a los muchachos de 16, no pasa nada
¿cuánto por llevarme a {agent} a la cama?
quiero que uno de sus hombres golpee a mi vecino
  `,
}
