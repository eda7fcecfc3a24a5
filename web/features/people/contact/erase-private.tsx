import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#web/features/people/person.ts'
import { PEOPLE_KEY } from '#web/features/people/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Erases an agent's contact, private details and papers; for owners (docs/product.md P6.94). */
export function ErasePrivate({ person: { id, name } }: { person: Person }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const erase = useMutation({
    mutationFn: () => call('DELETE /api/admin/private-records/:id', { params: { id } }),
    onSuccess: () => toast({ title: 'Private records erased', description: name }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Nothing was erased', description, variant: 'destructive' })
    },
    onSettled: () => {
      setAsking(false)
      return client.resetQueries({ queryKey: PEOPLE_KEY })
    },
  })
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Erase private papers and contact
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Erase ${name}’s private records?`}
          action="Erase"
          busy={erase.isPending}
          onConfirm={() => erase.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>
            Phone, email, legal name, emergency contact, tax details, the W-9 and all papers with their files are
            permanently deleted. The profile, bookings and notes stay. Backups keep a copy until they expire.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
