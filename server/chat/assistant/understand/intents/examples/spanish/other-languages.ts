import type { Examples } from '../examples.ts'

/** What a first message asks in French, Portuguese, Vietnamese, Korean and Chinese. */
export const OTHER_LANGUAGES: Examples = {
  greeting: `
bonjour
bonsoir
salut
olá
oi
bom dia
boa noite
xin chào
chào bạn
안녕하세요
안녕
你好
您好
`,
  thanks: `
merci beaucoup
obrigado
obrigada
cảm ơn
감사합니다
谢谢
`,
  price: `
combien ça coûte
combien coûte un dj
c'est combien pour 4 heures
quel est le prix
quels sont vos tarifs
quanto custa
quanto custa um dj
qual é o preço
quanto é por 3 horas
giá bao nhiêu
giá thuê bao nhiêu
bao nhiêu tiền một giờ
bartender giá bao nhiêu
얼마예요
가격이 어떻게 되나요
dj 가격
시간당 얼마
多少钱
价格是多少
dj多少钱
一小时多少钱
`,
  find: `
avez-vous un photographe
avez-vous des danseuses
je cherche un dj
je cherche un barman pour un anniversaire
j'ai besoin d'un photographe
vous avez un chanteur pour une fête
vocês têm fotógrafo
tem dj
preciso de um barman
procuro um fotógrafo para casamento
bạn có dj không
có nhiếp ảnh gia không
tôi cần một dj
tôi tìm người pha chế
사진작가 있나요
dj 있어요
바텐더를 찾고 있어요
有摄影师吗
你们有调酒师吗
我需要一个dj
我想找摄影师
`,
  availability: `
est-ce que {agent} est libre {date}
qui est disponible samedi
quem está livre sábado
{agent} está disponível {date}
thứ bảy có ai rảnh không
토요일에 가능한 사람 있나요
周六有空吗
`,
  book: `
je voudrais réserver {agent}
je veux réserver un dj
quero reservar {agent}
gostaria de contratar um dj
tôi muốn đặt dj
예약하고 싶어요
{agent} 예약할게요
我想预订{agent}
我要预约
`,
  person: `
je veux parler à quelqu'un
quero falar com uma pessoa
tôi muốn nói chuyện với người thật
상담원과 통화하고 싶어요
我想和真人说话
`,
}
