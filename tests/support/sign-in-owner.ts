const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }

/** Signs in the owner of the demo at a running product, over HTTP. @returns the cookie to send */
export async function signInOwner(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(OWNER),
  })
  if (!answer.ok) throw new Error(`the owner is not let in: ${answer.status} ${await answer.text()}`)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
