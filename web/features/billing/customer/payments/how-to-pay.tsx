import './pay-form.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CustomerPaymentInstructions } from '#shared/contract/settings/payment-instructions.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '#shared/model/payment.ts'
import { callForDetails, findInstruction, takesMemo } from '#shared/model/payment-instructions.ts'
import { brand } from '#web/lib/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What the details of a method are called. */
const LABELS: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank details',
  paypal: 'Send to',
  venmo: 'Send to',
  zelle: 'Send to',
}

interface HowToPayProps {
  method: PaymentMethod
  instructions: UseQueryResult<CustomerPaymentInstructions>
  /** Integer cents. */
  amount: number
  /** What goes into the memo of the payment. */
  memo: string
  /** The card can be paid at the card provider's page, above. */
  cardCheckout: boolean
}

/** Where the money goes for the chosen method, to copy, and what to write into the memo (docs/product.md P7.81). */
export function HowToPay({ method, instructions, amount, memo, cardCheckout }: HowToPayProps) {
  const { data, isError, isFetching, refetch } = instructions
  if (!data && isError && !isFetching) {
    return (
      <div className="pay-how" role="alert">
        <p>The payment details did not load.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-24" />
  const details = findInstruction(data, method)
  return <PayDetails {...{ method, details, amount, memo, cardCheckout }} />
}

interface PayDetailsProps extends Pick<HowToPayProps, 'method' | 'amount' | 'memo'> {
  /** What the office wrote about the method; null when it wrote nothing. */
  details: string | null
  cardCheckout?: boolean
}

/** The same for details that are known. */
export function PayDetails({ method, details, amount, memo, cardCheckout = false }: PayDetailsProps) {
  const [copied, setCopied] = useState<{ name: string; done: boolean }>()
  if (details === null) {
    return (
      <div className="pay-how">
        <p>{method === 'card' && cardCheckout ? 'Use Pay by card above.' : callForDetails(brand.phone)}</p>
      </div>
    )
  }

  async function copy(name: string, text: string) {
    try {
      // plain http has no clipboard outside localhost
      await navigator.clipboard.writeText(text)
      setCopied({ name, done: true })
    } catch {
      setCopied({ name, done: false })
    }
  }
  const line = (name: string, text: string, copies: boolean): ReactNode => (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
      {copies && (
        <Button variant="soft" size="sm" onClick={() => void copy(name, text)}>
          {copied?.done && copied.name === name ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copy<span className="sr-only">: {name}</span>
        </Button>
      )}
    </div>
  )
  return (
    <section className="pay-how" aria-label={`How to pay: ${PAYMENT_METHOD_LABELS[method]}`}>
      <dl>
        {line('Amount', formatCents(amount), false)}
        {line(LABELS[method], details, takesMemo(method))}
        {takesMemo(method) && line('Memo', memo, true)}
      </dl>
      <p role="status" className="text-b3 text-ink-2">
        {copied && (copied.done ? `${copied.name} copied` : 'That could not be copied. Select it and copy it by hand.')}
      </p>
    </section>
  )
}
