import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const TERMS = [
  {
    title: 'A request is not a booking yet',
    text: 'Sending the form holds nothing and charges nothing. A booking stands once we have confirmed it to you in writing.',
  },
  {
    title: 'What it costs',
    text: 'The rate beside each name is for one hour; the total is that rate times the hours you ask for. Anything else, such as travel or a late finish, is agreed with you before we confirm; tax, where it applies, stands on the invoice.',
  },
  {
    title: 'Cancelling',
    text: 'Up to 72 hours before the start you cancel for free. From 72 to 24 hours before we keep half of the total; after that, all of it. If we cannot send the person you booked, you choose between someone of equal standing and your money back in full.',
  },
  {
    title: 'On the night',
    text: 'Our people work as agreed, for the hours agreed, in a place that is safe and lawful. They may leave a room where they are touched without consent, threatened or filmed against their wish; the booking then counts as fulfilled.',
  },
]

export function TermsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Terms" width={680} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <div className="grid gap-6">
        {TERMS.map(({ title, text }) => (
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
