import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import { LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { useLinkAnswer } from '#web/forms/use-link-answer.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { isLinkRefusal, MAILED_LINK } from '#web/lib/mailed-link.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'

/**
 * The new email that a mailed link is about. Only a press of the button changes it (docs/product.md P4.28).
 * @param onDone leads to signing in, which is at the same address
 */
export function ConfirmEmailPage({ token, onDone }: { token: string; onDone: () => void }) {
  const client = useQueryClient()
  const { mutate, ...answer } = useLinkAnswer(() => call('POST /api/email-changes/confirm', { body: { token } }))
  // every session of the account ends with it, the one of this browser too
  const confirm = () => mutate(undefined, { onSuccess: () => changePerson(client, null) })
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mailed-email', token],
    queryFn: ({ signal }) => call('POST /api/email-changes', { body: { token }, signal }),
    ...MAILED_LINK,
    enabled: !answer.data,
  })
  const refusal = isLinkRefusal(answer.error) ? answer.error : isLinkRefusal(error) ? error : null
  const [title, lead] = answer.data
    ? ['Your email is changed', 'Sign in with your new email. You were signed out everywhere.']
    : refusal
      ? ['Nothing was changed', getErrorMessage(refusal, 'This link no longer works.')]
      : ['Confirm your new email', data && `You’ll sign in with ${data.email}, and our emails go there.`]
  useTitle(title)
  const open = !answer.data && !refusal
  return (
    // the title takes the focus again when it says something else
    <LoginFrame key={title} alone portal="customer" title={title} {...(lead && { lead })}>
      {open && data && (
        <Button variant="lit" size="xl" wide busy={answer.isPending} onClick={confirm}>
          Confirm
        </Button>
      )}
      {!data && !refusal && <Opening what="link" busy={isFetching} className="h-24" onRetry={() => void refetch()} />}
      {!open && (
        <Button variant="lit" size="xl" wide onClick={onDone}>
          Sign in
        </Button>
      )}
    </LoginFrame>
  )
}
