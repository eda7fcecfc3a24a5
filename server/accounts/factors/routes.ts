import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as factors from '#shared/contract/accounts/factors.ts'
import * as passkeys from '#shared/contract/accounts/passkeys.ts'
import * as verification from '#shared/contract/accounts/verification.ts'
import { keepSession, visitOf } from '../sessions/visit.ts'
import { openChallenge } from './challenges.ts'
import { beginApp, confirmApp, remakeRecoveryCodes, removeApp } from './codes/own-app.ts'
import { logInWithCode, logInWithPasskey } from './log-in-with-factor.ts'
import { loadWebauthn } from './passkeys/load-webauthn.ts'
import { addPasskey, removePasskey, requestNewPasskey } from './passkeys/own-passkeys.ts'
import { listPasskeys } from './passkeys/passkey-rows.ts'
import { requireRelyingParty } from './passkeys/relying-party.ts'
import { presentPasskey, presentSecurity } from './present.ts'
import { resetFactors } from './reset-factors.ts'
import { verifyByCode, verifyByPasskey, verifyByPassword } from './verify-person.ts'

const SUCCESS = { success: true as const }

/** Signing in with a second factor, and changes of an account's factors. */
export function factorRoutes(route: Route, context: AppContext): void {
  const { config, db } = context
  const partyOf = ({ header }: { header(name: string): string | undefined }) =>
    requireRelyingParty(config, header('host'))

  route(passkeys.requestPasskey, async (request) => {
    const party = partyOf(request)
    const token = await openChallenge(db, { purpose: 'passkey-login' })
    const { generateAuthenticationOptions } = await loadWebauthn()
    return generateAuthenticationOptions({ rpID: party.id, challenge: bytesOf(token), userVerification: 'required' })
  })
  route(passkeys.passkeyLogin, async ({ body, setHeader, ...request }) => {
    const { account, session } = await logInWithPasskey(context, {
      ...{ ...body, ...visitOf(request), party: partyOf(request) },
    })
    keepSession(setHeader, session)
    return { ...SUCCESS, role: account.role }
  })
  route(factors.codeLogin, async ({ body, setHeader, ...request }) => {
    const { account, session } = await logInWithCode(context, { ...body, ...visitOf(request) })
    keepSession(setHeader, session)
    return { ...SUCCESS, role: account.role }
  })

  route(factors.showSecurity, async ({ actor, header }) => presentSecurity(context, actor.userId, header('host')))
  route(passkeys.requestNewPasskey, (request) => requestNewPasskey(context, request.actor, partyOf(request)))
  route(passkeys.addPasskey, async ({ actor, requestId, body, ...request }) => {
    const added = await addPasskey(context, { actor, requestId, ...body, party: partyOf(request) })
    context.nudgeMail()
    return { passkey: presentPasskey(added.passkey), recoveryCodes: added.recoveryCodes }
  })
  route(passkeys.removePasskey, async ({ actor, requestId, body }) => {
    await removePasskey(context, { actor, requestId, ...body })
    context.nudgeMail()
    return SUCCESS
  })
  route(factors.beginApp, ({ actor }) => beginApp(context, actor))
  route(factors.confirmApp, async ({ actor, requestId, body }) => {
    const recoveryCodes = await confirmApp(context, { actor, requestId, ...body })
    context.nudgeMail()
    return { recoveryCodes }
  })
  route(factors.removeApp, async ({ actor, requestId }) => {
    await removeApp(context, { actor, requestId })
    context.nudgeMail()
    return SUCCESS
  })
  route(factors.remakeRecoveryCodes, async ({ actor, requestId }) => {
    const recoveryCodes = await remakeRecoveryCodes(context, { actor, requestId })
    context.nudgeMail()
    return { recoveryCodes }
  })
  route(factors.resetFactors, async ({ actor, requestId, params }) => {
    await resetFactors(context, { actor, requestId, userId: params.id })
    context.nudgeMail()
    return SUCCESS
  })
}

/** Proving again who is signed in. */
export function verificationRoutes(route: Route, context: AppContext): void {
  const { config, db } = context

  route(verification.showVerification, () => ({ verified: true as const }))
  route(verification.verifyPerson, async ({ actor, body, ...request }) => {
    await verifyByPassword(context, { actor, ...body, ...visitOf(request) })
    return SUCCESS
  })
  route(verification.verifyByCode, async ({ actor, body, ...request }) => {
    await verifyByCode(context, { actor, ...body, ...visitOf(request) })
    return SUCCESS
  })
  route(verification.requestVerification, async ({ actor, header }) => {
    const party = requireRelyingParty(config, header('host'))
    const { userId, sessionId } = actor
    const token = await openChallenge(db, { purpose: 'verify', userId, sessionId })
    const own = await listPasskeys(db, userId)
    const { generateAuthenticationOptions } = await loadWebauthn()
    return generateAuthenticationOptions({
      rpID: party.id,
      challenge: bytesOf(token),
      userVerification: 'required',
      allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    })
  })
  route(verification.verifyByPasskey, async ({ actor, body, ...request }) => {
    const party = requireRelyingParty(config, request.header('host'))
    await verifyByPasskey(context, { actor, ...body, party, ...visitOf(request) })
    return SUCCESS
  })
}

/** A token as the bytes it stands for, so that the challenge on the wire is the token again. */
const bytesOf = (token: string) => new Uint8Array(Buffer.from(token, 'base64url'))
