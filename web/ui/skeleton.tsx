/** A part of the page that is still coming, in its exact shape. Shows after 200 ms only. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />
}
