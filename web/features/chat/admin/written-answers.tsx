import './conversations.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WrittenAnswer } from '#shared/contract/chat/written-answers.admin.ts'
import { AnswerDialog } from '#web/features/chat/admin/answer-dialog.tsx'
import { writtenAnswersQuery } from '#web/features/chat/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Questions and answers in the agency's own words: the assistant knows them at once. */
export function WrittenAnswers() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(writtenAnswersQuery)
  const [editing, setEditing] = useState<WrittenAnswer | 'new'>()
  const [deleting, setDeleting] = useState<WrittenAnswer>()
  const reread = () => client.invalidateQueries({ queryKey: writtenAnswersQuery.queryKey })
  const remove = useMutation({
    mutationFn: ({ id }: WrittenAnswer) => call('DELETE /api/admin/written-answers/:id', { params: { id } }),
    onSuccess: () => setDeleting(undefined),
    onSettled: reread,
    onError: (error) =>
      toast({
        title: 'Error',
        description: getErrorMessage(error, 'Failed to delete the answer'),
        variant: 'destructive',
      }),
  })
  return (
    <>
      <div className="conversation-tools">
        <p className="chat-hint">Answers in your own words. The assistant uses these first.</p>
        <Button variant="lit" size="sm" onClick={() => setEditing('new')}>
          Write an answer
        </Button>
      </div>
      {!data && isError && !isFetching ? (
        <Failure
          message="The answers could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !data ? (
        <Skeleton className="h-48" />
      ) : data.length === 0 ? (
        <Empty
          message="No answers yet"
          helper="Start with what visitors keep asking: parking, dress code, what you bring."
        />
      ) : (
        <ul className="answer-rows">
          {data.map((answer) => (
            <li key={answer.id}>
              <div>
                <h2>{answer.question}</h2>
                <p>{answer.answer}</p>
              </div>
              <div className="conversation-actions">
                <Button size="sm" onClick={() => setEditing(answer)}>
                  Edit<span className="sr-only"> {answer.question}</span>
                </Button>
                <Button size="sm" variant="danger" onClick={() => setDeleting(answer)}>
                  Delete<span className="sr-only"> {answer.question}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <AnswerDialog
          // as the list knows it by now
          answer={editing === 'new' ? undefined : (data?.find(({ id }) => id === editing.id) ?? editing)}
          onChanged={() => void reread()}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined)
            void reread()
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete this answer?"
          action="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          <p className="text-ink-2">{deleting.question}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
