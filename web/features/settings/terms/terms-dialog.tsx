import { writeTerms } from '#shared/model/terms.ts'
import { CancellationText } from '#web/features/settings/cancellation/cancellation-terms.tsx'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const TERMS = writeTerms(<CancellationText>{(text) => text}</CancellationText>)

export function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Terms" width={680} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-6">
        {TERMS.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <div className="text-ink-2 mt-2 wrap-anywhere whitespace-pre-line">{text}</div>
          </section>
        ))}
        <p className="text-ink-2">
          Questions? Write to{' '}
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>{' '}
          or call {brand.phone}.
        </p>
      </div>
    </Dialog>
  )
}
