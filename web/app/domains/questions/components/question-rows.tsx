import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import type { QuestionRow } from '../api.ts'
import { questionPath } from '../paths.ts'
import { formatMoment, type Side, statusOf } from '../words.ts'
import classes from './question-rows.module.css'

/** Questions of one side, one card each. */
export function QuestionRows({ questions, side }: { questions: readonly QuestionRow[]; side: Side }) {
  const t = useT()
  return (
    <ul className={classes.rows}>
      {questions.map((question) => {
        const { id, number, title, other, industry, askedAt, changedAt } = question
        const { word, color } = statusOf(question, side, t)
        const who =
          side === 'customer'
            ? other
              ? t('to {name}', { name: other.name })
              : t('to any expert')
            : other && t('from {name}', { name: other.name })
        return (
          <li key={id}>
            <div className={classes.about}>
              <LocalLink to={questionPath(id)} className={classes.title} lang={t.lang(title)}>
                {title || t('Question without a title')}
              </LocalLink>
              <p>{[number, who, industry && titleOf(industry, t.language)].filter(Boolean).join(' · ')}</p>
              <p className="pm-num">{formatMoment(askedAt ?? changedAt, t)}</p>
            </div>
            <Badge color={color}>{word}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
