import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import { type Change, listChanges } from '#web/features/office/audit-changes.ts'
import { whatWasDone, whenDone, whoDid } from '#web/features/office/audit-words.ts'

/** One entry of the audit trail: who, what, when, the values before and after, and why. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry)
  return (
    <article className="audit-entry">
      <p>
        <b>{whoDid(entry)}</b> {whatWasDone(entry)}
      </p>
      <time dateTime={entry.at}>{whenDone(entry)}</time>
      {changes.length > 0 && (
        <dl className="audit-changes">
          {changes.map((change) => (
            <div key={change.field}>
              <dt>{change.field}: </dt>
              <dd>
                <Values {...change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entry.reason && <p className="audit-reason">Reason: {entry.reason}</p>}
    </article>
  )
}

function Values({ before, after }: Change) {
  if (before === undefined) return <ins>{after}</ins>
  if (after === undefined) return <del>{before}</del>
  return (
    <>
      <del>{before}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> became </span>
      <ins>{after}</ins>
    </>
  )
}
