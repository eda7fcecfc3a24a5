import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import type { Person } from '#web/features/people/person.ts'
import { TaxDialog } from '#web/features/people/tax/tax-dialog.tsx'
import { TaxFacts } from '#web/features/people/tax/tax-facts.tsx'
import { W9Upload } from '#web/features/people/tax/w9-upload.tsx'
import { ExportLink } from '#web/forms/export-link.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

const showNotOpened = (error: unknown) => {
  const description = getErrorMessage(error, 'Please try again.')
  toast({ title: 'Not opened', description, variant: 'destructive' })
}

/**
 * Tax details: loaded by a press of the button alone, and the whole number by another, both kept in no cache, so that
 * the trail has one entry for each (docs/product.md P7.120, P7.121).
 */
export function OfficeTaxDetails({ person }: { person: Person }) {
  const { id, name } = person
  const isOwner = useIsOwner()
  const [details, setDetails] = useState<TaxDetails>()
  const [tin, setTin] = useState<string>()
  const [editing, setEditing] = useState(false)
  const take = (saved: TaxDetails | undefined) => {
    setDetails(saved)
    setTin(undefined)
    setEditing(false)
  }
  const open = useMutation({
    mutationFn: () => call('POST /api/admin/agents/:id/tax-details/open', { params: { id } }),
    gcTime: 0,
    onSuccess: take,
    onError: showNotOpened,
  })
  const show = useMutation({
    mutationFn: () => call('POST /api/admin/taxpayer-numbers/:id/show', { params: { id } }),
    gcTime: 0,
    onSuccess: (shown) => setTin(shown.tin),
    onError: showNotOpened,
  })
  if (!details) {
    return (
      <>
        <p>Opening them is recorded in the audit log.</p>
        <Button busy={open.isPending} busyLabel="Opening..." onClick={() => open.mutate()}>
          Show tax details
        </Button>
      </>
    )
  }
  return (
    <>
      <TaxFacts details={details} tin={tin && <span className="num">{tin}</span>} />
      <div className="people-buttons mt-(--s3)">
        <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          Edit tax details
        </Button>
        <W9Upload
          stored={details.w9 !== null}
          send={(form) => call('POST /api/admin/agents/:id/w9', { params: { id }, form })}
          onStored={take}
        />
        {isOwner && details.w9?.readable && (
          <ExportLink size="sm" href={paths.w9File(id)}>
            Download W-9
          </ExportLink>
        )}
        {isOwner && details.tinLast4 && (
          <Button
            size="sm"
            variant="bare"
            busy={show.isPending}
            busyLabel="Opening..."
            onClick={() => (tin ? setTin(undefined) : show.mutate())}
          >
            {tin ? 'Hide number' : 'Show number'}
          </Button>
        )}
        <Button size="sm" variant="bare" onClick={() => take(undefined)}>
          Hide<span className="sr-only"> tax details</span>
        </Button>
      </div>
      {editing && (
        <TaxDialog
          title={`Tax details for ${name}`}
          details={details}
          write={(body, headers) => call('PUT /api/admin/agents/:id/tax-details', { params: { id }, body, headers })}
          onSaved={take}
          onReload={() => open.mutate()}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
