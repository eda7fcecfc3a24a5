import type { Examples } from '../examples.ts'

export const PERSON: Examples = {
  person: `
could they ring me
can a person dial me back
please get them to phone me
i want you guys to call me instead
someone should give me a call back
can the office phone me later
id rather they called me
they can ring my cell
talk to a person
speak to a person
can i talk to a human
can I speak to a human please
I want to talk to a real person
i want a real person
real person please
human please
human
agent please
let me talk to someone
let me speak with somebody
get me a human
get me a person
i need to talk to someone
i need to speak with somebody about my event
connect me to a person
connect me with someone
connect me to an agent
transfer me to a human
transfer me
transfer me to customer service
put me through to the office
put me through to someone
hand me over to a person
can someone help me in person
is there a person I can talk to
is there someone I can speak with
is there anyone i can call
can i call you
can I call you guys
can i call someone
can someone call me
can somebody call me back
call me
call me please
please call me
give me a call
can you give me a call at {time}
have someone call me tomorrow
I'd like a callback
request a callback
can i get a call back
phone number
phone number please
what's your phone number
what is your number
whats ur number
your number?
contact number?
do you have a phone number
do you have a number i can text
can I text you
can i text someone
do you have whatsapp
whatsapp?
email address
what's your email
whats ur email
do you have an email address
can i email you
how can I contact you
how do i contact you
how do I reach you
how can i get in touch
how to get in touch with the team
contact info
contact details please
contact us
customer service
customer support
support
customer care
operator
representative
rep please
manager
can I speak to the manager
i want to speak to your manager
let me speak to a supervisor
talk to the owner
i want to talk to the boss
Could I speak with a member of your staff, please?
I would prefer to discuss this with a person.
Would it be possible to talk to someone on the phone?
i'd rather talk to a human
i don't want to talk to a bot
i dont wanna chat with a robot
stop with the bot, give me a person
no more bot, human now
this bot is useless, get me a human
you don't understand me, i want a person
you're not helping, let me talk to somebody
this isn't working can i just call
can i just talk to someone
is anyone from the team around to chat
can a member of the team join
can a booker help me
can someone from your team take over
id like to discuss the details with someone
someone please contact me
please contact me
contact me at this number
reach out to me please
can you have somebody email me
leave a message for the office
i want to leave a message for someone
how do I speak to {agent}'s manager
can I talk to {agent} directly
i want to speak with {agent} before booking
can i get {agent}'s phone number
speek to a persn
live agent
live chat with a person
live person
live support
`,
}
