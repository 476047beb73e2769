import type { Catalogue } from '../../lib/i18n/texts.ts'
import { calendar } from './bookings/calendar.ts'
import { changing } from './bookings/changing.ts'
import { extending } from './bookings/extending.ts'
import { holding } from './bookings/holding.ts'
import { story } from './bookings/story.ts'

export default { ...calendar, ...holding, ...changing, ...extending, ...story } satisfies Catalogue
