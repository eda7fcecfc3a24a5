import { Share2 } from 'lucide-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { paths } from '#web/lib/paths.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Phones and tablets have a sheet for sharing that people know; elsewhere the address is copied. */
const hasSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** Passes a profile on (docs/product.md P2.32). */
export function ShareButton({ agent, className }: { agent: Agent; className: string }) {
  const share = async () => {
    const url = new URL(paths.agent(agent.id), location.origin).href
    try {
      if (hasSheet()) {
        await navigator.share({ title: agent.name, url })
        return
      }
      // plain http has no clipboard outside localhost
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied' })
    } catch (error) {
      // closing the sheet is an answer
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: 'Couldn’t copy the link', description: url, variant: 'destructive' })
    }
  }
  return (
    <IconButton label={`Share ${agent.name}’s profile`} className={className} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  )
}
