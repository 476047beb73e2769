import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import type { OpenQuestion } from '../api.ts'
import { questionPath } from '../paths.ts'
import { formatMoment } from '../words.ts'
import classes from './question-rows.module.css'

/** Questions that the expert can take, without the customer's name. */
export function OpenRows({ questions }: { questions: readonly OpenQuestion[] }) {
  const t = useT()
  return (
    <ul className={classes.rows}>
      {questions.map(({ id, number, title, industry, pricePaise, acceptUntil }) => (
        <li key={id}>
          <div className={classes.about}>
            <LocalLink to={questionPath(id)} className={classes.title} lang={t.lang(title)}>
              {title}
            </LocalLink>
            <p>{[number, titleOf(industry, t.language)].join(' · ')}</p>
            <p className="pm-num">{t('Accept by {when}', { when: formatMoment(acceptUntil, t) })}</p>
          </div>
          <strong className="pm-num">{formatPaise(pricePaise)}</strong>
        </li>
      ))}
    </ul>
  )
}
