import { formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { EnquiryBadge } from '../states/state-badge.tsx'
import { deskStateWords, titleOf } from '../states/words.ts'
import type { DeskEnquiry } from './api.ts'
import classes from './desk.module.css'

interface EnquiryRowsProps {
  rows: readonly DeskEnquiry[]
  chosenId: number | undefined
  onChoose: (id: number) => void
}

/** The list beside the open enquiry. */
export function EnquiryRows({ rows, chosenId, onChoose }: EnquiryRowsProps) {
  const t = useT()
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, remarks, name, city, createdAt, state, becameBooking }) => {
        const title = titleOf(remarks) ?? t('No text')
        return (
          <li key={id}>
            <button type="button" aria-current={id === chosenId} onClick={() => onChoose(id)}>
              <span className={classes.words}>
                <strong lang={t.lang(title)}>{title}</strong>
                <small className="pm-num">
                  {[name, city].filter(Boolean).join(', ')} · {formatWhen(createdAt, new Date(), t)}
                </small>
              </span>
              <EnquiryBadge state={state} becameBooking={becameBooking} words={deskStateWords} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
