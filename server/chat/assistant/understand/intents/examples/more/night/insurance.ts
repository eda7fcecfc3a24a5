import type { Examples } from '../../examples.ts'

/** Insurance, licenses, checks and trust, in many voices; and parking and the way in. */
export const MORE_INSURANCE: Examples = {
  insurance: `
got liability coverage?
is the {category} licensed
coi available?
screened people?
proof of coverage plz
are u guys for real
is {agent} vetted
who pays for breakage
legit or scam
any certifications?
background screening done?
are you bonded
is this above board
criminal checks?
who's liable for injuries
permits needed?
what if a lamp breaks
does {agent} have a license
insured against damage?
how trustworthy are you
fake profiles or real ones
accredited anywhere?
is it lawful at home
and if someone gets hurt
registered company?
wondering whether your {categories} carry coverage
my landlord asks for a certificate naming him
i hope your people aren't crooks lol
quick q, how thoroughly do you check the {categories}
kindly forward evidence of your liability policy
ok but how can i be certain you aren't a fraud
and what about damages, does your policy pay
does {agent} hold a massage license from the state
one more thing, do your bartenders have an alcohol permit
are the testimonials genuine or written by you
how long has this firm been officially registered
is anybody verifying the identity of the {categories}
is the {category} covered if she falls off our stage
do we sign a release of liability
which insurer do you use and for what amount
the city hall venue demands a rider with their name on it
can your insurer add the hotel to the policy
do you run people through the sex offender registry
what protection do we have if the {category} ruins the carpet
would the {category} be allowed to serve spirits by law
are your massage folks properly trained with a diploma
is it against the law to have strippers in a rented hall
i read bad stuff about fake agencies, are you one of them
should i take out a one day event policy
is a special permit required for a burlesque show in {place}
how do you pick the people, is there an interview or something
are the {categories} employed by you or self employed
what happens legally if a drunk guest drives home after your bartender served him
can i see papers that prove {agent} is qualified
do you take responsibility when something gets stolen
who reimburses me for a smashed tv
do you have a tax id or license i can look up
am i dealing with a real business here
our venue in {place} won't let any vendor inside without a certificate of insurance, so could you send one with their name on it
i'm a single mom and a bit nervous about strangers in the house, so how exactly do you check the people you send
my bank flagged your website and now i'm worried, what can you show me that proves you are a genuine company
the fire dancer looks amazing but our hall has wooden beams, who carries the liability if something catches fire
as a school we need documented background checks of every adult on campus, can you provide those for {agent}
last time an entertainer knocked over a speaker and scratched our parquet, and nobody wanted to pay, how is that handled with you
please let our legal department know whether your talent works as independent contractors and whether workers' compensation is in place
we're having the {event} at my grandmother's house full of antiques, are damages by the {category} covered by some kind of policy
i found {agent} on your page and everything looks perfect, almost too perfect, so how do i know the person exists
does the bartender you send have a server certificate, because our county requires one for anyone who pours alcohol at an event
if a guest slips on a spilled cocktail and breaks an arm, does your insurance step in or am i the one who gets sued
hello, my husband is a lawyer and he would like to know what license the agency operates under in the state of Georgia
sorry if that's rude but i was ripped off by another agency before, so what guarantees that you are honest people
our embassy has strict security, so would your performers pass a background investigation and could you give us the documents
are the women on the site actually the ones who come, or are those stock photos from the internet
can we have a dancer in a rental apartment without getting in trouble with the law or the police
the building insists on one million dollars of general liability from every vendor, does your policy reach that amount
i'd be leaving the {category} alone with my jewelry upstairs, has there ever been a theft and who would be responsible
my sister had an allergic reaction at a spa once, is the massage therapist insured for that kind of thing
is there anything official, like a permit from the city, that i have to get before the show in {place}
could you explain how a person gets onto your roster and whether you verify training and past work
the hoa board is asking if the entertainers are insured, and honestly i have no answer for them
i need to be sure that {agent} has no criminal history because there will be children at the {event}
oye, ¿de verdad existen o es un fraude?
el hotel me exige una póliza, ¿ustedes tienen?
¿quién responde por los daños en mi casa?
¿a su gente le revisan los antecedentes penales?
¿el cantinero tiene permiso para servir alcohol?
mi mamá pregunta si son gente de confianza
  `,
  parking: `
a place for the car needed?
who feeds the meter
is curbside ok
garage fee on me?
spot for {agent}'s car?
need a loading bay?
does {agent} come by van or car
how do they get thru the gate
valet costs, who pays
and where does {agent} put the car
no lot at my place
deck costs {money}, my bill?
can {agent} use the driveway
service entrance or front door
is unloading out front ok
visitor pass required?
lift for the gear?
where does the truck go
closest place to unload?
any parking arrangements on my side
buzzer code, do you want it
is a garage space necessary
how long is the load in
concierge needs names?
tight street, big van, ok?
wondering whether i have to hold a space for the {category}
my neighbor asks if somebody's gonna block his driveway
i hope the {category} doesn't need parking because there's none
quick q: is the parking garage reimbursed by us
kindly tell us the license plate for the visitor permit
ok but where would the {category} leave the vehicle
and what about parking, do we take care of it
our dock closes at {time}, will the {category} have unloaded by then
one more thing, should we validate the ticket for {agent}
may the {category} enter through the lobby or the back
the nearest lot is three blocks away, is that too far to carry everything
does the {category} arrive in a truck that needs clearance
how many parking spaces shall we set aside for the crew
are the parking costs passed on to me
there's a security booth at the entrance, do i leave the names there
would two spots behind the building be enough
is it a problem that the elevator is out and we're on the fourth floor
permit zone till six, how should the {category} deal with that
do your people pay for the deck themselves
can i send you a map of where to park
is there a ramp needed for rolling the equipment in
our street gets closed for the parade, how will {agent} get in
which door should the {category} come to
do you want directions for the parking lot
somebody will need to badge them in, who should they call
the house sits behind a gate with a keypad, what do you need from me
if the car gets booted, whose problem is it
can i give the code for the garage to {agent}
is it okay that they park next door at the church
the hoa tows after dark, where can she put her car
we have a private lot, so there's nothing to pay for parking, correct?
are oversize vehicles coming because our ramp is steep
we live on a narrow one way street where you never find a spot, so should i block something off for the {category} with cones
the hotel charges thirty five dollars for overnight parking, so does that get added to my invoice or does the {category} pay it
our building requires that every vendor register the car a day ahead, which means i need make and plate of {agent}'s car
my condo only has two guest spots and both are taken that night, is it all right if the dj parks down the road
the loading dock at the venue must be reserved in thirty minute slots, so how long does the {category} need to unload
i'm expecting {guests} and all of them drive, which means the driveway will be packed, where do you want your people to park
hello, i coordinate the {event} at a museum, please let me know which vehicles are coming so i can issue parking passes
we're downtown on game day and every garage wants sixty bucks, do i have to pay that for the bartender as well
my dad uses a wheelchair and has the only space near the door, so would the band mind parking farther away
the freight elevator needs a key from the porter, should i hand that over to {agent} or will someone from your side ask for it
last time the photographer circled around for forty minutes and came in late, so how do we sort out parking this time
it's a gated subdivision and the guard turns everybody away who isn't on the list, so whose names do i put down
there's a steep flight of stairs between the street and our garden, could that be an issue for carrying the speakers in
do they pull up in one vehicle or does everyone come separately, i'm asking because i can offer just one spot
if the only option is the paid lot across the street, would you like us to prepay it for the {category} or refund it later
please inform me whether the driver may stop at the main entrance to drop off the equipment before parking
the valet guys at the club don't let people self park, so does the {category} have to use them and who covers it
my grandma's lawn is sacred to her, so i need to know that nobody is going to park a van on the grass
so where exactly would the {category} park if the garage of our office at {place} closes at eight
can your crew use the alley behind the restaurant to bring stuff in or do you need something wider
i can lend the {category} my own parking permit for the night, would that help or isn't it needed
the marina lot locks at ten, will the {category} get the car out in time or should we get a key
oye, ¿y el carro dónde lo deja el DJ?
¿les aparto un cajón en el estacionamiento?
el garaje del hotel es caro, ¿quién lo cubre?
¿por qué entrada meten el equipo?
en mi calle hay que tener permiso, ¿qué hacemos?
¿vienen en camioneta o en carro chico?
  `,
}
