import type { Catalogue } from '../../lib/i18n/texts.ts'
import { calling } from './talks/calling.ts'
import { experts } from './talks/experts.ts'
import { receipts } from './talks/receipts.ts'
import { reminders } from './talks/reminders.ts'

export default { ...calling, ...experts, ...receipts, ...reminders } satisfies Catalogue
