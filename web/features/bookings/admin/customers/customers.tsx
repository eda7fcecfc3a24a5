import './customers.css'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { CustomerRow } from '#shared/contract/office/customers.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { CustomerFlags } from '#web/features/bookings/admin/customers/customer-flags.tsx'
import { customersQuery } from '#web/features/bookings/admin/customers/customer-queries.ts'
import { CustomerSheet } from '#web/features/bookings/admin/customers/customer-sheet.tsx'
import { formatCount } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { useRows } from '#web/lib/page.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The customers of the agency, and one of them beside the list (docs/product.md P6.112). */
export function Customers() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const q = params.get('q')?.trim() ?? ''
  const list = useRows(customersQuery(q))
  // the form for a new booking has a parameter of the same name
  const id = params.has('new') ? null : params.get('customer')
  return (
    <>
      <CustomerSearch q={q} onChange={(words) => change({ q: words })} />
      {list.rows && list.rows.length > 0 && (
        <p className="customers-head" aria-hidden="true">
          <span>Customer</span>
          <span>Bookings</span>
          <span>Balance</span>
          <span>Lifetime</span>
          <span>Latest event</span>
        </p>
      )}
      <PagedList
        {...list}
        failure="The customers could not be loaded"
        loading="Loading the customers..."
        skeleton={<Skeleton className="h-64" />}
        empty={
          q ? (
            <Empty message="No customer matches" helper="Try fewer words, or a part of the email or phone number." />
          ) : (
            <Empty message="No customers yet" helper="The first booking makes the first customer." />
          )
        }
      >
        {(customer) => <Row customer={customer} />}
      </PagedList>
      {id && <CustomerSheet key={id} id={id} onClose={() => change({ customer: '' })} />}
    </>
  )
}

function CustomerSearch({ q, onChange }: { q: string; onChange: (words: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const pause = useTypingPause()
  const send = () => {
    pause.cancel()
    onChange(input.current?.value.trim() ?? '')
  }
  return (
    <search>
      <form
        className="customers-search"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onChange={() => pause.schedule(send)}
      >
        <Field label="Search customers">
          <Input
            ref={input}
            type="search"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Name, email, phone, company or tag"
          />
        </Field>
      </form>
    </search>
  )
}

function Row({ customer }: { customer: CustomerRow }) {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.set('customer', customer.id)
  return (
    <Link className="customer-row" data-row-link to={{ search: search.toString() }} preventScrollReset>
      <span>
        <b>{customer.name}</b>
        <span className="file-meta block">{[customer.email, customer.company].filter(Boolean).join(', ')}</span>
        <CustomerFlags customer={customer} />
      </span>
      <Cell label="Bookings">{formatCount(customer.bookings)}</Cell>
      <Cell label="Balance">{formatCents(customer.balance)}</Cell>
      <Cell label="Lifetime">{formatCents(customer.lifetime)}</Cell>
      <Cell label="Latest event">{customer.lastEvent ? formatDate(customer.lastEvent) : 'None'}</Cell>
    </Link>
  )
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <span className="num">
      <span className="customer-label">{label} </span>
      {children}
    </span>
  )
}
