import webPush from 'web-push'
import { DeliveryFailure } from '../outbox/delivery.ts'
import type { PushNote, PushSubscription, PushTravel } from '../outbox/message.ts'
import type { Config } from '../process/config.ts'

interface Pushed {
  note: PushNote & { icon?: string }
  travel: PushTravel
}

export type Pusher = (subscription: PushSubscription, pushed: Pushed, signal: AbortSignal) => Promise<void>

const TIMEOUT_MS = 10_000
const TTL_SECONDS = 24 * 3600
const PASSING = new Set([401, 403, 408, 429])

/** How long the push service stores it for an unreachable browser. */
const secondsToLive = ({ expiresAt, now }: PushTravel) =>
  expiresAt ? Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)) : TTL_SECONDS

/** Encrypts for one browser and sends to that browser's push service. */
export const createPusher =
  (keys: NonNullable<Config['push']>, publicUrl: string): Pusher =>
  async (subscription, { note, travel }, signal) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(note), {
      vapidDetails: { subject: publicUrl, ...keys },
      TTL: secondsToLive(travel),
      urgency: travel.urgent ? 'high' : 'normal',
      ...(note.tag && { topic: note.tag }),
    })
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
    }).catch(unreachable)
    await answer.body?.cancel()
    if (answer.ok) return
    // 404 and 410: the browser has unsubscribed.
    const permanent = answer.status < 500 && !PASSING.has(answer.status)
    throw new DeliveryFailure(`the push service answered ${answer.status}`, { permanent })
  }

function unreachable(error: Error): never {
  const cause = error.cause as NodeJS.ErrnoException | undefined
  throw new DeliveryFailure(`the push service was out of reach: ${cause?.code ?? error.name}`)
}
