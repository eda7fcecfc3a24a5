import './palette.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { matchCommands } from '#web/features/office/find/commands.ts'
import { groupFound } from '#web/features/office/find/found-rows.ts'
import { findQuery } from '#web/features/office/queries.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { useTypingPause } from '#web/lib/use-typing-pause.ts'
import { DialogFrame, DialogTitle } from '#web/ui/dialog.tsx'

/** Finds people, customers, bookings and invoices from everywhere, and does what is typed (docs/product.md P6.150). */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const isOwner = useIsOwner()
  const pause = useTypingPause()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { data, isError, isFetching } = useQuery({ ...findQuery(asked), placeholderData: keepPreviousData })

  const commands = matchCommands(typed, isOwner)
  const groups = data && asked !== '' ? groupFound(asked, data) : []
  const open = (to: string) => {
    onClose()
    void navigate(to)
  }
  const rest =
    typed.trim() === '' || groups.length + commands.length > 0
      ? undefined
      : isError
        ? 'Search is not responding. Type again to retry.'
        : isFetching || asked !== typed.trim()
          ? 'Searching...'
          : `Nothing found for “${typed.trim()}”.`
  return (
    <DialogFrame className="palette" width={640} onClose={onClose}>
      <DialogTitle className="sr-only">Find anything</DialogTitle>
      <Command label="Find anything" shouldFilter={false} loop>
        <Command.Input
          autoFocus
          className="palette-input"
          placeholder="Name, number, date, or a command"
          maxLength={200}
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            pause.schedule(() => setAsked(text.trim()))
          }}
        />
        <Command.List className="palette-list" label="Results">
          {commands.length > 0 && (
            <Command.Group heading="Commands">
              {commands.map(({ label, to }) => (
                <Row key={label} value={label} title={label} onOpen={() => open(to)} />
              ))}
            </Command.Group>
          )}
          {groups.map(({ title, rows }) => (
            <Command.Group key={title} heading={title}>
              {rows.map((row) => (
                <Row key={row.key} value={row.key} title={row.title} detail={row.detail} onOpen={() => open(row.to)} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p className="palette-rest" role="status">
          {rest}
        </p>
      </Command>
    </DialogFrame>
  )
}

interface RowProps {
  value: string
  title: string
  detail?: string
  onOpen: () => void
}

function Row({ value, title, detail, onOpen }: RowProps) {
  return (
    <Command.Item className="palette-row" value={value} onSelect={onOpen}>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </Command.Item>
  )
}
