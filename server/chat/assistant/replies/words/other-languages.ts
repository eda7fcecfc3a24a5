import type { Language } from '../../understand/reading.ts'

interface Words {
  /** That a person of the office helps in this language. */
  person: (phone: string) => string
  emergency: (phone: string) => string
}

/** Languages in which a person helps: the answer says so, and adds the facts that were understood. */
export const OTHER_LANGUAGES: Partial<Record<Language, Words>> = {
  fr: {
    person: (phone) =>
      `Une personne de notre bureau vous aide en français : laissez votre nom et votre contact sous « Speak to a person », ou appelez le ${phone}.`,
    emergency: (phone) =>
      `Si quelqu'un est blessé ou en danger, appelez le 911 maintenant, puis notre bureau au ${phone}.`,
  },
  pt: {
    person: (phone) =>
      `Uma pessoa do nosso escritório ajuda você em português: deixe seu nome e contato em "Speak to a person" ou ligue para ${phone}.`,
    emergency: (phone) =>
      `Se alguém está ferido ou em perigo, ligue agora para o 911 e depois para o nosso escritório: ${phone}.`,
  },
  vi: {
    person: (phone) =>
      `Nhân viên văn phòng của chúng tôi sẽ giúp quý vị bằng ngôn ngữ của quý vị: hãy để lại tên và cách liên lạc ở mục "Speak to a person", hoặc gọi ${phone}.`,
    emergency: (phone) =>
      `Nếu có người bị thương hoặc gặp nguy hiểm, hãy gọi 911 ngay, rồi gọi văn phòng chúng tôi: ${phone}.`,
  },
  ko: {
    person: (phone) =>
      `저희 사무실 직원이 한국어로 도와드립니다. "Speak to a person"에 성함과 연락처를 남기시거나 ${phone}(으)로 전화해 주세요.`,
    emergency: (phone) =>
      `누군가 다쳤거나 위험하면 지금 바로 911에 전화하시고, 그다음 저희 사무실 ${phone}(으)로 전화해 주세요.`,
  },
  zh: {
    person: (phone) => `我们办公室有人用中文为您服务:请在“Speak to a person”留下您的姓名和联系方式,或致电 ${phone}。`,
    emergency: (phone) => `如果有人受伤或有危险,请立即拨打 911,然后致电我们办公室:${phone}。`,
  },
}
