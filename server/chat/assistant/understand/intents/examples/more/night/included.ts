import type { Examples } from '../../examples.ts'

/** What a price covers, in many voices; and what guests and talent may do. */
export const MORE_INCLUDED: Examples = {
  included: `
anything else on the invoice later
what do we actually receive
is the rate all inclusive
extras, or everything in
setup on the clock or free
and are the drinks in there
cleanup in the price too
whats bundled with the {category}
anything thrown in
so the bottles are extra?
who stocks the bar
what does {hours} with {agent} contain
are the edits in the fee
ok but what does that figure cover
are garnishes and ice in the fee
weekend surcharge or nah
holiday rates higher?
do we feed the {category}
meal for the crew needed?
is the booking fee separate
any admin fee
no add ons right
one more thing, is the liquor part of it
what are we on the hook for besides the hourly rate
does your quote already contain everything we will be billed for
i'm putting together a budget, could you itemize what the hourly fee comprises
wondering whether the {category} brings mixers or if that's on our shopping list
my wife asks if the photos come retouched or if she pays for that separately
does that number go up once there are more than {guests}
quick q: does unpacking count toward our {hours}
i hope we don't have to buy the alcohol on top of paying the bartender
are announcements and mc duties bundled into what the dj costs
will the lunch break of the {category} be deducted from our paid time
kindly tell me which services the fee comprises
i'd like a list of everything we get for {money}
does a digital gallery come standard with your photographers
how many finished images would we get out of {hours}
is the table, the linen and the oil part of a massage booking
does the {category} tidy up before leaving or do we
are there supplementary charges we should budget for
please confirm the figure on the profile page is the complete amount for the {event}
do i pay the {category} from arrival or from the first song
is planning time before the {event} part of the hourly figure
and what about teardown, do we get charged for that
is a phone call to plan the playlist free of charge
are balloons and face paint supplies part of what we pay the entertainer
sorry, what all do i get when i pay for one hour
what is the {money} for exactly
does marquee's share come out of the hourly rate or get stacked on it
so theres no handling fee or whatever at checkout
do your bartenders provide the booze or just hands
are the wedding pictures ours to download without paying more
it says per hour, does it mean per person also or for all the guests together
how much of the hour is the actual show and how much is getting ready
my english is not so good, i want to know what is inside the price
last agency we used quoted us one number and then tacked on cleaning, admin and fuel, so i need to know if your rate really is the whole thing
we are planning an open bar for {guests} and can't figure out whether your bartender supplies the liquor and mixers or if we do the shopping ourselves
i saw {agent} listed at an hourly rate and before i show my boss i'd like to understand what that rate buys us and what it leaves out
my sister got married last year and had to pay again to get her own pictures, so do your photographers hand over all the files as part of the fee
hello, i am the assistant of the director and she wishes to see a breakdown of what the fee covers and which items would be charged separately
we're hiring a dj for {event} and i wasn't sure if the lights and the microphone for the toasts are in his price or billed as extras
the {category} wants to come an hour early to get ready which is great but i do hope that hour isn't going to show up on my bill
okay so if i understood right i pay the hourly rate times four, and then is that it, or do more charges pop up afterwards
it's on new year's eve so i'm guessing everybody charges more, does your listed rate still hold or is there a holiday markup
i've got a tight budget of {money} and cannot go one dollar over, therefore please tell me whether any fees get added to the rate
my grandmother wants a massage at home and asks if the therapist comes with towels and oil for that price or whether she has to put out her own
honestly these sites always hide stuff in the small print, so what would i be paying on top of the hourly rate for {agent}
for our {event} we already bought the wine and beer, so is pouring, cutting limes and washing glasses all part of what the bartender does for the fee
if the singer takes two breaks of fifteen minutes during {hours}, are those minutes inside the time that we pay for or added at the end
could you let me know whether a video edit is part of the photographer's package or just the stills, and when we'd receive the finished files
our finance department won't approve anything with open ended extras so i need to know if the quoted rate is the complete cost for the {category}
hey so the magician, are the props and the assistant part of his fee or does the assistant cost me another hourly rate
trying to compare you with two other agencies, one of them includes setup and cleanup, do you include those as well
the page shows what {agent} takes by the hour but i don't see anything about equipment, is that covered by the same rate
we'd be paying for {hours}, does that mean three full hours of service or does changing and warming up eat into it
does the fee cover food for the {category} or should we plan a plate for them at dinner
is it the same rate on a saturday as on a weekday or do weekends carry a premium
¿el precio ya trae todo o hay que pagar aparte?
oiga, y el hielo y los vasos, ¿vienen en la tarifa?
quisiera saber qué me dan por esa cantidad
¿la hora que tardan en instalarse me la cobran?
¿el dj incluye luces y micrófono en su precio?
¿hay que comprar las botellas o las pone el cantinero?
  `,
  conduct: `
what's a no go
hands off i guess?
how are we meant to behave
can guests get close to her
is grabbing {agent} a problem
how racy is it
clothes on or off at the end
what's acceptable with the {category}
may we dance along with {agent}
what would get us thrown out
is twerking with her ok
so what are the boundaries with {agent}
any do's and don'ts
and is kissing ok
lap dances ok or nah
does {agent} go fully nude
can they party with us after
security with the girls?
rules of the game?
drunk guests, what happens
is heckling the {category} a problem
are hugs alright
and what about shots with the bartender
alcohol on duty?
vaping near the {category}?
what kind of manners does {agent} require from the audience
could you send over the behavior guidelines for our guests
i'd like to know what is considered out of line with your {categories}
wondering how explicit {agent}'s routine gets
is physical contact with the {category} permitted at all
my fiancé asks if the dancer will sit on his lap
i hope nobody ends up completely naked
does the {category} have the right to end the show if someone is rude
is the {category} permitted to have a glass of champagne with the guests
please explain which behavior is prohibited while the {category} performs
what will you do if somebody at the table starts pawing at the dancer
quick q, is the best man allowed to dance with {agent}
would {agent} be ok with a blindfold game for the bride
are there topics the comedian stays away from
can we ask that he keeps his underwear on
one more thing, who keeps order if the fellas get too wild
how far does {agent} go, pg 13 or r rated
are we permitted to invite the {category} to join the toast
is it inappropriate to ask {agent} for a phone number
does her driver stay in the room while she performs
what does a guest have to do to get the show stopped
ok but are games with ice cubes and whipped cream allowed
may the groom be handcuffed to a chair as a joke
is catcalling going to upset your {categories}
are there rules of behavior for our {guests}
can you keep it wholesome, my parents will be there
is booing the comedian something he can live with
what is the etiquette around a {category} at a private home
do they take everything off or is there a bit of cloth left
bar staff sipping on the job, is that permitted with you
our boys can be rough, what exactly must they not do
in my culture women and men do not touch at parties, is there touching in this show
the groom's friends are all rugby players and after six beers they think everything is allowed, so please tell me what the limits are with the dancers
we are a fairly conservative family and i'd like to be sure how much skin is shown before i hire a dancer for my husband's fiftieth
i'm the maid of honor and have to brief eleven women tomorrow, could you tell me what they may do with the male dancer and what they shouldn't
my brother in law has a reputation for getting touchy after a few drinks, and i wonder whether your dancer would leave and what happens with the show then
as the event manager of a law firm i need to know which code of behavior your entertainers expect from our partners during the evening
at the last bachelorette the guy picked my friend up and spun her around, would your dancers do that too or is it against the rules
so my boss will be at the party and i'd rather not have anything vulgar on stage, can we ask {agent} for a clean version
we've never had a stripper at our house before and have no clue how to act, so is there a list of things guests should and shouldn't do
she's coming alone to a house full of men, so does she bring a guard or somebody who watches that everyone keeps their hands to themselves
it's my wife's idea and she's fine with dancing, but she wants to know beforehand whether the dancer touches guests or lets them touch her
i'd love to invite the {category} to stay and celebrate with us once the work is done, or is mingling with guests forbidden by your agency
my friends want to spray the dancer with champagne and i told them that's probably not okay, could you confirm where the line is
the birthday boy is turning eighty and uses a walker, will the dancer go easy on him and is it fine if he gets a little dance
if the crowd throws money at the stage, is that okay with your performers or do they see it as disrespectful
one of my guests is an ex of the {category} and might act up, would they be able to stop performing if he bothers them
hey, dumb question maybe, but is the stripper gonna be totally naked at the end or does the g string stay on
our hotel is strict about nudity in the ballroom, can the show be done without anyone undressing all the way
before i pay i'd like to read the rules of conduct for guests, where the dancers are concerned especially
how do your people react when a guest who has had too much wine insists on dancing with them
i heard that with some agencies one wrong touch and the show is over with no money back, is it like that with you
does the massage stay strictly therapeutic with the person covered by a sheet the whole time
can the mc please keep the swearing down, there'll be grandparents in the first row
would it be okay for the bride to feed {agent} a strawberry as part of a game
¿se puede abrazar a la bailarina o mejor no?
oiga, ¿qué cosas no debemos hacer con los artistas?
¿y si un invitado borracho se pone pesado con ella?
mi esposa pregunta si la bailarina se quita toda la ropa
¿el cantinero puede brindar con nosotros?
¿viene sola o con un guardia que la cuide?
  `,
}
