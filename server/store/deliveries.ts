// Events on their way to their targets: the outbox that receives them, the queue that workers empty, and the history.
import type { NoteEvent } from '../rules/events.js'
import type { Queries } from './database.js'
import { deliveryHistory } from './delivery-history.js'
import { deliveryQueue } from './delivery-queue.js'
import { outbox } from './outbox.js'

/** `onEvent` is called with each recorded event, before its transaction is committed. */
export const deliveries = (queries: Queries, onEvent: (event: NoteEvent) => void = () => {}) => ({
  ...outbox(queries, onEvent),
  ...deliveryQueue(queries),
  ...deliveryHistory(queries),
})
