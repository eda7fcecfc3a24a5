import type { Examples } from '../examples.ts'

export const EMERGENCY: Examples = {
  emergency: `
emergency
this is an emergency
its an emergency please help
help, emergency at our party
call 911
somebody call 911
should i call 911
call an ambulance
we need an ambulance
please send an ambulance
we need a doctor
need medical help now
somebody is hurt
someone got hurt
a guest is hurt
a guest got injured
my friend is injured
{agent} is hurt
the dancer got hurt
the dancer fell and is bleeding
{agent} fell off the stage
{agent} broke her leg at our party
the dj collapsed
the bartender collapsed
someone collapsed
a guest just collapsed on the floor
my dad passed out
someone passed out
my friend fainted
he fainted and won't wake up
she won't wake up
she is unconscious
he's unconscious
someone is not breathing
he can't breathe
she's not breathing right
she is choking
someone's choking help
i think he's having a heart attack
heart attack
my uncle is having chest pains
someone's having a seizure
she's having a seizure at the party
allergic reaction, her face is swelling
somebody had an allergic reaction to the food
someone drank too much and isn't responding
alcohol poisoning, please help
someone has overdosed
overdose
someone od'd
my drink was spiked
somebody put something in my drink and i feel sick
i think i've been drugged
she's bleeding a lot
there's blood everywhere
he cut himself badly
bleeding badly from a broken glass
there is a fire
fire at the venue
the stage is on fire
something is burning and people are running
smoke everywhere help
gas smell in here we feel dizzy
there's a man with a gun
someone has a gun
someone pulled a gun
there's a shooting
shots fired
someone got shot
someone got stabbed
he has a knife
a guy is threatening us with a knife
there is a fight and people are hurt
a fight broke out, someone is bleeding
a guest attacked the dancer
a guy is attacking {agent}
a guest is hitting your dj
i was attacked
i was assaulted
{agent} was assaulted
someone is assaulting the dancer right now
he grabbed me and won't let me go
he won't let the dancer leave
{agent} is locked in a room with him
I'm locked in and scared
i'm not safe
i dont feel safe here please help
the performer doesn't feel safe
we are in danger
i'm in danger
{agent} is in danger
someone is following your dancer
a guest is threatening {agent}
someone's threatening to kill us
he says he will kill her
i want to kill myself
I'm thinking about suicide
somebody wants to jump off the balcony
my friend is trying to hurt himself
a child fell in the pool
someone is drowning
a kid got burned by the fire act
the fire dancer burned someone
the tent collapsed on people
someone got electrocuted by the speaker
car crash on the way, {agent} is injured
we had an accident, people are hurt
accident at the event, need help now
urgent, a performer is injured
police are needed here now
please send police
There has been an accident and a guest requires medical attention.
A member of your staff has been injured at our event.
One of your performers has collapsed, what do I do?
omg help he's hurt
pls help someone is hurt
hlp she cant breath
`,
}
