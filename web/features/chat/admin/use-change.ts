import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CHAT_KEY } from '#web/features/chat/admin/queries.ts'
import { getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** A change to a conversation; every query that shows it is read again. */
export function useChange<Input>(change: (input: Input) => Promise<unknown>, fallback: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: CHAT_KEY }),
    onError: (error) =>
      toast({ title: 'Error', description: getErrorMessage(error, fallback), variant: 'destructive' }),
  })
}
