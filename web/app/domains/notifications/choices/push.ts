import type { subscribeToPush, unsubscribeFromPush } from '#contract/notifications/endpoints.ts'
import type { Api } from '~/lib/api.ts'

export type PushState = 'impossible' | 'blocked' | 'off' | 'on'

const registration = () => navigator.serviceWorker.getRegistration()

/** Push status of this browser, without a permission prompt. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'impossible'
  const worker = await registration()
  if (!worker) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for permission, then subscribes; only ever after a click. */
export async function turnPushOn(api: Api, pushKey: string, timeZone: string): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON()
  await api.call<typeof subscribeToPush>('PUT /api/web/v1/push-subscriptions', {
    ...{ endpoint: endpoint ?? '', timeZone },
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
  return 'on'
}

export async function turnPushOff(api: Api): Promise<PushState> {
  const worker = await registration()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription) {
    await api.call<typeof unsubscribeFromPush>('DELETE /api/web/v1/push-subscriptions', {
      endpoint: subscription.endpoint,
    })
    await subscription.unsubscribe()
  }
  return 'off'
}
