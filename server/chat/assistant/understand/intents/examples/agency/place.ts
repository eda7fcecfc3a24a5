import type { Examples } from '../examples.ts'

/** Where the agency is. */
export const PLACE: Examples = {
  place: `
what is your street address please
could i get the street address for our files
we need your postal address for our paperwork
are you close to hartsfield
im landing at the airport, is your office near it
can i walk in and talk to someone at a desk
is there an office i may visit
do you have a place to drop by
    where are you located
    where are you based
    where is your office
    what's your address
    what city are you in
    are you in Atlanta
    can I come by your office
    can I visit you
    do you have a showroom
    do you have an office I can stop by
    is there a storefront
    what's the office address
    how do I get to your office
    directions to your office please
    which part of town are you in
    what neighborhood is the office
    are you near {place}
    is your office in {place}
    are you downtown
    are you guys local
    are you a local company
    where's this company
    where is this agency
    where is Marquee
    where's your headquarters
    do you have other locations
    do you have offices in other cities
    do you have a branch in {place}
    are there other branches
    what state are you in
    are you in Georgia
    which country are you in
    what's your zip code
    mailing address?
    where can I send mail
    where do I mail a check, what address
    can we meet at your office
    can I meet you in person somewhere
    can I come in and talk to somebody at your place
    can I pick something up at your office
    is the office open to the public
    do you have a venue
    do you have your own venue
    do you have a space for parties
    can we have the party at your place
    do you rent out a room
    do you offer a location for the event
    can the massage happen at your place
    do I come to you or do you come to me
    do I have to come to you
    is there a studio
    where's the photographer's studio
    do you have a photo studio
    where do the events take place
    where does the show take place
    where are your performers based
    where do your people live
    where is {agent} based
    which city does {agent} work in
    where does {agent} live roughly
    is {agent} from Atlanta
    is {agent} local
    is {agent} based in {place}
    address?
    location?
    location please
    your location
    whats ur address
    where r u guys
    where you at
    where u located
    where can I find you
    google maps link?
    are you on google maps
    are you close to the airport
    how far is your office from {place}
    is there a club I can go to
    is this a club
    do you have a club or bar
    are you a strip club
    what's the cross street
    suite number?
    which floor is your office on
    is there public transport to your office
    marta station near you?
    do you have a spa I can go to
    in which city is the agency
    what's the agency's location
    tell me where to find you
    ¿dónde están ubicados?
    ¿dónde queda su oficina?
    ¿cuál es su dirección?
    ¿en qué ciudad están?
    ¿puedo pasar por la oficina?
    ¿están en Atlanta?
    ¿tienen un local?
    ¿tienen oficinas en otra ciudad?
    ¿dónde los encuentro?
    ¿de dónde es {agent}?
    ¿tienen salón para fiestas?
    ¿voy yo o vienen ustedes?
    ¿cómo llego a su oficina?
    ¿están cerca de {place}?
    ¿tienen estudio de fotografía?
    ¿son de aquí?
  `,
}
