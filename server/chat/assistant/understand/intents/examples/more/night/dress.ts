import type { Examples } from '../../examples.ts'

/** What talent wears and where they change, in many voices; and what they bring and need. */
export const MORE_DRESS: Examples = {
  dress: `
what's the {category} wearing
can i choose the look
outfits?
suit and tie possible?
any uniforms
themed costumes ok?
sexy nurse getup?
all black clothes pls
what'll {agent} have on
are vests an option
can she do a gown
firefighter costume for him?
formal clothes or casual
spot to get changed?
changing area needed?
is the garment our choice
denim ok?
bow ties for the barmen?
masquerade masks?
matching shirts?
no jeans please, is that doable
and what about shoes
dressy or laid back
does {agent} own cowboy boots
can they dress like elves
bathing suits or dresses
wondering whether the {category} could come in a tux
my wife asks if the dancer will be decently dressed when she rings
i hope the {category} won't turn up in a hoodie
quick q: are costumes from your side or ours
kindly advise what attire your staff will be in
ok but can we decide on the color of the dress
do the {categories} have something sparkly to put on
one more thing, where should the {category} get changed
would {agent} put on our branded jacket
please have the {category} in a white shirt and dark trousers
is there a wardrobe to pick from
can i hand {agent} an apron with our company colors
our theme is great gatsby, could the {category} match it
the invitation says black tie, what does your {category} put on for that
are the hostesses in heels or flat shoes
do you take requests when it comes to clothing
does the {category} cover up sleeve tattoos
could he begin the act in a policeman's uniform
how long before the show do they need the changing room
is a closet with a mirror enough to get ready in
how's {agent} gonna be dressed for a {event}
do your models supply their own wardrobe for a shoot
which sizes should we order for the shirts of the crew
do you charge for putting on something special
it's a toga night, would the bartender play along
can the hair be up and the nails be red
does the photographer blend in with the guests in terms of clothing
is a swimsuit okay for the models by the pool
what about something less revealing for the dancer
can they leave the sunglasses and caps off
will the masseur wear white
could the santa bring his own red suit
our gala has a strict dress code with floor length gowns, and i want to be certain that the hostesses follow it
we're throwing a seventies disco party where everyone comes in bell bottoms, so could {agent} show up in something groovy as well
my mother is old fashioned and would be upset about a short skirt, could the singer wear something that covers the knees
the brand team will ship blazers in our colors, so would your promo models wear those for the whole day
i've only got one bathroom and {guests} using it, is there any other way for the dancer to change her clothes
the bride adores men in uniform, so which outfits does the male dancer have, like a pilot or a sailor or something
please let your people know that our temple asks women to cover their shoulders, so what could the {category} wear
hello, i am the office manager and need to know if your bartenders arrive in standard black or if we should supply the uniforms
it's supposed to be a surprise, so can she come in a pizza delivery outfit and only later reveal the costume
last year the dj came in shorts and sandals to a wedding and i almost cried, so what do yours usually wear
the whole {event} is in emerald and gold and i'd love it if the {category} would have an accent in one of those colors
do i need to give the dancers a private room with a door for putting on their costumes or will a screen in the corner do
if i buy a mermaid costume for {agent}, would she wear it or do performers only use their own
we're doing a murder mystery dinner set in 1920, so would the bartender be up for suspenders and a flat cap
for the fashion show, do the girls bring their own shoes and underwear in skin color or does our stylist need to get those
my boss hates visible piercings and tattoos, so would it be possible that the staff hides theirs under sleeves
is the {category} going to look like one of the guests or will everyone recognize right away who is staff
we'll be outdoors in the cold in {month}, so would {agent} put on a coat that fits our color scheme
since it's a costume party, will your photographer dress up too or come in normal clothes
could the burlesque lady change between numbers and show us three different outfits
the neighbors are nosy, so i'd appreciate it if the dancer arrived in a long coat and changed inside
how should i tell you about the outfit we'd like, is there a place for it in the form
oye, ¿el DJ puede venir de guayabera?
¿la bailarina llega ya cambiada o necesita un cuarto?
mi suegra pregunta si ella viene tapada
queremos que los meseros traigan corbata, ¿se puede?
¿qué disfraces tiene el bailarín?
¿les damos nosotros los uniformes?
  `,
  equipment: `
does {agent} bring gear
who supplies the speakers
a stage needed?
power outlets, how many
need extension cords?
how much floor space
own mic or ours
table required?
bar counter on us?
what should we supply
is a bluetooth box enough
do i rent a pa
does the pole come with her
lights, whose are they
portable bar available?
do u need water nearby
blender on site?
extra chairs necessary?
tech requirements?
what's the setup like
how early will the {category} set up
is a small room ok
and the sound system?
coolers and ice bins, who has them
need a ladder or anything
wondering whether the {category} travels with a massage table
my venue asks what amperage the {category} needs
i hope we don't need to rent a stage
quick q: does {agent} have a wireless microphone
kindly send us your technical rider
ok but who gets the turntables
and what about a backdrop, do your photographers have one
please tell us what must be on site before the {category} arrives
one more thing, is an extension cable something we should have
how big an area does the {category} need to perform
would a corner of six by six feet be enough for {agent}
our ceiling is low, can the {category} still work there
does your {category} need a smooth floor
can the {category} hook up to the house speakers
will the {category} require a dressing table, plugs, anything
the park has no electricity, how would the dj do it
do your bartenders own the strainers and jiggers
is a kitchen island fine in place of a bar
do we provide linens for the massage
does the magician need a table or a curtain
is the karaoke machine yours or do i have to get one
could you lend us a projector and screen
how many minutes does it take to put everything up
is the hula hoop dancer bringing her own props
do you guys have a generator
what do i have at home for {agent} to plug into
is a gravel yard ok for the {category} to perform on
can it rain on the setup or do you need a canopy
will the photographer come with flashes and a tripod
does the live painter supply canvas and colors
are monitors needed for the singer
would candles and string lights be bright enough for the camera
the karaoke host brings the screens, i assume
our hall is an old barn with a single socket and a dirt floor, so what would the {category} need from us to make it work
i'm renting chairs and tables anyway, so tell me if the bartender needs one to work on and how long it should be
the last dj we had showed up without cables and we ran to the store, so does {agent} come with everything that's needed
my apartment is six hundred square feet with a couch in the middle, is there room enough for a dancer or should i move furniture
hello, i'm the technical manager of the venue and would like the stage plot and input list of your band
we've got a pretty decent sound system in the club already, so can {agent} just show up with a laptop and connect
the singer wants to do it acoustically, but for {guests} in a garden that's not loud enough, does she have an amplifier
is it enough if i clear the living room and put one chair in the middle or does the {category} need more than that
what tools does a {category} carry along and which ones must we have lying ready, like shakers, knives or a cutting board
the fire performer said something about a safety zone, so how many feet around should be empty and do we need a fire extinguisher
we're doing massages at the office for {guests} and have no spare table, will the therapists lug in their own chairs
our rooftop has strong wind and just one outlet at the far end, so would the dj's setup run there without trouble
please check whether the photo booth needs internet, because our cabin has no wifi and hardly any reception
my daughter wants bubbles and fog for the first dance, are those machines something that you provide
since the room only opens one hour before the {event}, is that sufficient time for the {category} to put up the equipment
could we use our own lighting crew or does {agent} insist on bringing lamps and stands
she'd be dancing on a table basically because there's no stage, is that okay or does she need a proper platform
does the pole stand freely or does it have to be screwed into the ceiling, because i'm renting and can't drill
a friend of mine would like to sing a song with the dj, is there a second microphone in his kit
do your entertainers come with their own music on a phone or should i prepare a playlist and a speaker
the venue's manager is asking for the dimensions of your dj booth and the number of circuits it takes
what kind of outlet does the espresso cart or the bar need, a normal one or the big one like for a dryer
oye, ¿y las bocinas quién las lleva?
¿cabe el show en una sala chica?
¿le pongo una mesa al cantinero o trae la suya?
en el jardín no hay luz, ¿traen planta?
¿el mago ocupa algo de nuestra parte?
¿con cuánta anticipación llegan a instalar?
  `,
}
