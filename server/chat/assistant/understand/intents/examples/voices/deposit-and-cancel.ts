import type { Examples } from '../examples.ts'

/** Many voices on paying ahead, and on calling it off. */
export const DEPOSIT_AND_CANCEL: Examples = {
  deposit: `
payday is in two weeks, can i secure it with nothing now
i've only got a hundred bucks on me, does that reserve {agent}
what do you want from me today to keep the date
before you lock it in, what do i wire
accounting asks what share is due on signing
our treasurer needs the advance as an exact figure
do you bill a portion at confirmation and the rest after
is a third up front normal for you
fifty fifty or everything at the end
what chunk do you take at the start
how large is the first installment
does it cost money to keep the date for a week
nothing due until the party, right
so zero dollars now?
can a church reserve without money up front
my daughter has no credit card, can she still hold the date
does the earnest money come back to me
if you say no, do i see the advance again
when everything goes well do i see the guarantee again
in case of broken stuff, do you keep a guarantee
some places hold 500 in case of damage, do you
is a hold going to show up on my card
will my card be frozen for an amount
will that advance be subtracted later
and that first part is counted against the sum?
two dancers and a dj, is it one advance or three
do you ask the same advance from everybody
we've booked five times, still an advance?
what if i refuse to pay ahead
i never pay before i get the goods, how do you handle that
can you trust me without money down
is it mandatory to put something down
must i put something down
put money down?
what's needed to hold it
money to hold the spot?
what's the holding fee
reservation fee?
is the reservation fee lost if plans change
the retainer, do i lose it
how soon after confirming is the retainer due
until which day do i have to send the first part
deadline for the advance?
i paid the advance, when is the rest due
may my brother pay the advance and me the rest
split the advance between six bridesmaids?
can the down part be paid with zelle
could i drop the advance off in cash
minimum amount to secure {agent}?
what to secure {agent} on {date}?
to guarantee {date} what do you charge
percentage ahead?
a percent up front, how many
does a {money} gig need something up front
pay something ahead or all later
does the advance differ for weddings
upfront part of a {money} total?
is that 50 percent thing true
how much of it do i owe before the day
first half now?
`,
  cancellation: `
my fiance got cold feet, what do i owe you
the bride has the flu and we're three days out
grandpa passed away this morning, the party won't happen
hurricane's coming in, what if nobody can drive
if the lawn floods we won't have a party, what then
say the venue goes bankrupt, do i still owe you
our ceo may pull the plug, how late can we back out
legal question, what are the damages if we withdraw ten days prior
what's the penalty structure on withdrawal
how much do you keep if we pull out
how many days ahead is it still free
does a week's notice cost me anything
two days prior is that too late
is forty eight hours still okay
night before, do i lose it all
the morning of, what do i get
i might get deployed, can i get out of this
what if i lose my job and can't do it anymore
i booked the wrong thing, get me out of it
i clicked too fast, please kill that order
drop my reservation
please take me off the calendar for {date}
scratch {date}, there's no party
we aren't doing the {event} anymore
the {event} won't take place
we've decided against the whole thing
we went with somebody else, so no need for your {category}
found a cheaper dj, sorry, how do i get out
my mom already hired someone else, can we undo this
tell {agent} not to come
{agent} doesn't need to come after all
we no longer need you guys
hate to do this but we have to bail
gotta bail on {date}
can we bail
plans fell through
plans fell through, what do we owe
do i have a right of withdrawal
how do i pull out
what's it cost to pull out
do you return the money or give a voucher
how much comes back to me
am i getting anything back
is my cash gone if it rains
when does the money arrive back on my card
the refund hasn't arrived, how long does it take
refund timeline?
could my cousin take over my date instead of me canceling
only half the guests said yes so we might not do it, consequences?
if i'm sick on the day
we test positive the day before, any mercy
act of god clause?
force majeure?
snow day, what happens
thunderstorm and it's an outdoor thing, options?
do i have to give a reason when i pull out
who do i write to if it's off
can i drop one of the two and keep the other
drop the {category}, keep {agent}
what if i need to back out
what does backing out cost
no show on our side, what's the bill
until when can we say no
how strict are you about calling things off
`,
}
