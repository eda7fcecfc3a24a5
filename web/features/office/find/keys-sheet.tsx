import './keys-sheet.css'
import { Dialog } from '#web/ui/dialog.tsx'

const KEYS: readonly [keys: readonly string[], does: string][] = [
  [['Ctrl', 'K'], 'Find anything, or type a command'],
  [['/'], 'Search this list'],
  [['J'], 'Next row'],
  [['K'], 'Previous row'],
  [['Enter'], 'Open the row'],
  [['C'], 'Confirm the row'],
  [['N'], 'Write a note, in an open booking'],
  [['Ctrl', 'B'], 'Open or collapse the sidebar'],
  [['Esc'], 'Close what is open'],
  [['?'], 'Show these keys'],
]

/** The keys of the office. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" width={480} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
