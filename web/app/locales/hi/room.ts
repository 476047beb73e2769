import type { Catalogue } from '../../lib/i18n/texts.ts'
import { after } from './room/after.ts'
import { call } from './room/call.ts'
import { door } from './room/door.ts'
import { trouble } from './room/trouble.ts'

export default { ...door, ...call, ...after, ...trouble } satisfies Catalogue
