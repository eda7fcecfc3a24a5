import sharp from 'sharp'

/** Lamps before a dark hall, as a photo has them. */
export async function takePhoto(): Promise<Buffer> {
  const lamps = Array.from({ length: 60 }, (_, i) => {
    const [x, y, r] = [(i * 397) % 1800, 120 + ((i * 211) % 900), 14 + ((i * 53) % 60)]
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${20 + ((i * 17) % 40)} 90% 68%)" opacity="${0.16 + (i % 5) * 0.1}"/>`
  })
  const hall = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#3b2418"/><stop offset="1" stop-color="#c98d5a"/></linearGradient></defs><rect width="1800" height="1200" fill="url(#g)"/>${lamps.join('')}</svg>`
  return sharp(Buffer.from(hall)).jpeg({ quality: 90 }).toBuffer()
}
