import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import type { ReceivedReviews } from '../api.ts'
import { tagWords } from '../words.ts'
import classes from './received.module.css'

/** How often customers chose each tag. */
export function PeopleSay({ tags }: Pick<ReceivedReviews, 'tags'>) {
  const t = useT()
  if (tags.length === 0) return null
  return (
    <div className={classes.say}>
      <h2>{t('People say')}</h2>
      <ul>
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            {t(tagWords[tag])} <span className="pm-num">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
