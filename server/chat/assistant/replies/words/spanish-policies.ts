import { cityName } from '#shared/model/place.ts'
import type { AgencyTopic } from '../../../knowledge/built-in-entries.ts'

/** What the agency says on a topic, in Spanish; topics whose text the agency sets itself are missing. */
const POLICIES: Partial<Record<AgencyTopic, (brand: { phone: string; email: string }) => string>> = {
  booking: () =>
    'Elija a quien le guste, abra Book Now y envíe la fecha, las horas y el lugar con su nombre y correo. Toma unos dos minutos, no necesita cuenta y no se cobra nada hasta que confirmemos. Respondemos cada solicitud por correo.',
  account: () =>
    'Su primera reserva crea una cuenta para su correo, y le enviamos cómo entrar. En Customer Login ve sus reservas, facturas y pagos. Yo no puedo ver cuentas ni reservas.',
  change: ({ phone, email }) =>
    `Para cambiar la fecha, las horas o el lugar, escriba a ${email} o llame al ${phone}; nuestra oficina lo arregla con usted.`,
  request: () =>
    'Enviar el formulario no reserva ni cobra nada. Una reserva es definitiva cuando la confirmamos por escrito.',
  conduct: () =>
    'Nuestra gente trabaja lo acordado, por las horas acordadas, en un lugar seguro y legal. Puede irse de una sala donde se le toca sin consentimiento, se le amenaza o se le graba contra su voluntad; la reserva cuenta entonces como cumplida.',
  substitute: () =>
    'Si no podemos enviar a la persona que reservó, usted elige entre un artista comparable y la devolución completa de su dinero.',
  included: () =>
    'El precio cubre a la persona por las horas que reserva. Lo que alguien trae está en su perfil, si lo indica, y un paquete detalla lo que incluye. Lo demás, como el viaje o un final tardío, se acuerda antes de confirmar.',
  travel: () =>
    `Trabajamos en eventos de ${cityName()} y alrededores. Con muchos de los nuestros también más lejos: indique el lugar en la solicitud y el costo del viaje se acuerda antes de confirmar.`,
  overtime: () =>
    '¿Quiere que alguien se quede más tiempo? Pregúntele o llámenos. Cada hora extra cuesta la tarifa por hora y se añade a su factura. Puede que tenga que irse a otra reserva.',
  tips: () =>
    'Las propinas son bienvenidas y nunca obligatorias. Son para la persona que reservó; no nos quedamos con nada.',
  photos: () =>
    'Nuestra gente no publica nombres, fotos ni videos de su evento si usted no está de acuerdo. Por favor no fotografíe ni grabe una actuación sin permiso del artista.',
  insurance: () =>
    'Nuestra gente entra solo por invitación. Cada perfil dice su experiencia y sus licencias, si las indica. Para comprobantes o seguros pregunte a nuestra oficina.',
  parking: () =>
    'No tenemos una regla fija para estacionar. Indique en la solicitud dónde puede estacionar y descargar nuestra gente; nuestra oficina lo acuerda con usted antes de confirmar.',
  dress: () =>
    'Escriba en la solicitud qué ropa le gustaría o el tema de la noche; nuestra oficina lo acuerda con el artista antes de confirmar.',
  equipment: () =>
    'Lo que alguien trae y necesita está en su perfil, si lo indica. El espacio, la electricidad y el equipo se acuerdan con nuestra oficina antes de confirmar.',
  age: () =>
    'Para reservar hay que tener 18 años o más. Donde se sirve alcohol o el acto es para adultos, usted y los invitados que participan deben tener 21 o más.',
  'several-performers': () =>
    'Sí, puede tener a varias personas en un evento. Una solicitud es para una persona: envíe una por cada una, con la misma fecha y lugar, y nuestra oficina las coordina.',
  'paying-when': () =>
    'Enviar una solicitud no cobra nada. Paga desde sus reservas en Customer Login cuando nuestra oficina haya acordado la reserva; la factura dice hasta cuándo.',
  privacy: () =>
    'Guardamos solo lo que una reserva necesita. El talento ve su teléfono y correo solo cuando la reserva está confirmada. Los chats se guardan como máximo 90 días.',
}

/**
 * The Spanish text of a topic.
 * @param content the English text, which is quoted where the agency's own words count
 */
export const spanishPolicy = (topic: AgencyTopic, content: string, brand: { phone: string; email: string }): string =>
  POLICIES[topic]?.(brand) ?? `Estas son nuestras palabras, en inglés: ${content}`
