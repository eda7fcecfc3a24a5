import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Person } from '#web/features/people/person.ts'
import { contactQuery, PEOPLE_KEY } from '#web/features/people/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface BookersSwitchProps {
  person: Person
  allowed: boolean
}

/** Lets bookers open private records of all agents, or no longer (docs/product.md P6.89). */
export function BookersSwitch({ person: { id }, allowed }: BookersSwitchProps) {
  const client = useQueryClient()
  const save = useMutation({
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
      <Switch
        checked={save.isPending ? save.variables : allowed}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate(target.checked)}
      >
        Bookers can open legal names, emergency contacts, tax details and papers
      </Switch>
      <p className="field-hint">For all agents. Each opening is recorded in the audit log.</p>
    </>
  )
}
