import './security.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Security } from '#shared/contract/accounts/factors.ts'
import type { Role } from '#shared/model/role.ts'
import { AddPasskey } from '#web/features/accounts/security/add-passkey.tsx'
import { OwnPassword } from '#web/features/accounts/security/own-password.tsx'
import { hasPasskeys } from '#web/features/accounts/security/passkeys.ts'
import { securityQuery } from '#web/features/accounts/security/queries.ts'
import { RecoveryCodes } from '#web/features/accounts/security/recovery-codes.tsx'
import { SetUpApp } from '#web/features/accounts/security/set-up-app.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** What is asked before something is removed or replaced. */
interface Question {
  title: string
  text: string
  action: string
  run: () => Promise<unknown>
}

type Open = 'passkey' | 'app' | 'password' | undefined

interface OwnFactorsProps {
  portal: Exclude<Role, 'customer'>
  /** A factor was added, and the recovery codes it brought were put away. */
  onSecured?: () => void
}

/** Signing in: passkeys, authenticator app, recovery codes and password of the own account (docs/product.md P6.55). */
export function OwnFactors({ portal, onSecured }: OwnFactorsProps) {
  const id = useId()
  const client = useQueryClient()
  const security = useQuery({ ...securityQuery, refetchOnMount: 'always' })
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [question, setQuestion] = useState<Question>()
  const refresh = () => client.invalidateQueries({ queryKey: securityQuery.queryKey })
  const run = useMutation({
    mutationFn: (asked: Question) => asked.run(),
    onError: (error) =>
      toast({
        title: 'Nothing was changed',
        description: getErrorMessage(error),
        variant: 'destructive',
      }),
    onSettled: () => {
      setQuestion(undefined)
      void refresh()
    },
  })
  function finish(made: string[] | null) {
    setOpen(undefined)
    if (made) setCodes(made)
    else onSecured?.()
    void refresh()
  }
  return (
    <section className="own-factors" aria-labelledby={id}>
      <header>
        <h2 id={id}>Signing in</h2>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen('password')}>
          Change password
        </Button>
      </header>
      {security.data ? (
        <Factors security={security.data} onOpen={setOpen} onAsk={setQuestion} onCodes={setCodes} />
      ) : security.isError && !security.isFetching ? (
        <Failure
          message="Your second factors could not be loaded"
          action={<Button onClick={() => void security.refetch()}>Try again</Button>}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
      {open === 'passkey' && <AddPasskey onAdded={finish} onClose={() => setOpen(undefined)} />}
      {open === 'app' && <SetUpApp onSetUp={finish} onClose={() => setOpen(undefined)} />}
      {open === 'password' && <OwnPassword portal={portal} onClose={() => setOpen(undefined)} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            onSecured?.()
          }}
        />
      )}
      {question && (
        <ConfirmDialog
          title={question.title}
          action={question.action}
          busy={run.isPending}
          onConfirm={() => run.mutate(question)}
          onClose={() => setQuestion(undefined)}
        >
          <p className="text-ink-2">{question.text}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

interface FactorsProps {
  security: Security
  onOpen: (open: Open) => void
  onAsk: (question: Question) => void
  onCodes: (codes: readonly string[]) => void
}

function Factors({ security, onOpen, onAsk, onCodes }: FactorsProps) {
  const { passkeys, appSince, recoveryCodes, passkeysPossible } = security
  const possible = passkeysPossible && hasPasskeys()
  const secured = passkeys.length > 0 || appSince !== null
  return (
    <>
      {!secured && (
        <p className="text-b3 text-ink-2">
          {security.required
            ? 'Your agency requires a second factor. Add a passkey or an authenticator app.'
            : 'Only your password protects your account. Add a passkey or an authenticator app.'}
        </p>
      )}
      <Row title="Passkeys" text={possible ? 'Sign in with your fingerprint, face or PIN.' : NOT_HERE}>
        <Button size="sm" disabled={!possible} aria-haspopup="dialog" onClick={() => onOpen('passkey')}>
          Add passkey
        </Button>
      </Row>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={name}
          text={lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : `Added ${formatDate(createdAt)}`}
        >
          <Button
            size="sm"
            variant="bare"
            onClick={() =>
              onAsk({
                title: `Remove ${name}?`,
                text: 'This passkey will no longer sign you in.',
                action: 'Remove',
                run: () => call('POST /api/auth/passkeys/remove', { body: { id } }),
              })
            }
          >
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </Row>
      ))}
      <Row
        title="Authenticator app"
        text={appSince ? `Set up ${formatDate(appSince)}` : 'A code from an app on your phone.'}
      >
        <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen('app')}>
          {appSince ? 'Replace app' : 'Set up app'}
        </Button>
        {appSince && (
          <Button
            size="sm"
            variant="bare"
            onClick={() =>
              onAsk({
                title: 'Remove the authenticator app?',
                text: 'Its codes will no longer sign you in.',
                action: 'Remove',
                run: () => call('DELETE /api/auth/authenticator-app'),
              })
            }
          >
            Remove<span className="sr-only"> the authenticator app</span>
          </Button>
        )}
      </Row>
      {secured && (
        <Row title="Recovery codes" text={`${recoveryCodes} of 10 left`}>
          <Button
            size="sm"
            onClick={() =>
              onAsk({
                title: 'Make new recovery codes?',
                text: 'The codes you have now will stop working.',
                action: 'Make new codes',
                run: async () => onCodes((await call('POST /api/auth/recovery-codes')).recoveryCodes),
              })
            }
          >
            New codes
          </Button>
        </Row>
      )}
    </>
  )
}

const NOT_HERE = "Passkeys don't work at this address. They need a host name, such as http://localhost."

function Row({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <article className="own-factor" aria-label={title}>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <div className="own-factor-tools">{children}</div>
    </article>
  )
}
