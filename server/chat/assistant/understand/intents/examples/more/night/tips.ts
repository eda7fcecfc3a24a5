import type { Examples } from '../../examples.ts'

/** Gratuities, in many voices; and pictures and films of the night. */
export const MORE_TIPS: Examples = {
  tips: `
tipping customary?
is a tip a must
gratuities welcome?
is a jar for change alright
how big a tip
tips extra i guess?
what do ppl usually tip
tip the {category}?
the tip, is it on us
do i owe a tip
leave a gratuity or nah
is 10 percent stingy
any tip guidelines
who gets the tips
cash app for tips?
does {agent} take tips
tip beforehand or after
are tips baked in
suggested gratuity?
do you skim tips
zelle for the tip ok
do they expect singles
should each guest tip
tip in advance possible?
what would be a generous tip
is a gratuity line on the invoice
wondering whether tipping is part of the custom here
my mom asks if one gives the {category} a little something
i hope we don't have to tip on top of that rate
quick q: what percentage do folks tip {categories}
ok but is the gratuity voluntary
and what about tips for the {category}, are those separate
kindly let me know whether gratuities are permitted
our policy caps gratuities at fifteen percent, is that acceptable
does {agent} get all of the tip or does the agency take part
would the {category} be offended without a tip
one more thing, tips by card, is that a thing
is it normal to give the photographer an envelope with cash
can we forbid the tip bucket at the bar
how do guests without cash tip the dancers
i never know how much to tip, what's the norm for a {category}
do masseuses get a tip at home like at a spa
is there a minimum tip
do the bartenders pool their gratuities
should i stuff my wallet with ones before the show
does a jar for tips stand on the counter by default
will i see the gratuity as its own line on the bill
is tipping {agent} twenty dollars too little
how does one tip when there are three performers
do male dancers get tipped the same as the ladies
is a bottle of wine as a tip alright
may i add gratuity to the total in advance so nobody digs for cash
so tipping is up to us, right
at what moment does one hand over the gratuity
can my guests tip by phone
are we supposed to tip per song request with the dj
is the {money} inclusive of the tip or does that come later
i'm a foreigner and the tip culture confuses me, do i give something to the {category} and how much would be right
we're paying quite a lot for {hours} already, so is it still expected that we tip the {category} at the end
our company isn't allowed to hand out cash, so could the gratuity for the staff be put on the invoice instead
at my cousin's wedding the bartender had a huge tip jar and it looked tacky, can i ask yours to leave it at home
the girls want to know how many dollar bills each of us should bring to tip the dancer at a bachelorette
my husband says the gratuity is in the hourly rate and i say it is not, so who is right
{agent} did an incredible job last night and we had no cash left, is there some way to send a tip after the fact
hello, i handle accounts for a law firm and need to know if a mandatory gratuity gets added to our total
i used to be a bartender myself so i like to tip well, does the money go straight into their pocket or through the agency
it's an open bar and i'd hate for guests to feel pressured, could we cover the gratuities ourselves beforehand so nobody has to tip
what would you say is a decent tip for a dj who plays four hours at a {event} with {guests}
my grandfather always slips performers a folded twenty, i suppose that's fine with your magician
with {categories} i honestly have no idea, is it like a restaurant where you give twenty percent or is it just a friendly gesture
i'm budgeting the whole {event} down to the last dollar, so should i set aside something for gratuities and how much
if i tip one dancer, does she share it with the other one or should i prepare two envelopes
the service wasn't that great to be honest, would it be okay to give no tip at all
do your people have a venmo code we can print on the tables so everyone can tip without cash
please tell me if the tip is counted on the full amount or only on the hours of the {category}
my girlfriend thinks it's insulting to throw bills at a dancer, i think that's how one tips, which is it
we've got two bartenders and one barback coming, how much do we tip altogether and who gets what
some of our older guests will not tip at all, will the {category} be cross about that
since the agency takes the payment, how do i make sure that {agent} gets the extra fifty i want to give as a tip
at a private show, do you tip each dance or one amount at the end of the evening
oye, ¿y la propina de cuánto es normalmente?
mi jefe pregunta si la gratificación va en la factura
¿está mal visto no dar propina?
¿se reparten la propina entre los dos meseros?
¿llevo billetes de a dólar para las bailarinas?
quisiera darle una propina a {agent}, ¿cómo le hago?
  `,
  photos: `
camera ok during the act?
can i snap a few pics
is recording permitted
phones out or phones away
may i film {agent}
selfies allowed w the {category}
posting clips ok?
is facebook live a problem
any rule against filming
videotaping ok?
and pics with the dancer?
may i share it online
do they mind cameras
usage rights for the pictures?
snapchat stories fine?
can we photograph {agent}
gotta hide our phones?
is a videographer welcome
tagging {agent} cool?
boomerangs with the bartender ok
do you post our party anywhere
who holds the copyright
filming for personal use only?
no photo zone or not
wondering whether guests can take snapshots while the {category} performs
my wife asks if the party ends up on your instagram
i hope nobody puts our faces on the internet
quick q: could we have a group shot with {agent}
are we permitted to upload the performance to youtube
does the {category} have to give permission before we film
ok but can at least the bride record it
and what about video, is that treated like photos
kindly clarify your policy regarding media at the event
one more thing, may our press team photograph the {category}
would {agent} pose for a polaroid with my mom
please don't publish any images of our employees, can you guarantee that
do you forbid smartphones when the dancers are on
is it okay to put {agent}'s headshot on our event page
can the pictures from the shoot go on billboards
is the photographer free to use our wedding shots in a portfolio
how do your strippers feel about being filmed
can i get footage of my reaction during the lap dance
are disposable cameras on the tables okay with the {category} around
would a 360 booth with the dancers in it be allowed
is there a form to sign if we want to use the recording for marketing
may we print {agent}'s picture on the posters for the {event}
do we need to turn off the nest cams while the dancers are here
our drone guy will be filming from above, is that allowed
is the model okay with her face in our catalog
for how long can we run the ads with your model's photos
can i repost the stuff that {agent} puts up
will the dj upload a recap of our night to his page
do i have to blur the performer if i post it
is taking pictures from far away without flash ok
the guests love reels, can they make some with the {category}
do your entertainers allow being on someone's story
we hired a friend to make a highlight film of the whole {event}, may he also capture the {category} or does he need to stop then
my bachelorette crew documents every minute on tiktok, so i want to know if the dancer is fine with that or if phones have to go
our firm would like to use images of your models in a brochure and on the website, which rights do we obtain and for what period
last time a guest posted a clip of the stripper and it caused drama, what are your rules about phones during the show
i am a teacher and cannot afford to be seen at a party with dancers, so please tell me that your crew won't be posting anything
my grandmother can't travel so we'd like to stream the show to her over zoom, is that fine with {agent}
the photographer you send takes the pictures, but may i share them with everyone and print as many copies as i want
hello, i work for a magazine and we are covering the gala, could our camera team shoot the fire dancer while she's performing
if my idiot friend secretly pulls out his phone during the striptease, does she stop the show
would it be alright to hang a camera in the corner to have a memory of the surprise, with the dancer knowing about it of course
some of the men are married and worried, can we be sure that neither you nor the {category} take photos of the guests
we'd love a picture of the birthday girl with {agent} in front of the cake, do you think that would be possible
before our influencers arrive i need to know what they're allowed to record and whether they have to tag your agency
so the pictures from our session, do they belong to us or does the photographer keep the rights
is it only the strippers who don't want to be photographed or does that go for the bartenders and djs too
in the contract with our venue there is a clause about filming, so do your artists need to sign a media release
can my nephew, who studies film, shoot a short documentary about {agent} while working at our {event}
i don't see anything on your page about cameras, so are the guests free to take photos or not
do we have to collect everyone's phones at the door when the dancers come or is asking people not to film enough
may i put the video of the magician in our family whatsapp group, it's just cousins and uncles
i'm making a slideshow for the anniversary next year and would like to take lots of shots of the {category} at work, any objection
is it true that with exotic dancers you can't take pictures, and are there exceptions when everybody agrees
can your photographer promise that the pictures of our children will not be shown on a website
oye, ¿se vale sacar el celular durante el show?
mi hermana quiere hacer un en vivo, ¿la dejan?
¿la bailarina acepta que le tomemos video?
por favor no suban nada de nosotros, ¿de acuerdo?
¿podemos imprimir la foto de {agent} en la invitación?
¿el fotógrafo puede usar nuestras fotos en su página?
  `,
}
