/** Features of browsers that nothing of ours asks for. */
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]
/** What calls need. A page is left for a room without loading anew, so every page has to allow it, to itself only. */
const FOR_CALLS = ['camera', 'microphone', 'display-capture', 'speaker-selection', 'screen-wake-lock']

const off = (feature: string) => `${feature}=()`
const PAGES = [
  ...UNUSED.map(off),
  ...FOR_CALLS.map((feature) => `${feature}=(self)`),
  // The window of the payment gateway is a frame of its own.
  'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
].join(', ')
const NOTHING = [...UNUSED, ...FOR_CALLS, 'payment'].map(off).join(', ')

/** The Permissions-Policy of an answer: answers of the API and files need nothing at all. */
export const permissionsFor = (url: string) => (/^\/(?:api|files|media)\//.test(url) ? NOTHING : PAGES)
