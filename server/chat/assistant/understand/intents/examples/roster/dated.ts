import type { Examples } from '../examples.ts'

/** A service or a name with a day and hardly a verb: a performer is wanted then. */
export const DATED: Examples = {
  availability: `
{agent} {date}
{agent} on {date} at {time}
{agent} {date} {time} {hours}
{agent} {date} from {time} to {time}
{agent} for {date} at {time}?
and {agent} {date}?
is {agent} around in {month}
i would like {agent}, does she have {date}
want {agent}, is she around {month}
is {agent} available {month} 5
are you available
are you guys free
are you free at all
you guys available {date}?
are you all available around {time}
is anyone available
anybody available?
whos available
available {date}?
who can do {date}
who can do {date} {time} for {hours}
who's around {date}
who could work {date} from {time} to {time}
whos free to dj {date}
who is free to bartend {date} night
who is available to take photos {date}
is there a massage therapist free {date}
is there a stripper available {date} at {time}
any exotic dancers available {date}
any dancers free {date} in {place}
are any models open {date} at noon
do any of the bartenders have {date} open
any singers on {date}
any {categories} {date}
any {categories} {date} around {time}
any {categories} for {date} at {time} in the evening
`,
  'availability find': `
{category} {date}
{category} {date} {time}
{category} {date} {time} {hours}
{category} {date}, {time}
{category} {date}?
{category} {date}??
{category} on {date}
{category} on the {date}?
{category} for {date}
{category} for {date} at {time}
{category} for {date} in {place}
{category} in {place} {date}
{category} {date} {place}
{category} {date} from {time} to {time}
{category} {date} {time} to midnight
{category} {date} {time} till two in the morning
{category} on {date} from {time} until {time}
{category} {date}, about {guests}
{category} {date} for {guests}
{category} {date} around {guests}
{date} {category}
{date} {time} {category}
{date} {time} to {time} {category}
{date} at {time}, {category}
{date} from {time} to midnight {category}
{date} {category} {hours}
party of {guests} {date}, {category}?
{event} {date}, {category}
{event} on {date}, need a {category}
need a {category} {date}
need a {category} for {date}
need a {category} {date} at {time}
need {category} {place} {date} {time}
I need a {category} on {date} from {time} until midnight
i need a {category} for {date} from six in the evening till ten
i need a {category} {date} {time} {hours}
we need a {category} {date} for {hours}
we need two {categories} on {date}
yo need a {category} {date} nite
looking for a {category} {date}
looking for a {category} for {date}, {guests}
looking for {categories} on {date} from {time}
want a {category} {date}
i want a {category} for {date}
i want a massage {date}
massage {date} at {time}?
massage {date} {time}
a massage for two {date}
stripper {date} {time}
strippers {date}
strippers for {date} at {time}
stripper for a bachelorette {date}
exotic dancer {date}
exotic dancers {date} {time} {hours}
dancers {date} {place} {time}
burlesque dancer {date}
two dancers {date} {time}
2 {categories} {date}
{categories} {date}
{categories} {date} noon to {time}
{categories} {date} {time} to {time}
{categories} for {date}
three models {date} afternoon
someone to dj {date}
someone to bartend {date}
somebody who can take pictures {date}
get me a {category} for {date}
get me a {category} {date} at {time}
could I get a {category} for {date}?
can we have a {category} {date}
do you have a {category} for {date}
do you have {categories} {date}
do you have any {categories} on {date} around {time}
got a {category} for {date}?
got anybody for {date}
anyone for {date}
my {event} is {date}, need a {category}
throwing a {event} {date}, want a {category}
we're having a {event} {date} in {place}, looking for a {category}
{event} {date}, {time} to {time}, {guests}: who do you have
{event} {date} {guests}, who do you have for music
i want somebody for last {weekday}
{category} for last {weekday}
{category} at 25:00 {date}
{category} on february 31st
i would like a {category} {date} please
hire a {category} for {date}
un {category} para {date}
necesito un {category} para el {date}
busco un {category} para {date} a las {time}
`,
}
