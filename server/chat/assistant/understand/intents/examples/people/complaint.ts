import type { Examples } from '../examples.ts'

export const COMPLAINT: Examples = {
  complaint: `
i want to complain
I want to make a complaint
i have a complaint
file a complaint
how do I file a complaint
where can i complain
complaint about {agent}
I'm not happy with the service
i am very unhappy
im really disappointed
very disappointed with {agent}
i am angry
this is unacceptable
this is ridiculous, nobody answers
worst service ever
terrible service
awful experience with your company
bad experience last weekend
you guys ruined my {event}
{agent} ruined our party
my dj is two hours late
the dj is late
our {category} is late
the {category} is over an hour late
{agent} is late, where is she
{agent} was late
{agent} came an hour late
the bartender showed up late
where is my {category}?
where is {agent}, she should be here by now
still waiting for the {category}
we've been waiting for {hours} and no one came
nobody showed up
no one showed
no show
the {category} didn't show up
{agent} never showed up
{agent} didn't come
the dancer never came to our party
our {category} was a no show last night
{agent} left early
the {category} left an hour early
she left after 30 minutes but we paid for {hours}
he only played half the time
we paid for {hours} and only got two
{agent} was rude
your {category} was rude to my guests
{agent} was drunk
the {category} was drunk when he got here
your bartender was drinking on the job
the stripper was on her phone the whole time
{agent} was unprofessional
he was so unprofessional
the dj played terrible music
the dj refused to play our songs
the photographer never sent the pictures
still haven't received my photos
where are my pictures from the {event}, it has been a month
not the person i booked
you sent the wrong person
that wasn't the girl from the photos
they sent someone else
the {category} looked nothing like the pictures
i was charged twice
charged me twice
you charged my card two times
double charged
i got charged double
there's a charge i don't recognize
you overcharged me
wrong amount on my invoice
my invoice is wrong
the invoice has the wrong hours on it
my bill is higher than what you said
price is different from what was agreed
I paid but it still says unpaid
i paid the deposit and nothing happened
never got the email
i never got the confirmation mail
i didn't get a confirmation email
the mail never came
havent received any email from you
no email arrived
I sent a request a week ago and heard nothing
nobody got back to me
no one replied to my request
you never answered my message
nobody picks up the phone
i called three times and nobody answers
still waiting for my refund
where is my refund
my refund never came
you still owe me money
{agent} canceled on me last minute
you canceled my booking the day before, wtf
my booking disappeared
the website isn't working
your site keeps crashing when i book
the payment page gives an error
the link you sent me doesn't work
something went wrong with my booking
something is wrong with my order
we had a problem with {agent}
there was an issue with the {category} you sent
{agent} broke my speaker
the {category} damaged our floor
something was stolen after your {category} was here
{agent} made my guests uncomfortable
I'm writing to express my dissatisfaction.
I would like to report a problem with last night's performance.
We were let down by your {category}.
want my money back, {agent} was awful
give me my money back, he never came
i want to report {agent}
bad service
this sucks, the {category} was horrible
scammed me
i feel scammed
you guys are a scam i paid and nobody came
leaving a bad review, no one showed
`,
}
