import { useMutation } from '@tanstack/react-query'
import { getErrorMessage } from '#web/lib/api.ts'
import { isLinkRefusal } from '#web/lib/mailed-link.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Sends the answer to what a mailed link asks. The page says when the link is refused; any other failure is a toast. */
export function useLinkAnswer<Answer, Result>(send: (answer: Answer) => Promise<Result>) {
  return useMutation({
    mutationFn: send,
    onError: (error) => {
      if (isLinkRefusal(error)) return
      toast({ title: 'Not saved', description: getErrorMessage(error), variant: 'destructive' })
    },
  })
}
