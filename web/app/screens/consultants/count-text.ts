import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'

/** '31 consultants'; '1,000+ consultants' if the count was capped. */
export const countText = ({ count, countIsExact }: { count: number; countIsExact: boolean }, t: Translate) =>
  t.count(count, '{count} consultant', '{count} consultants', { count: formatCount(count) + (countIsExact ? '' : '+') })
