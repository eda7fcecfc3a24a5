import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OpenedPaper } from '#shared/contract/people/papers.admin.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface PaperActionsProps {
  paper: OpenedPaper
  onBusy: (busy: boolean) => void
  onEdit: (paper: OpenedPaper) => void
  onStored: (paper: OpenedPaper) => void
  onDeleted: () => void
}

/** What can be done with an opened paper: download, replace the file, edit, delete. */
export function PaperActions({ paper, onBusy, onEdit, onStored, onDeleted }: PaperActionsProps) {
  const { id, name, file } = paper
  const input = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState(false)
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData()
      form.append('file', chosen)
      onBusy(true)
      return call('POST /api/admin/papers/:id/file', { params: { id }, form })
    },
    onSuccess: (stored) => {
      onStored(stored)
      toast({ title: 'File stored', description: name })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Upload failed', description, variant: 'destructive' })
    },
    onSettled: () => {
      onBusy(false)
      // so that the same file can be chosen again
      if (input.current) input.current.value = ''
    },
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/admin/papers/:id', { params: { id } }),
    onSuccess: () => {
      setAsking(false)
      onDeleted()
    },
    onError: (error) => {
      setAsking(false)
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Not deleted', description, variant: 'destructive' })
    },
  })
  const of = <span className="sr-only"> {name}</span>
  return (
    <div className="people-buttons">
      {file && (
        <ButtonLink size="sm" variant="bare" href={paths.paperFile(id)} download>
          Download{of}
        </ButtonLink>
      )}
      <span className="paper-upload">
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={`File of ${name}`}
          accept="application/pdf,image/*"
          onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
        />
        <Button
          size="sm"
          variant="bare"
          busy={upload.isPending}
          busyLabel="Uploading..."
          onClick={() => input.current?.click()}
        >
          {file ? 'Replace file' : 'Add file'}
          {of}
        </Button>
      </span>
      <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => onEdit(paper)}>
        Edit{of}
      </Button>
      <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete{of}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          action="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>Its number, dates{file ? ' and file are' : ' are'} permanently deleted.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
