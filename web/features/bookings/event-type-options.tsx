import { EVENT_TYPE_LABELS, EVENT_TYPES } from '#shared/model/booking.ts'

/** Every kind of event, for a select. */
export const EventTypeOptions = () =>
  EVENT_TYPES.map((type) => (
    <option key={type} value={type}>
      {EVENT_TYPE_LABELS[type]}
    </option>
  ))
