import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrivateDetails as Details } from '#shared/contract/people/contacts.admin.ts'
import { PrivateDialog } from '#web/features/people/contact/private-dialog.tsx'
import { Facts } from '#web/features/people/part.tsx'
import type { Person } from '#web/features/people/person.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/**
 * Legal name and emergency contact: loaded by a press of the button alone, once, and kept in no cache, so that the trail
 * has one entry for each opening (docs/product.md P6.89).
 */
export function PrivateDetails({ person }: { person: Person }) {
  const { id } = person
  const [details, setDetails] = useState<Details>()
  const [editing, setEditing] = useState(false)
  const open = useMutation({
    mutationFn: () => call('POST /api/admin/agents/:id/private-details/open', { params: { id } }),
    gcTime: 0,
    onSuccess: setDetails,
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Not opened', description, variant: 'destructive' })
    },
  })
  if (!details) {
    return (
      <>
        <p>Opening them is recorded in the audit log.</p>
        <Button busy={open.isPending} busyLabel="Opening..." onClick={() => open.mutate()}>
          Show private details
        </Button>
      </>
    )
  }
  const { legalName, emergencyName, emergencyRelation, emergencyPhone } = details
  return (
    <>
      <Facts
        facts={[
          ['Legal name', legalName],
          ['Emergency contact', emergencyName],
          ['Relationship', emergencyRelation],
          [
            'Emergency phone',
            emergencyPhone && <a href={`tel:${emergencyPhone.replace(/[^\d+]/g, '')}`}>{emergencyPhone}</a>,
          ],
        ]}
      />
      <div className="people-buttons mt-(--s3)">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          Edit private details
        </Button>
        <Button size="sm" variant="bare" onClick={() => setDetails(undefined)}>
          Hide
        </Button>
      </div>
      {editing && (
        <PrivateDialog
          person={person}
          details={details}
          onSaved={(saved) => {
            setDetails(saved)
            setEditing(false)
          }}
          onReload={() => {
            setEditing(false)
            open.mutate()
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
