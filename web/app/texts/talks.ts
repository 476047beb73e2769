import talks from '../domains/talks/hi.ts'
import talkLibrary from '../features/talk-library/hi.ts'
import talkReceipt from '../features/talk-receipt/hi.ts'
import talkRing from '../features/talk-ring/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'

/** Instant talks: ringing, meter, receipts. */
export default {
  ...talks,
  ...talkLibrary,
  ...talkReceipt,
  ...talkRing,
} satisfies Catalogue
