import '#web/ui/marked-text.css'
import { readMarkdown, splitSections } from '#shared/model/texts/markdown.ts'
import { TERMS_TEXTS } from '#shared/model/texts/terms.ts'
import { CancellationText } from '#web/features/settings/cancellation/cancellation-terms.tsx'
import { useDocumentText } from '#web/features/settings/texts/use-document-text.tsx'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MarkedBlocks, MarkedLine } from '#web/ui/marked-text.tsx'

const FIELDS = { cancellation: <CancellationText>{(text) => text}</CancellationText> }

/** What the agency and the customer agree on; owners write it anew (docs/product.md P2.23, P6.246). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { text, waiting } = useDocumentText(TERMS_TEXTS, 'terms.text')
  return (
    <Dialog title="Terms" width={680} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-6">
        {waiting}
        {splitSections(readMarkdown(text ?? '')).map(({ title, blocks }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place alone
          <section key={place}>
            {title && (
              <h3>
                <MarkedLine parts={title} />
              </h3>
            )}
            <div className="text-ink-2 marked mt-2 wrap-anywhere whitespace-pre-line">
              <MarkedBlocks blocks={blocks} fields={FIELDS} />
            </div>
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
