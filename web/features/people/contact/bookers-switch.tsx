import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Person } from '#web/features/people/person.ts'
import { contactQuery, PEOPLE_KEY } from '#web/features/people/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { SavedSwitch } from '#web/ui/saved-switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface BookersSwitchProps {
  person: Person
  allowed: boolean
}

/** Lets bookers open private records of all agents, or no longer (docs/product.md P6.89). */
export function BookersSwitch({ person: { id }, allowed }: BookersSwitchProps) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (on: boolean) => call('PUT /api/admin/settings/private-access', { body: { allowed: on } }),
    onSuccess: ({ allowed: bookersMayOpen }) => {
      client.setQueryData(contactQuery(id).queryKey, (is) => is && { ...is, bookersMayOpen })
      toast({ title: bookersMayOpen ? 'Bookers can open private records' : 'Only owners can open private records' })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Not saved', description, variant: 'destructive' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  })
  return (
    <>
      <SavedSwitch checked={allowed} save={mutateAsync}>
        Bookers can open legal names, emergency contacts, tax details and papers
      </SavedSwitch>
      <p className="field-hint">For all agents. Each opening is recorded in the audit log.</p>
    </>
  )
}
