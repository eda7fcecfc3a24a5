import { DEFAULT_CANCELLATION_TERMS, writeTerms } from '#shared/model/terms.ts'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Terms" width={680} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-6">
        {writeTerms(DEFAULT_CANCELLATION_TERMS).map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p className="text-ink-2 mt-2">{text}</p>
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
