import type { Examples } from '../examples.ts'

/** Many voices on manners, clothes and tips. */
export const MANNERS: Examples = {
  conduct: `
my uncle gets handsy after three beers, what will you do about it
my future husband is shy, will she drag him on stage
i'm the maid of honor and want no surprises, what does he do up there
how wild does it get
will grandma be shocked
does everything come off at the end
is there a point where she says stop
i would like to know what the gentlemen may and may not do
our compliance team asks how guests have to treat your staff
what can i promise my friends without getting us kicked out
are hugs fine
is a slap on the butt going to be a problem
may the bride sit on his lap
could she sit on the birthday boy's lap
does she do the whipped cream thing
can he carry the bride around
what would make her walk out
if one idiot misbehaves do we all lose the show
do we get our money if she leaves because of my drunk cousin
who steps in when guests get pushy
is somebody there to watch over the girls
does a bouncer come with her
she asked if her driver may come inside, is that normal
the couple doesn't want anything dirty, can you promise that
church crowd, so it has to stay clean, will it
my wife is fine with it as long as nobody touches anybody, is that how it works
is it look but don't touch
look don't touch?
may we film the lap dance or is that against your rules
do they mingle or just perform
can he have a beer with us between sets
would the bartender do a shot with the groom
does the dj drink on the job
may the staff smoke on our terrace
are they allowed to flirt
can my brother ask for her instagram
she's gorgeous, can we invite her to stay for the afterparty
may we keep her around as a guest when the show is done
what goes on in a private show
is a one on one dance in the bedroom allowed
are doors to stay open
does the massage therapist work on men at home without trouble
a happy birthday massage, fully professional i assume
underwear on during the massage?
how explicit are the jokes of the comedian
can you ask the comedian to leave out politics
will the mc swear
no cursing in front of the kids please, can they manage that
is there a line they won't cross
what crosses the line
what gets a guest thrown out
i need the dos and donts for a stag night to print out
what should i tell my guys before she comes
behavior expected from the audience?
what manners do you expect at a {event}
is it fine to tuck dollar bills in his waistband
can we tie up the groom for the act
would handcuffs as a gag be okay
pie in the face, would {agent} do it
can i say in advance what i don't want in the show
the bride's father will be there, keep it tame, possible?
is full frontal a thing
pasties or nothing
what parts do they keep on
g string or more
do your men go all the way down to nothing
the rules of the show please
`,
  dress: `
it's a white party and nobody else should wear white, can you make sure
our venue throws out anyone in jeans, will your dj know that
i hope he doesn't show up in flip flops
my mother in law will faint at a miniskirt, can she cover up
we're all in pink, would the bartender join in
everyone comes as pirates, will he too
it's 20s themed, pearls and all, would your people play along
the groom loves firefighters, can she come as one
can he be a construction worker
would she do the schoolgirl thing or a maid
is a santa suit something he owns
do you have elves costumes for three
we hand out polos with our logo, would the models put them on
brand guidelines say navy blazer and white shirt for staff
who buys the costume if we want something special
could i mail her a gown in advance
do i need to give a size for the shirts
what shoes do they show up in
will her stilettos ruin my hardwood
tattoos on the arms, will those be visible
piercings out possible?
should the photographer be in black to stay invisible
suit and bow tie, is that standard for your bartenders
vest and tie or t shirt
how formal is {agent}
does {agent} own a tuxedo
is it black pants and white shirt
is there a spot they need to get changed in
my place is tiny, where would she put on her costume
can they use the powder room to change
does she ring the bell in a bikini, the neighbors would talk
arrive in street clothes please, is that understood
will he look like a stripper when he comes through the lobby
how will i recognize them, what will they have on
does the masseuse come in a uniform
aprons?
hats?
gloves for the servers?
rainbow outfits for pride, possible?
traditional sari for the dancers?
kilts would be funny, can the guys do kilts
hawaiian shirts for our luau?
ugly sweater party, can the dj wear one
costume changes in the middle?
three looks for the fashion show, do the models bring any
shapewear and nude underwear, do the models come with that
makeup and hair, do they arrive done
does the model do her own hair and makeup
dress code on the invitation is cocktail, what will your people wear
dresscode black tie optional, fits?
can they wear sneakers
it's outdoors in july, can they wear shorts
could we decide on the clothes
is it possible to pick between outfits
which costumes does {agent} have
show me what they'd have on
what look do they come in
looks and outfits, who decides
do you take wishes for the wardrobe
red lipstick and black dress for the hostesses, can i ask that
modest clothing required by our temple
nothing see through please, can she do that
`,
  tips: `
in my country nobody leaves extra, is it expected here
i'm from germany, how does it go with extra money for the staff
do i slip the dj a twenty at the end
how many ones for a night with two dancers
should the guys stop at an atm first
is there an envelope custom for performers
would she be insulted by five dollars
is fifty bucks for a bartender too cheap
what do folks normally hand the photographer
grandma wants to give the nice singer something, is that allowed
he was wonderful, can i give him something extra
can i add something for {agent} after the fact
i'd love to reward {agent}, how
we want to thank the {category} with some cash, okay?
can they accept cash from guests
our ethics policy forbids handing out cash, so how do we reward staff
is eighteen percent added to the invoice like in restaurants
does my bill have a service percentage for the staff
i see no line for gratuity on the form
where on the form do i put the gratuity
can gratuity be prepaid
i'd rather settle gratuity ahead so guests aren't bothered
please no jar on my bar
would he put a jar out if i don't say anything
guests shouldn't feel they have to pay at an open bar
does the money in the jar go to you
who keeps the dollars people throw
does the agency get any of what we throw at the dancers
if we throw money, is that hers
can they take venmo from guests for extras
does she carry a qr code for cash app
two bartenders one jar, do they split
per person or per show, what we leave
a percentage of what exactly
on the total or per hour, the 20 percent
10 or 20?
20 percent ok?
is it all right to leave nothing
i can't afford anything on top, will they be mad
they didn't do a good job, do i still have to leave something
cheapskate question, must i
dollar bills, do we need them
singles?
fives or ones for the strippers
make it rain, how much cash is normal
what's polite to leave
what's decent for a masseuse
what is usual to leave for {hours}
is it already in the rate or do i leave extra
do they live off what guests give
the server fee, does it reach the server
a little something for the staff, customary?
a bonus for {agent} on top, through you or by hand
hand it to them or to you
before they start or when they leave, when do i hand it over
appreciation money for the crew, how much
do magicians get something too
does anyone leave a little extra for models
and gratuity for the mc
gratuity for {agent}?
`,
}
