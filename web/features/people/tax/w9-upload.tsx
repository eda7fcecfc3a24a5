import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import { getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface W9UploadProps {
  /** There is one, which another replaces for good. */
  stored: boolean
  send: (form: FormData) => Promise<TaxDetails>
  onStored: (details: TaxDetails) => void
}

/** Uploads a W-9 as a PDF or a picture; asks before it replaces one (docs/product.md P7.122). */
export function W9Upload({ stored, send, onStored }: W9UploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [replacing, setReplacing] = useState<File>()
  // so that the same file can be chosen again
  const forget = () => {
    setReplacing(undefined)
    if (input.current) input.current.value = ''
  }
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData()
      form.append('file', chosen)
      return send(form)
    },
    onSuccess: (details) => {
      onStored(details)
      toast({ title: 'W-9 stored' })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'Upload failed', description, variant: 'destructive' })
    },
    onSettled: forget,
  })
  return (
    <span className="paper-upload">
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label="W-9 as a PDF or a picture"
        accept="application/pdf,image/*"
        onChange={({ target: { files } }) => {
          if (!files?.[0]) return
          if (stored) setReplacing(files[0])
          else upload.mutate(files[0])
        }}
      />
      <Button size="sm" busy={upload.isPending} busyLabel="Uploading..." onClick={() => input.current?.click()}>
        {stored ? 'Replace W-9' : 'Upload W-9'}
      </Button>
      {replacing && (
        <ConfirmDialog
          title="Replace the W-9?"
          action="Replace W-9"
          busy={upload.isPending}
          onConfirm={() => upload.mutate(replacing)}
          onClose={forget}
        >
          <p>{replacing.name} takes the place of the W-9 on file, which is deleted.</p>
        </ConfirmDialog>
      )}
    </span>
  )
}
