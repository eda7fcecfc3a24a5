import '../changes.css'
import { useId, useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { CancelBody } from '#web/features/changes/cancel-frame.tsx'
import { CancelForm, CancelReason, useCancel } from '#web/features/changes/customer/cancel-form.tsx'
import { canCancelEvent, EventBill, useCancelEvent } from '#web/features/changes/customer/cancel-own-event.tsx'
import { ChangeFields, useChange } from '#web/features/changes/customer/change-form.tsx'
import { Form } from '#web/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

const WAITS = 'You already asked us for something. Withdraw that request on the ticket before you send another one.'

interface ChangeOrCancelDialogProps {
  booking: CustomerBooking
  /** A request waits for its answer (docs/product.md P15.40). */
  waits: boolean
  onClose: () => void
}

/** Changes or cancels an own booking: a tab each. What was typed into one stays while the other is read (P15.27). */
export function ChangeOrCancelDialog({ booking, waits, onClose }: ChangeOrCancelDialogProps) {
  const id = useId()
  const begun = Date.parse(booking.eventDate) <= Date.now()
  const [way, setWay] = useState<'change' | 'cancel'>(begun ? 'cancel' : 'change')
  const change = useChange(booking, onClose)
  const cancel = useCancel(booking, way === 'cancel', onClose)
  const event = useCancelEvent(booking, way === 'cancel', onClose)
  const ofEvent = event.query.data?.bookings ?? []
  const [wanted, setWhole] = useState(false)
  const whole = wanted && ofEvent.length > 1
  const busy = change.submit.busy || cancel.submit.busy || event.submit.busy
  const { close, question } = useDiscard(change.form.formState.isDirty && !busy, onClose)
  const missing = begun ? 'This event has begun. Call us to change it.' : waits ? WAITS : null
  const { data } = cancel.query
  const refused = waits && data?.atOnce === false
  const content =
    missing === null ? (
      <Form id={id} form={change.form} problem={change.submit.problem} onSubmit={change.submit.send}>
        <ChangeFields booking={booking} change={change} />
      </Form>
    ) : (
      <p>{missing}</p>
    )
  return (
    <Dialog
      title="Change or cancel"
      width={520}
      onClose={close}
      actions={
        way === 'change' ? (
          <>
            <Button variant="bare" onClick={close}>
              Close
            </Button>
            {missing === null && (
              <Button
                ref={change.submit.button}
                type="submit"
                form={id}
                variant="lit"
                busy={change.submit.busy}
                busyLabel="Sending..."
              >
                {booking.status === 'pending' ? 'Save changes' : 'Send request'}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="bare" onClick={close}>
              Keep booking
            </Button>
            {whole ? (
              <Button
                ref={event.submit.button}
                variant="danger-fill"
                busy={event.submit.busy}
                disabled={event.query.isFetching || !canCancelEvent(ofEvent)}
                onClick={() => event.query.data && event.submit.send({ ...cancel, data: event.query.data })}
              >
                Cancel the event
              </Button>
            ) : (
              <Button
                ref={cancel.submit.button}
                variant="danger-fill"
                busy={cancel.submit.busy}
                disabled={!data || cancel.query.isFetching || refused}
                onClick={() => data && cancel.submit.send(data.figures.refund)}
              >
                {data && !data.atOnce ? 'Ask to cancel' : 'Cancel booking'}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="change-ways">
        <p>
          {booking.agent.name}, {writeShortEventTime(booking.eventDate, booking.eventDuration)}.
        </p>
        <Tabs
          label="What to do with the booking"
          value={way}
          onChange={setWay}
          tabs={[
            { value: 'change', label: 'Change the booking', content },
            {
              value: 'cancel',
              label: 'Cancel the booking',
              content: (
                <CancelBody query={cancel.query}>
                  {data && (
                    <>
                      {event.query.isError && !event.query.isFetching && (
                        <Failure
                          message="The other bookings of the event could not be loaded"
                          action={<Button onClick={() => void event.query.refetch()}>Try again</Button>}
                        />
                      )}
                      {ofEvent.length > 1 && (
                        <Switch checked={whole} onChange={({ target }) => setWhole(target.checked)}>
                          All {ofEvent.length} bookings of this event
                        </Switch>
                      )}
                      {whole && event.query.data ? (
                        <>
                          <EventBill data={event.query.data} />
                          <CancelReason cancel={cancel} />
                        </>
                      ) : (
                        <CancelForm data={data} cancel={cancel} refused={refused ? WAITS : null} />
                      )}
                    </>
                  )}
                </CancelBody>
              ),
            },
          ]}
        />
      </div>
      {question}
    </Dialog>
  )
}
