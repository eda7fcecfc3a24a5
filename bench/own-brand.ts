import sharp from 'sharp'
import { COLORED_SVG } from '#tests/support/logos.ts'
import { signInOwner } from '#tests/support/sign-in-owner.ts'

/** A photo as cameras make them: noise costs the most bytes. */
const photo = () =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#446688',
      noise: { type: 'gaussian', mean: 110, sigma: 24 },
    },
  })
    .jpeg()
    .toBuffer()

/** Gives the demo's agency a name, an accent, a logo and a photo of its own, as its owner does. */
export async function takeOwnBrand(url: string): Promise<void> {
  const cookie = await signInOwner(url)
  const upload = async (what: string, name: string, bytes: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.append('image', new Blob([bytes]), name)
    const answer = await fetch(`${url}/api/admin/brand/${what}`, {
      method: 'POST',
      headers: { cookie, origin: url },
      body: form,
    })
    return ((await answer.json()) as { imageUrl: string }).imageUrl // the contract's answer
  }
  const brand = {
    ...{ name: 'Riverside Talent', phone: '(912) 555-0155', email: 'hello@riverside.example' },
    accent: { dark: '#7fd1ff', light: '#0b5c8a' },
    logo: await upload('logo', 'logo.svg', COLORED_SVG),
    hero: await upload('hero', 'hero.jpg', new Uint8Array(await photo())),
  }
  const saved = await fetch(`${url}/api/admin/brand`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(brand),
  })
  if (!saved.ok) throw new Error(`the brand was refused: ${saved.status} ${await saved.text()}`)
}
