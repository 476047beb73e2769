import type { AccountType } from '#contract/endpoint.ts'
import type { ServerEvent, ServerEvents } from '#contract/realtime.ts'
import type { Tx } from '../db/db.ts'
import { rooms } from '../realtime/rooms.ts'
import type { Channel, Language, PushSubscription } from './message.ts'
import { type MessageName, type MessageParams, type MessageTexts, messageToSend } from './messages.ts'
import { insertOutgoing } from './queries.ts'

type SaidOn<M extends MessageName, C extends Channel, Address> = C extends keyof MessageTexts[M] ? Address : unknown
/** The addresses a message can be sent to; without an email address, that channel is skipped. */
type To<M extends MessageName> = SaidOn<M, 'sms', { mobile: string }> &
  SaidOn<M, 'mail', { email?: string | null }> &
  SaidOn<M, 'push', { subscriptions?: readonly PushSubscription[] }>

interface Outgoing<M extends MessageName> {
  message: M
  to: To<M> & Addresses
  language: Language
  params: MessageParams[M]
}

/** Queues a message to a person, sent once the caller's transaction commits: one row per channel with an address. */
export const add = <M extends MessageName>(tx: Tx, now: Date, outgoing: Outgoing<M>) => addWanted(tx, now, outgoing)

interface Wanted<M extends MessageName> {
  message: M
  to: Addresses
  language: Language
  params: MessageParams[M]
  /** Not before this. */
  sendAt?: Date
}

/** The same for the given channels only: the person has turned the others off. */
export async function addWanted<M extends MessageName>(
  tx: Tx,
  now: Date,
  { message, to, language, params, sendAt = now }: Wanted<M>,
) {
  const lifetimeSeconds = messageToSend(message).lifetimeSeconds?.(params)
  const rows = recipientsOf(message, to).map((recipient) => ({
    ...recipient,
    account_id: to.accountId ?? null,
    message,
    language,
    params: JSON.stringify(params),
    next_try_at: sendAt,
    created_at: now,
    expires_at: lifetimeSeconds === undefined ? null : new Date(now.getTime() + lifetimeSeconds * 1000),
  }))
  if (rows.length > 0) await insertOutgoing(tx, rows)
}

interface Addresses {
  /** Whose addresses these are, if it is known. */
  accountId?: number
  mobile?: string
  email?: string | null
  subscriptions?: readonly PushSubscription[]
}

function recipientsOf(message: MessageName, to: Addresses): { channel: Channel; recipient: string }[] {
  const { sms, mail, push } = messageToSend(message)
  return [
    ...(sms && to.mobile ? [{ channel: 'sms' as const, recipient: to.mobile }] : []),
    ...(mail && to.email ? [{ channel: 'mail' as const, recipient: to.email }] : []),
    ...(push ? (to.subscriptions ?? []) : []).map((subscription) => ({
      channel: 'push' as const,
      recipient: JSON.stringify(subscription),
    })),
  ]
}

interface OutgoingEvent<E extends ServerEvent> {
  event: E
  to: { accountId: number } | { type: AccountType } | 'everyone'
  data: ServerEvents[E]
}

/** Events are momentary: a client that was not connected has refetched by then. */
const EVENT_SECONDS = 60

/** Sends an event to browsers over their sockets, once the caller's transaction commits. */
export const addEvent = <E extends ServerEvent>(tx: Tx, now: Date, { event, to, data }: OutgoingEvent<E>) =>
  insertOutgoing(tx, [
    {
      channel: 'socket',
      recipient: to === 'everyone' ? 'everyone' : 'type' in to ? rooms.type(to.type) : rooms.account(to.accountId),
      message: event,
      language: 'en',
      params: JSON.stringify(data),
      next_try_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + EVENT_SECONDS * 1000),
    },
  ])
