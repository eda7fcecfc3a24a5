import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { PaperKind } from '#shared/contract/people/paper-kinds.admin.ts'
import { RenameKind, readKindName } from '#web/features/people/papers/rename-kind.tsx'
import { useKindOrder } from '#web/features/people/papers/use-kind-order.ts'
import { paperKindsQuery } from '#web/features/people/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EditDelete } from '#web/ui/edit-delete.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SavedSwitch } from '#web/ui/saved-switch.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PaperKindsProps {
  category: string
  categoryName: string
  onClose: () => void
}

const showRefusal = (title: string) => (error: unknown) =>
  toast({ title, description: getErrorMessage(error, 'Please try again.'), variant: 'destructive' })

/** The papers that are asked of a category, and which of them are required; for owners (docs/product.md P6.90). */
export function PaperKinds({ category, categoryName, onClose }: PaperKindsProps) {
  const query = paperKindsQuery(category)
  const order = useKindOrder(category)
  const { data, isFetching, refetch } = useQuery(query)
  const form = useReadForm({ name: '' }, readKindName)
  const { send, busy, problem, button } = useSubmit({
    form,
    write: ({ name }: { name: string }) =>
      call('POST /api/admin/settings/paper-kinds', { body: { category, name, required: false } }),
    onDone: () => form.reset(),
    showIn: 'form',
    stays: true,
    stale: [query.queryKey],
    fallback: 'The paper was not added. Please try again.',
  })
  return (
    <Dialog title={`Papers for ${categoryName}`} width={600} onClose={onClose}>
      <p className="text-ink-2">
        While a required paper is missing or expired, only an owner can confirm a booking, with a reason.
      </p>
      {!data && isFetching && <Skeleton className="h-28" />}
      {!data && !isFetching && (
        <Failure
          message="The kinds of papers could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data?.length === 0 && <p className="text-ink-2 mt-(--s3)">No papers yet.</p>}
      <p role="status" className="sr-only">
        {order.news}
      </p>
      <ul>
        {data?.map((kind, place) => (
          <li key={kind.id}>
            <KindRow
              kind={kind}
              first={place === 0}
              last={place === data.length - 1}
              onMove={(step) => order.move(kind, place + step)}
            />
          </li>
        ))}
      </ul>
      <Form form={form} onSubmit={send}>
        <div className="kind-new">
          <Field label="New paper" error={form.formState.errors.name?.message ?? problem}>
            <Input {...form.register('name')} maxLength={100} autoComplete="off" placeholder="Pouring permit" />
          </Field>
          <Button ref={button} type="submit" busy={busy} busyLabel="Adding...">
            Add paper
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

interface KindRowProps {
  kind: PaperKind
  first: boolean
  last: boolean
  onMove: (step: 1 | -1) => void
}

function KindRow({ kind, first, last, onMove }: KindRowProps) {
  const client = useQueryClient()
  const { id, name, required, category } = kind
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const close = () => setAsked(undefined)
  const refresh = () => client.invalidateQueries({ queryKey: paperKindsQuery(category).queryKey })
  const { mutateAsync } = useMutation({
    mutationFn: (on: boolean) =>
      call('PUT /api/admin/settings/paper-kinds/:id', {
        params: { id },
        body: { required: on },
        headers: ifMatch(kind),
      }),
    onError: showRefusal('Not saved'),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/admin/settings/paper-kinds/:id', { params: { id } }),
    onError: showRefusal('Not deleted'),
    onSettled: () => {
      close()
      return refresh()
    },
  })
  return (
    <div className="kind-row">
      <b>{name}</b>
      <SavedSwitch checked={required} save={mutateAsync}>
        Required<span className="sr-only">: {name}</span>
      </SavedSwitch>
      <span className="kind-tools">
        <IconButton label={`Move ${name} up`} disabled={first} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label={`Move ${name} down`} disabled={last} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <EditDelete
          name={name}
          verbs={['Rename', 'Delete']}
          onEdit={() => setAsked('rename')}
          onDelete={() => setAsked('delete')}
        />
      </span>
      {asked === 'rename' && <RenameKind kind={kind} onClose={close} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <p>It is no longer required from anyone. Papers already added stay.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
