import { type Ref, useEffect, useRef, useState } from 'react'
import { paths } from '#web/lib/paths.ts'

interface PreviewFrameProps {
  id: string
  frameRef: Ref<HTMLIFrameElement>
  /** The page is there; its document can be read and printed. */
  onShown: (page: Document) => void
  onFailed: () => void
  onEscape: () => void
}

/** The bill that came into a frame; undefined when something else did: a refusal, or the browser's own error page. */
function findPage(frame: HTMLIFrameElement): Document | undefined {
  const page = frame.contentDocument
  const [entry] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? []
  // not every browser exposes the status; a refusal can also be recognized as JSON
  const status = entry && 'responseStatus' in entry ? Number(entry.responseStatus) : 0
  return page?.contentType === 'text/html' && (status === 0 || status < 400) ? page : undefined
}

/**
 * The invoice as the server draws it, in a frame that runs no script: ours may read it, and print it as the one page it
 * is. As tall as its content, so that it is the dialog that scrolls.
 */
export function PreviewFrame({ id, frameRef, onShown, onFailed, onEscape }: PreviewFrameProps) {
  const [page, setPage] = useState<Document>()
  const [height, setHeight] = useState<number>()
  const leave = useRef(onEscape)
  useEffect(() => {
    leave.current = onEscape
  }, [onEscape])
  // the frame is another document: only listeners on it see its size and its keys
  useEffect(() => {
    if (!page) return
    const observer = new ResizeObserver(() => setHeight(Math.ceil(page.body.getBoundingClientRect().height)))
    observer.observe(page.body)
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && leave.current()
    page.addEventListener('keydown', listen)
    return () => {
      observer.disconnect()
      page.removeEventListener('keydown', listen)
    }
  }, [page])
  return (
    <iframe
      ref={frameRef}
      src={paths.invoicePreview(id)}
      title="Invoice"
      className="oi-frame"
      sandbox="allow-same-origin allow-modals"
      style={height ? { height } : undefined}
      // still laid out: a frame that is not there cannot be printed
      data-waiting={!page || undefined}
      onLoad={({ currentTarget }) => {
        const found = findPage(currentTarget)
        setPage(found)
        if (found) onShown(found)
        else onFailed()
      }}
    />
  )
}
