import type { Examples } from '../examples.ts'

/** Pictures and films of the night and of talent. */
export const PHOTOS: Examples = {
  photos: `
    can we take pictures of the dancers
    are we allowed to film the show
    can guests record videos
    is filming allowed
    is it okay to take photos during the performance
    can we post pictures of the performer on instagram
    may I post a video of {agent}
    can we put it on tiktok
    can I livestream the party
    are phones allowed
    do we need to put phones away
    no phones policy?
    is there a no camera rule
    can I take a selfie with the dancer
    can we get a group picture with {agent}
    can the bride take a photo with the dancers
    can our photographer take pictures of the dancer
    can our own photographer shoot the show
    we have a videographer, can he film your people
    can we use pictures of your model for our ads
    can we use the photos commercially
    can our company use footage of the performers
    can we use {agent}'s picture on our flyer
    can I put {agent}'s photo on the invitation
    can I use a promo picture of the dj on a poster
    are we allowed to tag the performers
    can I tag {agent} on social
    is it ok to share videos in our group chat
    do performers mind being filmed
    does {agent} mind photos
    what's your photo policy
    photography policy
    what's the policy on videos
    recording rules
    rules about cameras
    cameras allowed at the show?
    pictures allowed?
    pics of the strippers ok?
    vids ok?
    can we film for snapchat
    can the groom be filmed with the dancer
    can I have the show recorded for the bride
    is recording a lap dance allowed
    do you take photos of our event for your website
    will you film our party
    will you post our party on your socials
    can you promise not to post our event
    will the dj put our party on his instagram
    i don't want pictures of my guests posted
    no photos of us please, is that possible
    do the performers take pictures of the guests
    can {agent} post about our event
    who owns the pictures
    who owns the rights to the photos
    do we have the rights to the pictures from the photographer
    can the photographer publish our pictures
    can we get the raw footage rights
    do I need a release to use the pictures
    do models sign a release
    model release included?
    is consent needed before filming
    do I need consent from the performer for video
    does the dancer have to agree to pictures
    should I ask before taking a photo
    will the dancer stop if someone films
    what if a guest secretly records
    what if someone takes a picture anyway
    can i facetime my friend during the show
    zoom guests watching the show, is that allowed
    can we show it on a screen to people in another room
    can we do a slideshow with pictures of {agent}
    is flash photography ok
    gopro ok?
    can we hang up a security camera while they perform
    we have cameras in the house, is that a problem
    my house has ring cameras inside, ok for the dancers?
    can we photograph the massage set up
    can we make a tiktok with the bartender
    can the bartender be in our video
    can we keep a video for private use
    private video only for us, allowed?
    is it forbidden to film strippers
    why can't we film
    so no filming at all?
    photos with the performers, yes or no
    may we take pics
    can we take photos at the {event}
    ¿se pueden tomar fotos de las bailarinas?
    ¿podemos grabar el show?
    ¿se permite filmar?
    ¿puedo subir el video a instagram?
    ¿podemos tomarnos una foto con {agent}?
    ¿se permiten los celulares?
    ¿puedo publicar fotos de {agent}?
    ¿ustedes publican fotos de nuestra fiesta?
    ¿a los artistas les molesta que los graben?
    ¿podemos usar las fotos para publicidad?
    no quiero que publiquen fotos de mis invitados
    ¿nuestro fotógrafo puede tomar fotos del show?
    ¿qué reglas hay sobre videos?
    ¿de quién son las fotos?
    ¿se puede transmitir en vivo?
    ¿puedo etiquetar a {agent}?
  `,
}
