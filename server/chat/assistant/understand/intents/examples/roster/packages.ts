import type { Examples } from '../examples.ts'

export const PACKAGES: Examples = {
  packages: `
any set menus with a fixed number of hours for a fixed price
hours and price as one set, got that
fixed price for a number of hours
packages
packages?
do you have packages
what packages do you have
what packages do you offer
any packages for a {event}
package for {guests}
do you have a {event} package
{event} package
{event} packages?
bundle deals
do you do bundles
is there a bundle with a {category} and a {category}
dj and bartender package
do you have a combo of dj + photographer
combo price for {category} and {category}
what's in the package
what's in the {event} package
whats in the gold package
what do i get in the package
tell me about the packages
tell me more about your packages
how much are the packages
package prices
price of the {event} package
cheapest package
what's your cheapest package
your best package
biggest package you have
which package is best for {guests}
which package would fit a {event}
all inclusive?
do you have an all inclusive option
all-in price for a {event}
is there a flat rate for a whole evening
flat fee for the night
is there a set price for a {event}
fixed price deal for {hours}
do you have a full night package
half day package
is there a package under {money}
packages under {money}
I want the {event} package
I'd like a package with a {category} and two {categories}
show me the packages
show packages
view packages
list your packages please
see package options
are there package deals
package deals for couples?
do you sell party packages
party pack
party packs for {event}s?
what's the difference between the packages
how many hours is the package
how long is the {event} package
how many performers come with the package
can I customize a package
can we change what's in the package
can i add a {category} to the package
does the package come with a {category}
who comes with the package
is the package cheaper than booking separately
is there something that bundles everything
do you have everything in one deal
one price for everything?
Do you offer any packages that combine entertainment and bar service?
Could you send me your package options for a {event} of {guests}?
We would like information about your corporate packages.
corporate package?
wedding bundle?
a bundle for our {event}
got any party bundles
u got packages or is it just hourly
hourly or do you have packages
bachelorette package info
bachelor bundle w strippers and bartender
VIP package
do you have vip packages
premium package details
basic package vs premium
what comes in the basic one, package wise
starter package
do packages include the dj
is there a package for small parties
small party package
package for just an hour or two
new years package
holiday package
christmas party package for our office
team event package
do you have a girls night package
spa day package
spa package for {guests}
massage package for a group
photo package
photo and video package
dance show package
how do packages work
what packages are there for {place}
is there a package with a band
pacakges
do u have any pkgs
pkg prices
deal where dj and mc come together
tell me the options you have as packages and prices
sets or packages for a {event}?
`,
}
