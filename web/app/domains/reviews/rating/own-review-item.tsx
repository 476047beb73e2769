import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { ReviewItem } from '../components/review-item.tsx'
import type { OwnReview } from '../own-api.ts'
import { reportReasonWords } from '../report/report-words.ts'
import classes from './own-review-item.module.css'

interface OwnReviewItemProps {
  review: OwnReview
  picture: ReactNode
  onEdit: () => void
}

const DAY_MS = 86_400_000

/** A review as its author sees it: who it is about, whether it is hidden, and how long it can be changed. */
export function OwnReviewItem({ review, picture, onEdit }: OwnReviewItemProps) {
  const t = useT()
  const now = useNow()
  const { consultant, editableUntil, hidden } = review
  const days = editableUntil ? Math.ceil((Date.parse(editableUntil) - now) / DAY_MS) : 0
  return (
    <ReviewItem
      review={review}
      picture={picture}
      title={consultant.name}
      replyTitle={t('{name} replied', { name: consultant.name })}
    >
      {hidden && (
        <Alert
          color="marigold"
          title={t('Hidden by our team: {reason}', { reason: t(reportReasonWords[hidden.reason]) })}
        >
          {hidden.note}
        </Alert>
      )}
      {days > 0 && (
        <button type="button" className={classes.act} onClick={onEdit}>
          <Icon name="edit" size={18} />
          {t.count(days, 'Edit, {count} day left', 'Edit, {count} days left')}
          <span className="pm-visually-hidden"> {consultant.name}</span>
        </button>
      )}
    </ReviewItem>
  )
}
