/** Known push services. We post to an address that a browser supplies, so only these hosts are allowed. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
  'push.samsungosp.com',
]

export function isPushService(endpoint: string) {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
