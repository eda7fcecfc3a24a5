import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A fourth set, written without a look at training or open part: messages of the conversation itself, and who or what can be booked. */
export const passersbyTalk: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'greeting',
    expected.greeted,
    `howdy marquee folks, hope yalls week is goin good
    Good morning Marquee team, lovely to meet you
    hiiii its me, first time on here
    hey hey hows everything over there today
    Greetings from a visitor out of Ohio, how are you all
    sup marquee how yall livin this afternoon`,
  ),
  ...writeMessages(
    'thanks',
    expected.thanked,
    `you just saved me like an hour of googling, thank you
    That's all I needed to know, I'm grateful for your patience
    bless you honey, that cleared it right up, thank you
    thx a bunch that answers evrything
    awesome sauce u guys rock, thanks for the info
    My husband and I thank you kindly for the quick reply`,
  ),
  ...writeMessages(
    'goodbye',
    expected.thanked,
    `gotta run my break is over, see ya
    That will be all for today, goodbye and take care
    im logging off now, have a good one
    ok headed to bed, good night yall
    until next time, enjoy your weekend
    Signing off here, I'll be back after I talk to my wife. Bye`,
  ),
  ...writeMessages(
    'affirm',
    expected.nothingYet,
    `yep that one works great for me
    yeah sure lets go ahead with it
    absolutely, kindly proceed
    ok yes thats what id like to do
    yessir sounds like a plan
    That would be perfect for us, yes`,
  ),
  ...writeMessages(
    'deny',
    expected.nothingYet,
    `No thank you, I'd rather we didn't
    nooo i dont want that one
    not interested in that, sorry
    nah bro im good without it
    No, that isn't what I had in mind
    hmm no, id skip that if its ok`,
  ),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `ok forget everything i told you, new conversation
    I made a mess of this, could you reset the chat for me?
    lets restart from the top, i mixed up two different parties
    clear this whole convo and ask me everything again
    Please disregard all I've said so far, I would like to begin anew
    this got confusing, can i redo it from the beginning`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `are these replies typed by an employee or does a computer write them
    be honest with me r u an AI or a girl in the office
    Before I go on, may I ask whether I am speaking with a person or a program?
    u reply way too fast, gotta be a robot right
    is this chat thing automated or does someone sit there reading it
    what exactly are you, some kind of virtual helper?`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `my daughter is getting married and we still have nobody to take the pictures
    looking for a pro with a good camera for our church anniversary banquet
    Our office needs headshots for about twenty employees, who can shoot those?
    show me ur photographers pls, its for a baby shower
    I run a restaurant and want someone to photograph our grand opening
    i want nice engagement photos, got anybody for that`,
  ),
  ...writeMessages('find', expected.found('dj'), `our sports bar wants somebody behind the turntables after the game`),
  ...writeMessages(
    'find',
    expected.found('massage_therapist'),
    `my staff is stressed out, do you have anybody who gives chair massages at an office`,
  ),
  ...writeMessages(
    'find',
    expected.found('bartender'),
    `The garden club is having a luncheon and we need a person to serve cocktails from behind the bar`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('exotic_dancer'), has: ['{dancer1}'] },
    `which one of your dancers is good at {dancer1.known}`,
  ),
  ...writeMessages(
    'find',
    expected.found('dj', 'photographer'),
    `its my sons bar mitzvah, we're after a photographer and also somebody to dj`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `we already have our dj, who i still need is a photographer`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('bartender'), atMost: 90 },
    `show me bartenders that charge 90 dollars an hr or less`,
  ),
]
