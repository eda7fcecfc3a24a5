import { argon2Sync } from 'node:crypto'

/** Checks a password against a PHC string with nothing of the product's own code. */
export function verifyByHand(password: string, phc: string): boolean {
  const [, , , params = '', salt = '', tag = ''] = phc.split('$')
  const { m, t, p } = Object.fromEntries(params.split(',').map((param) => param.split('=')))
  const made = argon2Sync('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(p),
    tagLength: 32,
    memory: Number(m),
    passes: Number(t),
  })
  return made.equals(Buffer.from(tag, 'base64'))
}
