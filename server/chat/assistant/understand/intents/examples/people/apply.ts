import type { Examples } from '../examples.ts'

export const APPLY: Examples = {
  apply: `
licensed massage therapist here, i'd like to work for you
licensed bartender looking for work with you
how do i get signed with you as a {category}
do you take dancers without experience, i want to make money
how would i get signed by you
can you sign me as a talent
i would like to be represented by you as a model
do you accept dancers who are just starting out
i have never danced for money, would you still take me on
taking on beginners?
i want to earn money dancing for you
looking to get on your books as a dj
what do i have to do to be one of your models
would you hire me without experience
are you hiring
are u hiring
are you guys hiring {categories}
do you hire {categories}
are you looking for {categories}
looking for new talent?
are you looking for new talent
do you need more {categories}
do you need any {categories}
i want to work for you
I want to work with you guys
i'd like to work for your agency
how can i work for you
how do i join
how do I join your agency
how do i join the roster
how can I become a {category} with you
how do i become one of your performers
I want to be a {category} for your company
i wanna be a dancer for yall
can i be on your roster
can I join your team
can i sign up as a {category}
sign up as talent
sign up as a performer
register as a {category}
i'm a {category} looking for work
im a {category} looking for gigs
i am a {category} and I would like to join
I'm a {category} with ten years of experience
i'm a dj, do you need anyone
I'm a photographer, how do I get listed
i do magic shows, can you represent me
i am a singer looking for representation
do you represent new artists
would you represent me
looking for an agent to represent me
looking for an agency for my act
I'm looking for a job
looking for a job
looking for work
im looking for part time work
any jobs
any jobs available
any openings for {categories} to join you
do you have any vacancies
vacancies?
job openings
job opportunities
careers
careers page
career
work with us
work for you
how to apply
how do i apply
where do I apply
i want to apply
I would like to apply as a {category}
apply to be a {category}
where can i send my resume
where do I send my cv
who do i send my portfolio to
can i send you my demo
here's my mixtape, are you booking new djs for your roster
can I audition
how do auditions work
do you hold auditions
when are auditions
when's the next casting
open casting?
casting call
i want to model
I want to be a model
i want to become a stripper
how do i get into modeling with you
i want to strip, are you taking girls
do you take beginners
do you take new dancers with no experience
is experience required to work for you
what do i need to work for you
what are the requirements to be a {category} with you
how much do you pay your {categories}
how much do your dancers make
what do {categories} earn with you
what's the pay like for {categories}
do you pay weekly
how much commission do you take
what cut do you take from performers
what percentage does the agency keep
can I make money with you
i can dance, hire me
hire me
give me a job
i need a gig
need gigs
got any gigs for me
got work for a {category}
do you have work for me
can you get me bookings
i'm available to perform for you
Please find my application as a {category}.
Could you advise how a performer may apply?
I am writing to inquire about employment.
is your agency accepting new performers
u taking new djs rn
yall need a bartender? i got 5 yrs exp
my friend works for you and said i should apply
my daughter wants to be a model with you
my band wants to be listed
our band would like to join your lineup
how do I get booked through your agency as an artist
how do i get on your website as a performer
internship?
do you offer internships
can i work in your office
are you hiring office staff
freelance {category} here looking for opportunities
experienced {category}, new in atlanta, looking for an agency
list me as a {category}
`,
}
