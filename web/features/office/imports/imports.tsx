import './imports.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ImportList } from '#web/features/office/imports/import-list.tsx'
import { ImportView } from '#web/features/office/imports/import-view.tsx'
import { NewImport } from '#web/features/office/imports/new-import.tsx'
import { importsQuery } from '#web/features/office/imports/queries.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Brings customers, bookings, talent and what belongs to them in from files (docs/product.md P17.20). One import is open by `?import=`. */
export function Imports() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const open = (id: string | undefined) => change({ import: id }, { replace: false })
  const id = params.get('import')
  if (id !== null) return <ImportView key={id} id={id} onBack={() => open(undefined)} />
  return (
    <div className="imports">
      <NewImport onUploaded={open} />
      <Earlier onOpen={open} />
    </div>
  )
}

function Earlier({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, isError, refetch } = useQuery(importsQuery)
  if (isError) {
    return (
      <Failure
        message="The imports could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading the imports...</span>
        <Skeleton className="h-24" />
      </div>
    )
  }
  return data.length > 0 ? <ImportList imports={data} onOpen={onOpen} /> : null
}
