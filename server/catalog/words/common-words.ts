/** English words visitors use that mean nothing to the rules, and must not be taken for a misspelt one that does. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a about above actually after again ago all almost along also always am an and another any anybody anyone anything
  anyway apart are area around as ask asking at availability available away baby back bad be beach because been before began begin behind being
  best better big bit black blue boat body boss both boy bring brother brown build bus business but by call came can
  capital care case cat catch cause chance change check child children church city class classy clean clear client close
  club coffee cold color come coming company cool corner could country couple course cousin crazy crew crowd custom
  customer daddy dark date dates daughter day days dear decide deep did different dinner do does dog doing done door
  down dress drive during each early earth easy eat eight either eleven else end energy enjoy enough entire even evening
  event events ever every everybody everyone everything exactly except excited expect explain extra eye face fact fall
  family fan far fast father favorite feel few fifteen fifty fifth find fine finish first fit five fix floor flower fly
  follow food foot for forty found four fourth fresh friend friends from front full fun funny further future game garden
  gave get getting gift girl girls give glad go god goes going gold gone good got grand great green ground group groups
  grow guess guest guests guy guys had hair half hand hands happen happens happy hard has hate have he head hear heard
  heart heat heaven help helped her here hey hi high him his hold hole home homework hope hot hotel hour hours house how
  huge hundred husband i idea if ill im important in information inside instead interested into is it its job joke july
  june just keep key kid kids kind king kitchen knew know known lady large last late later law lead learn least leave
  left less let life light like line list listen little live lived living local long look looks lose lot love low luck
  lunch made main make man many mark married matter may maybe me mean means meet meeting men mention mess mind mine
  minute minutes miss mode mom money month months moon more morning most mother move movie much must my name named near
  need never new news next nice night nights nine no nobody none nor not note nothing now number of off office often oh
  ok okay old on once one only or order orders other our out outside over own page paid paper part parts party past
  people perfect perhaps person pick picture pizza place plain plan plans play player please plus pm poem point pool
  poor possible president pretty pricey pricier priciest prince private probably problem put question questions quick
  quiet quite rain ran read
  ready real really reason red rent rest rice rich right ring river road roof room rose round run safe said sale same sand
  saw say says school sea seat second see seem seen self sell send sense sent set seven several shall she ship shirt shop
  short should show side sign simple since sing single sir sister sit six size sky sleep slow small smart smile snow so
  sold some somebody someone something sometime sometimes son song soon sorry sort sound space special spend spot spring
  stage stand star start state stay step still stock stop store story street strong study stuff style such sugar suit
  summer sun super sure surprise sweet system table take talk tall team tell ten test than that the their them then there
  these they thing things think third thirty this those though thought thousand three through tie till time times tired
  to today together told too top total touch town train tree trip trouble true try turn twelve twenty two type under
  understand until up upon us use used usual usually vegas very video view visit vote wait waiting walk wall want wants
  war warm was watch water way we wear weather week weeks weird well went were what when where whether which while white
  who whole whom whose why wide wife wild will win wind window wine winter wish with within without woman women won
  wonder word words work worked working world worry would write wrong year years yes yet you young your yours yourself
  zero mama papa uncle aunt grandma bride groom grill bowl cake sauce horse nurse curse purse force worse verse coarse
  noon midnight ish speaker speakers music
  park parks parked parking tip tips tipping rude smoke bring brings grace fee fees pole pay pays paid bill card cards
  siblings wives missus marrying mate firm barn dusk separate hell dick piss dead dies mourning insulted suing manage prom
  disco match shown message messages spam performs performed spinning spun mixes pose danced swing merengue brandy mimosa
  shot drank wings steak beef baking oven coat polo shoes boots lips skin bully rape bang boob booty junior birthdate
  charades series princess politics pray praying bear ants rats weeds wipe fixes sink passport motel mall buys router
  charger calculation mars spain accent tinder server instruction signing contract form bank stripe wire budgeted bond
  provided lens mile traveled stored personal customary drunk cussed quit hates
  starting started starts fake enter desk file files police dial blow injured guns tent deaf hide danger tricks trick legs
  truck ballroom partners bell prima primo primos hermana hermano suegra suegro novia novio madre padre toda banda persona
  comin rating ratings rated roster stars pass passed post posted cost host hosts ghost most boost toast coast roast`
    .split(/\s+/)
    .filter(Boolean),
)
