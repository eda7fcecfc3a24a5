import type { Examples } from '../../examples.ts'

/** Wishes for advice: whom to take, what fits, how many. */
export const MORE_SUGGEST: Examples = {
  suggest: `
advise me
your pick for a {event}?
any bright ideas
whos ur go to {category}
inspire me
who rocks a {event}
which {category} is the crowd favorite
what fits a {event}
what suits {guests}
who'd you send
number one {category}?
give me your top pick
whats a hit rn
clueless here, guide me pls
which act is a sure thing
got a tip for our {event}
what's the move for {guests}
what else goes with that
the finest {category} you have
what would wow {guests}
how many bartenders for {guests}
one {category} or two for {guests}?
who's a must for a {event}
who's loved by everybody
something unusual, any thoughts
help me decide on an act
name your star {category}
what do brides go for
my wife asks what you'd put on at a {event}
wondering what would fit a quiet {event} in {place}
quick q: who's your strongest {category}
one more thing, who would you take for {guests}
could you point out a {category} that never disappoints
what sort of performer would you have for {guests}
i'd appreciate your opinion on what suits a {event}
ok but which one is your own favorite
who gets the most love from your customers
what do you advise for a rainy afternoon with {guests}
is music enough for {guests} or should there be a show too
please propose something suitable for our {event}
i want something classy, what do you think would work
what else could we add to make it lively
is one bartender going to be enough for {guests}
tell me what's trending for a {event}
we are bored of djs, what else would be fun
you know this business, what should we go for
which {category} would your own mother like
i have no imagination, please give me some ideas
what you think is good for {event}, i don't know
give me three options you'd be happy with
what kind of act would teens not find cringe
who'd be a hit with a room full of engineers
what tends to work in a small living room
what's something memorable for a farewell
my best friend is turning forty and says she wants nothing, so what would you come up with to make her smile
we have a big lawn, {guests} and no plan at all, what would you do if it was your own party
hi, i'm in charge of the office {event} for the first time and terrified it'll be dull, what would you recommend
The board has left the choice of entertainment to me, and I would value your recommendation for an audience of {guests}
ok so picture this, a rooftop, sunset, {guests}, everyone dressed in white, who would you put up there
last year's comedian bombed so hard that people left, what's a safer bet for a crowd like ours
my in laws are from italy and quite traditional, what kind of performer would please them at a {event}
bruh my boy's getting married n i'm the best man with zero ideas, what do guys usually get for this
i've looked at all your {categories} and they all seem nice, who do you think is the strongest of them
we already have music covered, but there's an empty hour between dinner and cake, what could fill that nicely
there will be small children and also grandparents, so what would keep both of them happy for an afternoon
we're opening a bar in {place} and want people to talk about the first night, got any suggestion what to put on
for a table of eight at home, is a bartender over the top or what else would be nice
our residents are in their eighties and love to sing along, which of your artists would be right for them
if you could only take one person from your list for a {event}, who would it be
i don't want the usual dj and dance floor thing, surprise me with something people haven't seen
with {money} in hand and {guests} on the list, where would you put the money, music or a show
would you say {hours} is enough for a {category} at a {event}, or should i plan for more
everybody expects me to come up with something great and i've got nothing, what would you suggest for {guests}
my wife loves {genre} and hates crowds, what could i arrange for our anniversary that she would enjoy
¿qué me aconsejas para un baby shower?
a quién pondrías tú para animar a {guests}
no tengo ni idea, dame unas opciones para la fiesta de mi jefe
¿cuántos bartenders hacen falta para {guests}?
cuál de sus artistas gusta más a la gente mayor
qué estaría padre para una despedida tranquila
my dad is a retired pilot who has seen everything, i want to wow him on his birthday, what would you come up with
our team just won a big contract and the boss wants to celebrate with {guests}, what would be a good choice
half of my guests dance and the other half just sit and talk, what would make both groups happy
i like the idea of a {category} but is it right for an afternoon with {guests}, or would you do something else
we did karaoke, bingo and a magician in the last years, so what should be next for our {event}
  `,
}
