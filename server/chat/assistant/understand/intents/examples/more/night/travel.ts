import type { Examples } from '../../examples.ts'

/** How far talent goes and who pays for the road, in many voices; and more time on the night. */
export const MORE_TRAVEL: Examples = {
  travel: `
yall come out this way?
is {place} reachable
mileage charged?
will someone drive up here
out in the boonies ok?
does {agent} do road trips
who covers the commute
toll roads on me?
what about the suburbs
ever been out to Valdosta
do you reach Warner Robins
does distance matter
and the fuel?
are you statewide
you guys local only?
beyond city limits ok
how many miles is the max
is lodging on us
what's the drive surcharge
house calls?
airport pickup necessary?
do u come to peachtree city
can {agent} get to Newnan
any county you won't visit
could a {category} commute to Gainesville
do you send a {category} as far as Tallahassee
kennesaw too far or nah
would {agent} mind the trip to South Carolina
wondering whether your {categories} go beyond the perimeter
my husband asks if someone would make the journey to our lake house
i hope the long drive isn't a dealbreaker for your {categories}
quick q: does the fee rise for a venue in {place}
kindly advise if transportation expenses are billed separately
do we reimburse {agent} for the gas afterwards
and what about the ride back, is that on us as well
ok but would he come all the way out to Jasper
is the kilometer money already calculated or comes after
what is the catchment area of the agency
please confirm that {place} lies within the region you serve
one more thing, does the {category} need a hotel room after the {event}
are there zones with different travel costs
the location is a vineyard up in Ellijay, is that doable
can the {category} hop on our charter bus to the venue
do your {categories} have their own transport
flight and hotel for {agent}, who arranges those
we're hosting at a ranch near Madison, would anybody come
would the {category} come to my in laws' house in {place}
is it possible for {agent} to perform in Charlotte
does your {category} come to where i live or is there a studio
how much do you add once it's past thirty miles
do i get charged for the hour on the highway
does it matter that the venue is not in Atlanta proper
i live pretty far south, like almost Macon far
you serve the coast as well i hope
is there a remote area fee for mountains
would the {category} be okay with taking a ferry to the island
our {event} is at my uncle's place about seventy miles from the city on a gravel road, and i am not sure if your people would drive that far
we rented a huge cabin near Helen for the bachelor weekend, do your dancers go up there and would we owe them for the drive
my company has an offsite in Hilton Head in {month} and we'd love to bring {agent} along, how do you handle trips to another state
hello, i am writing on behalf of a client in Athens, and would like to understand whether your talent serves that city and what the distance costs
every agency i called so far refused because we live in the middle of nowhere past Dublin, please tell me you are different
it's about a two hour ride from downtown without traffic, so i guess my question is who pays the gas and does the clock run while they drive
the {event} starts at a church in {place} and then moves to a barn forty miles north, could the {category} come along to both
since the last train leaves before the show is over, do we have to organize a ride home for the {category} or does everyone come by car
we're on a houseboat the entire weekend, could someone meet us at the dock and come on board for {hours}
my daughter's wedding is in Savannah and we fell in love with {agent}, would traveling there be possible and at what extra expense
planning a destination {event} in Mexico and my planner asks whether your talent flies abroad at all
i'm stuck at home with a broken leg in {place}, so would the massage therapist come here to me or do i have to go somewhere
the venue is right across the Alabama line, literally ten minutes over, is that still in the territory you cover
so if the {category} lives in Marietta and my place is in Conyers, do i pay for the miles between or is it baked in
are your people okay with coming to a hotel by the airport, and do they charge anything for the way there
our office has branches in Augusta and Columbus, and we'd want the same {category} in both places, is that something your people travel for
it would be a late show that ends at two in the morning in Brunswick, so should i put {agent} up in a motel for the night
does the forty dollar uber to my neighborhood end up on my bill or does she take care of her own ride
you advertise Atlanta everywhere but i'm out in Carrollton, would that be outside the circle you work in
we are willing to pay for the flights if {agent} agrees to come with us to New Orleans, is that an option
my second language is english, sorry, i ask if the artist comes to my city or only works in atlanta
is the way there paid by the mile or is there one lump sum for trips outside the metro area
our mountain house is only reachable with four wheel drive, is anybody prepared to get up there
¿me cobran la gasolina si vivo lejos?
oiga, ¿llegan hasta Gainesville o nomás Atlanta?
la fiesta es en un rancho retirado, ¿alguien iría?
mi esposo pregunta si hay que pagar el camino
¿los artistas salen del estado?
¿y el hospedaje de {agent} lo ponemos nosotros?
  `,
  overtime: `
can we tack on more time
adding time, what does it run
if it drags on, what then
can we keep her longer
after hours fee?
going past midnight, extra?
is stretching it possible
could he hang on longer
extending mid party ok?
penalty for running over
what if we aren't done by then
and if we go late
hourly rate after the end?
10 min over, do u charge
can {agent} stick around longer
grace minutes?
do overruns cost double
extension fee?
any leeway at the end
encore possible, at what cost
more time on the spot?
will the {category} pack up right at {time}
late finish, what's the damage
wondering if extending during the {event} is an option
suppose we'd like the {category} beyond the agreed end
i hope they don't just walk out when the hours are up
quick q, is the additional time charged in half hours
my boss asks what prolonging by one hour would run us
ok but if nobody wants to go home, can {agent} continue
and what about extra time, is it the regular rate
does someone at your office approve an extension during the night
would the {category} be able to go until two if the mood is right
the toast always takes forever, what does overrunning cost
kindly explain how time beyond the contracted hours is invoiced
is it possible to lengthen the show while it's already going
who decides if the {category} remains longer, us or you
how late could {agent} go if we wanted more at the end
one more thing, what if we need to push the finish by thirty minutes
does the meter keep running when we start behind schedule
are you flexible with the finishing time
is there a cap on added hours
we might need him longer than {hours}, what happens in that case
does the price per hour jump after the scheduled end
is somebody gonna tell me before the overtime kicks in
if the flight of the groom is late, will the {category} stay later to make up
at {time} is it a hard stop or can it slide
do i have to let you know beforehand if it may take longer
what do you bill if the {category} leaves an hour later than planned
and the extra hour, when is that settled
how does one prolong the service at the event itself
do they look at the watch or are they relaxed about a few minutes
we're known to party till sunrise, could the dj go beyond his slot
can the massage go longer than booked if more guests want one
suppose the {category} has another gig afterwards, then no extension i guess?
our reception was supposed to end at eleven but knowing my family it'll go till one, so can the {category} stay on and what would the added hours be
last year the speeches took so long that the band had just twenty minutes left, so what do you do when a program runs behind
as the planner i need a figure for my contingency line, namely what each hour beyond the contracted time is billed at
i booked {agent} for {hours} but have a feeling people will beg for more, is it okay to ask for another hour right there at the party
if the clock strikes twelve and the dance floor is still packed, does your dj unplug or can we pay for another round
we had a photographer once who left in the middle of the cake because the time was up, will yours stay a little longer if needed
my son's flight lands late, so the surprise might start an hour behind schedule, would the {category} shift along and does the waiting cost us
hey, let's say we're ten or fifteen minutes over because of the goodbye hugs, are you gonna charge us for an entire hour
the ladies from my office would like to know if the male dancer can add another half hour when everyone is having fun, and for how much
is it smarter to reserve five hours right away or reserve three and add two while the {event} is going on
could you tell me whether {agent} would be willing to remain after {time}, and if the later hours are pricier than the earlier ones
the venue lets us stay until three, the {category} is booked until one, so what are the chances of getting two more hours on the night itself
our ceo loves long speeches and we can't cut him off, what is your rule for when a corporate dinner goes beyond the planned end
i do not want a fight at the end of the night, so please tell me now how additional time gets counted and who writes it down
the bar is supposed to close at {time}, but if there are still guests, does the bartender go on pouring and at what hourly cost
if we're not finished with the family portraits when the time is up, would the photographer do another thirty minutes for a fee
suppose the game goes into double overtime and the party begins late, would your people still do their full hours
does the additional time get charged to my card automatically or do i get an invoice for the extra hour later
my aunt can never say goodbye, so honestly we'll go over, is that charged by the minute or by the hour
what if at the end of the two hours our guests shout for more, may {agent} go on, and do i pay double for that
we're not sure about the ending, could be ten, could be midnight, how would you handle the hours after ten
does the {category} need to be asked a certain time before the end if we want to prolong
oye, ¿y si la fiesta está buena y queremos otra horita?
¿a cómo sale el tiempo adicional después de lo acordado?
mi familia siempre se tarda, ¿cobran si terminamos más tarde?
¿el fotógrafo se queda si se atrasa la misa?
¿se puede alargar el show esa misma noche?
¿por pasarse diez minutos cobran algo?
  `,
}
