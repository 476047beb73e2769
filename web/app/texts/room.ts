import callRoom from '../features/call-room/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensRoom from '../screens/room/hi.ts'

/** The call room. */
export default {
  ...callRoom,
  ...screensRoom,
} satisfies Catalogue
