import { useMutation } from '@tanstack/react-query'
import { hasPasskeys, NO_PASSKEY, signInWithPasskey } from '#web/features/accounts/security/passkeys.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PasskeyButtonProps {
  portal: 'admin' | 'agent'
  onEntered: () => void
}

/** Signs in with a passkey alone, where the browser has passkeys (docs/product.md P1.22). */
export function PasskeyButton({ portal, onEntered }: PasskeyButtonProps) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signInWithPasskey(portal),
    onSuccess: onEntered,
    onError: (error) =>
      toast({ title: 'Login Failed', description: failureText(error, NO_PASSKEY), variant: 'destructive' }),
  })
  if (!hasPasskeys()) return null
  return (
    <Button
      size="xl"
      wide
      busy={isPending || isSuccess}
      busyLabel="Waiting for your device..."
      onClick={() => mutate()}
    >
      Sign in with a passkey
    </Button>
  )
}
