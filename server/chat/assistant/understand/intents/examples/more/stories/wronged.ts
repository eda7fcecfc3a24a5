import type { Examples } from '../../examples.ts'

/** Customers who look back on a service of ours that went wrong, and wishes for a call from the manager. */
export const STORY_COMPLAINT: Examples = {
  complaint: `
your {category} never came
the {category} never showed
no {category}, no call, nothing
you sent nobody
the {category} you sent was late
two hours late, thanks for nothing
your {category} walked out on us
he left before we even ate
she was gone by {time}
the dj quit halfway through
your magician ran off in the middle of the show
the {category} packed up at {time} and we had paid until midnight
we paid for {hours} and got barely half of that
booked {hours}, got forty minutes
your bartender was drunk
bartender drank more than our guests did
he reeked of whiskey the second he walked in
the {category} you sent on {weekday} could hardly stand
your {category} was high as a kite
the dj texted all night
he scrolled his phone while the dance floor was empty
your photographer spent the reception on a phone call
she took selfies instead of working
the {category} talked on the phone during the vows
your dj played death metal at my grandma's 80th
we said no cursing and the dj played nothing but cursing
wrong song for the first dance, wrong song for the cake, wrong everything
i handed him a list and he ignored every song on it
he played his own mixtape for an hour and called it a party
the dj played the ex's wedding song, can you believe that
the {category} broke my mother's vase
your guy knocked over our tv and left
the dancer cracked our glass table and shrugged
there is a hole in my wall because of your dj's speaker stand
the bartender flooded my kitchen
your magician lost my father's watch and never found it
the rabbit from your magician bit my nephew
oil all over my sheets from your massage therapist
my back hurts worse than before your therapist came
the massage was so rough that i have bruises
your massage therapist ended after thirty minutes and took money for ninety
she ate her lunch during my massage
that was not {agent}
the man at the door was not the one in the picture
we booked {agent} and a total stranger came
you swapped the {category} without a word
the dancer was not the lady we picked on your page
a different {category} than the one we chose, and nobody warned us
still no pictures from our {event}
the pictures were promised within two weeks and it's been two months
your photographer took our money and we have not seen one photo
half of our wedding pictures are blurry
your photographer missed the first kiss
he forgot to photograph my parents, both of them
not a single shot of the bride's family in the whole gallery
every picture is dark and my head is cut off in most of them
you charged me twice
charged two times for one {category}
my bank shows {money} twice from you
why do i have a charge from you for a {category} that never came
you billed us for five hours and he was here for three
you kept my deposit though it was you who cancelled
it was agreed that travel is included and now you bill me for it
you promised a fog machine and none came
you promised he would bring lights, he brought a laptop and an attitude
i was promised a female {category} and a man came
the {category} was supposed to wear black tie and came in flip flops
she wore the wrong costume and blamed us
nobody calls me back
third voicemail and still silence from you people
i have called four times since {weekday} and nobody calls back
your office said they'd ring me yesterday, they did not
you said a manager would look into it, that was a month ago
no answer, no apology, no refund
i am livid
absolutely livid about last {weekday}
i'm so angry that i can hardly type
congratulations, you ruined my daughter's wedding
you ruined my 40th
my 50th birthday was a flop because of your {category}
way to wreck my mom's party
my {event} was a disaster because of you guys
thanks for the worst {event} of my life
i cried on my own birthday because of your {category}
what kind of outfit are you running
are you even sorry
i have rarely been treated so poorly as by your {category}
i regret to inform you that your {category} failed to appear
we were, to put it mildly, not impressed with your {category}
with all due respect, yesterday was a shambles
i wish to bring to your attention the behavior of the bartender you supplied last {weekday}
we engaged your services for our annual gala and the {category} departed an hour before the agreed time
please be advised that the performer you sent was neither punctual nor courteous
it saddens me to write this, but the {category} was unkind to our elderly guests
i don't like to complain, but your {category} was an hour late and didn't say sorry
sorry to bother you, it's just that the {category} we had yesterday wasn't very good
i hate to be that person but your dj was rough, and not in a good way
i'm sure it was an off night, still, the {category} was really not worth {money}
no hard feelings but {agent} let us down
just some honest feedback, {agent} was bored and it showed
ngl your {category} was mid
{agent} was straight up rude to my nana
bruh your dj was trash
yall owe me, that {category} was garbage
your boy {agent} was lit, and i mean drunk
that {category} did us dirty
man yall played us, nobody came
deadass nobody showed up
ur bartender was faded b4 the party even started
wtf was that last nite
that dude you sent was a clown and not the funny kind
the {category} cussed out my auntie
the {category} was rude to the bride
your bartender insulted my father in law
your mc made fun of my sister's weight in front of everybody
your comedian joked about my late mother and he knew
the mc called the groom by the wrong name, three times
your dancer made fun of the birthday boy
your {category} hit on my wife
your model rolled her eyes at our clients the whole evening
the models you sent to our trade fair sat in a corner and chatted
the hosts were supposed to greet guests and hid in the kitchen
your bartender overpoured for friends and ran dry by nine
he charged my guests for drinks that i had already paid for
your bartender put out a tip jar though we agreed on none
the singer had lost her voice and you sent her anyway
your singer forgot the words of every second song
the band you sent was missing a drummer
your {category} fell asleep on our couch
{agent} was smoking inside the nursery
{agent} brought two friends along and they emptied our fridge
{agent} stormed out because the room was too cold
{agent} came at {time} and should have been here at noon
{agent} and you both said it would be fine, it was not fine
we booked with you for the {event} and stood there without a {category}
we booked with you in {month} and it was a letdown from start to finish
we've booked with you three times and this last one was a disgrace
you sent us a {category} for our office party and hr is still getting angry emails about it
you sent a dj who had no speakers, what was he supposed to play on
you sent us to voicemail while forty kids were waiting for a magician
yesterday your {category} showed up without any equipment and expected us to have it
yesterday was my husband's 60th and your dj left after an hour saying he had another gig
last {weekday} we had {agent} at our {event}, and he argued with the caterer until people left
last {weekday} i sat with {guests} in {place} waiting for a {category} who never came
my son turned 7 and cried because your magician told the kids that magic isn't real
my grandmother turned 90 and the singer you sent arrived when the hall was already being swept
for my parents' golden anniversary we wanted soft music and your dj blasted techno until they went home
our {event} was supposed to be the best night of the year, and your {category} spent it outside in his car
i planned this {event} for eleven months, and it took your {category} fifteen minutes to spoil it
i saved up for a year to give my wife a nice party and your {category} treated it like a joke
the photographer you sent promised the album by {month}, then by the month after, and now he doesn't pick up at all
not once did your {category} look up from her phone, not even when the couple cut the cake
i get that traffic is bad in this town, but ninety minutes late without so much as a text is just disrespectful
so your dj tells my guests to shut up over the microphone and i am supposed to leave a nice review
first the {category} was late, then the music died, then he wanted a tip, i mean come on
you people advertise the best talent in atlanta and then send a {category} who can't even plug in a cable
maybe next time send a {category} who is sober
your therapist cancelled while i was already lying on the table, practically
we had to play music from my cousin's phone because your dj never turned up
what exactly did i pay {money} for if the {category} only stood around
  `,
  person: `
we have several events coming and i would like to speak to someone on your team about them
i assist a director and would like to talk to your team about a series of evenings
i cannot find my password, a real person please
this is beyond me, let a person from the office ring me
have the manager call me
i want a call from your manager
can the owner ring me
please ask the owner to phone me
i need the owner on the line
is the owner in today, i'd like a word
owner's phone number please
let me talk to the one who owns this agency
could your manager call me about an event we plan
i'd like the manager to call me at {time}
have your boss call me tomorrow morning
who's the manager and when can i get her on the phone
the manager should call me about {agent}
please let the manager know that i am waiting for a call
is there a manager who could phone me on {weekday}
may i speak with the owner about a big contract
i'd like to discuss something private with the owner, by phone please
manager please, it's about a {event} for {guests}
a quick call with the manager would help me a lot
can a manager explain this to me over the phone
could you arrange that the owner calls my office
our director wishes to speak with your director
my boss wants to talk to your boss about next year's galas
my lawyer would like the name of your manager
put my number down and have the owner dial it when she is free
would the manager be so kind as to call an old man back
i only do business with the owner, so have him call me
i need a decision from the one in charge, please have them call
i'd rather not type this out, can your manager call me
our church council has some questions, could the owner phone our secretary
we run a hotel in {place} and want to talk to your owner about working together
we have a venue and would like to talk business with the manager
can the owner meet me for coffee in {place}
get me the manager, it's about the {category} for {weekday}
ask your manager to give me a shout
yo have ur manager hit my line
tell the owner to holla at me
lemme talk to the big boss
does the owner have an email, i've got something to say to her
when is the manager back at the desk, i'd like to call then
  `,
}
