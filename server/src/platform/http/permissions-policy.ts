/** Browser features we do not use. */
const UNUSED = [
  ...['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts'],
  ...['magnetometer', 'midi', 'serial', 'usb', 'xr-spatial-tracking'],
]
/** What calls need. A room is opened without a page load, so every page has to allow it, to itself only. */
const FOR_CALLS = ['camera', 'microphone', 'display-capture', 'speaker-selection', 'screen-wake-lock']

const off = (feature: string) => `${feature}=()`
const PAGES = [
  ...UNUSED.map(off),
  ...FOR_CALLS.map((feature) => `${feature}=(self)`),
  // The payment gateway's window is a separate frame.
  'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
].join(', ')
const NOTHING = [...UNUSED, ...FOR_CALLS, 'payment'].map(off).join(', ')

/** The Permissions-Policy of a response: API responses and files need nothing. */
export const permissionsFor = (url: string) => (/^\/(?:api|files|media)\//.test(url) ? NOTHING : PAGES)
