import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages of the conversation itself, and who or what can be booked. */
export const heldBackConversation: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'greeting',
    expected.greeted,
    `heyaaa everybody
    good evening to you all
    Yo yo whats good
    hey marquee folks hows it going
    Good morning, I hope you are well
    howdy from down the road in Macon
    hiya, hows your day been so far
    Greetings to the entire Marquee team
    sup my people, everyone doin alright`,
  ),
  ...writeMessages(
    'thanks',
    expected.thanked,
    `ur a lifesaver tysm
    Many thanks, that was very helpful dear
    ok cool appreciate it
    thats exactly what i needed, thank you
    Thank you kindly for all your assistance this afternoon
    thx a bunch u rock
    sweet, thanks for explaining that so clearly
    My wife and I are grateful for the quick reply
    u guys have been awesome, thank u thank u`,
  ),
  ...writeMessages(
    'goodbye',
    expected.thanked,
    `alright im out, peace
    Have a nice evening, bye now
    k talk later gators
    gotta run to a meeting, bye for now
    Goodbye and take care, everyone
    thats all i needed, cya around
    signing off for tonight, sleep well
    im heading out, ttyl friend
    Farewell, until we speak again another day`,
  ),
  ...writeMessages(
    'affirm',
    expected.nothingYet,
    `mhm go for it my dude
    yes please do
    def, thatd be fab
    Yes indeed, that would suit us very well
    sure thing, sounds good to us
    absolutely, you may go right ahead
    yep we're on board with that
    correct, u got it right`,
  ),
  ...writeMessages(
    'deny',
    expected.nothingYet,
    `nah not really
    naw leave it be
    nope not that
    no thanks, thats not for me
    I would rather not, but thank you
    eh no id pass on it
    No, that will not be necessary
    negative, we dont want it`,
  ),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `scrap all that lets begin again
    can we start fresh please
    wipe what i typed and take me back to zero
    Could we return to the very beginning?
    reset this chat plz i messed it up
    id like to redo this from the top
    Please discard my earlier answers and restart
    My committee has changed its mind about the picnic, so kindly put aside all I asked for and let us begin anew.`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `wait am i texting a real human rn or nah
    Is this one of those chatbots?
    whos on the other end of this thing, a machine?
    r u a bot or somebody at the office
    Am I speaking with a computer or a member of your staff?
    are you chatgpt or something like that
    do u have a name or are u just a program
    hold up, is this ai answering me`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `need sum1 to take pics at my quinceañera
    Do you have anyone who does event photografy?
    looking for a photographer to shoot our 40th anniversary
    who can cover my gyms grand opening with a camera
    We want somebody to photograph the ribbon cutting at our new office
    Could you show me which photographers you represent?
    i need headshots done for my startup team
    our wedding photographer bailed on us, who else have u got`,
  ),
  ...writeMessages(
    'find',
    expected.found('dj'),
    `we want somebody to spin records at the frat house
    My daughter is having her quinceañera and we are looking for a DJ for the dancing`,
  ),
  ...writeMessages(
    'find',
    expected.found('massage_therapist'),
    `looking for a masseuse for my bridesmaids the morning of
    Our hotel has a guest who would like an in-room massage, whom can you offer?`,
  ),
  ...writeMessages(
    'find',
    expected.found('bartender'),
    `who can mix drinks at a retirement lunch, around 40 guests
    my startup is doing a launch party, show me ur bartenders`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('exotic_dancer'), has: ['{dancer1}'] },
    `does anyone do {dancer1.known}?
    looking for a dancer whose thing is {dancer1.known}`,
  ),
  ...writeMessages(
    'find',
    expected.found('dj', 'photographer'),
    `wedding. need a dj AND a photographer
    its our 25th anniversary n we want music from a dj plus someone taking photos`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `skip the DJ part, its somebody with a camera i want
    I don't need a DJ, just show me photographers`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('bartender'), atMost: 90 },
    `bartenders at most $90 an hour
    which bartenders can i get for 90 bucks an hour or less`,
  ),
]
