import { Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBookings } from '~/domains/bookings/refresh.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { addRating, endAsking, type PendingReview, type Rating, refreshReviews } from '~/domains/reviews/own-api.ts'
import { RatingForm } from '~/domains/reviews/rating/rating-form.tsx'
import { heldInWords, questionOf } from '~/domains/reviews/rating/words.ts'
import { askServer } from '~/lib/ask-server.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Sheet } from '~/ui/operated/sheet.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './rating-popup.module.css'
import { endRatingRequest } from './state.ts'

interface RatingPopupProps {
  /** Undefined while it closes. */
  pending: PendingReview | undefined
  onClose: () => void
}

const ANSWER_MS = 5_000

/** The rating popup of SPEC. A failure is only logged: the form stays filled and can be sent again. */
export function RatingPopup({ pending, onClose }: RatingPopupProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  // The last one stays visible during the closing animation.
  const [shown, setShown] = useState(pending)
  if (pending && pending !== shown) setShown(pending)
  const rating = useMutation({
    mutationFn: ({ about, given }: { about: PendingReview; given: Rating }) => addRating(api, about, given),
    onSuccess: ({ data }, { about, given }) => {
      const msg = t('Thanks for your Review')
      endRatingRequest()
      endAsking(client, api, about.id)
      toast(msg)
      void refreshBookings(client)
      void refreshReviews(client)
      const done = { bookId: about.id, consultantId: about.consultantId, rating: given.rating, Amount: data.Amount }
      askServer('ratingdone', { msg, data: done }, ANSWER_MS).catch((error) =>
        console.warn('The review was stored, but not announced.', error),
      )
    },
    onError: (error) => console.warn('The review was not sent.', error),
  })
  if (!shown) return null
  const { consultant, about } = shown
  const question = questionOf(about, consultant.name, t)
  return (
    <Sheet opened={pending !== undefined} onClose={onClose} width={520} label={question}>
      <div className={classes.popup}>
        <Modal.CloseButton className={classes.close ?? ''} aria-label={t('Close')} />
        <Portrait id={consultant.id} picture={consultant.thumbnail} width={84} early />
        <h2 className={classes.question}>{question}</h2>
        <p className={classes.about}>{heldInWords(about, t)}</p>
        <div className={classes.form}>
          <RatingForm
            key={shown.id}
            name="rating"
            kind={about.kind}
            submit={t('Submit rating')}
            busy={rating.isPending}
            onSubmit={(given) => rating.mutate({ about: shown, given })}
          />
        </div>
      </div>
    </Sheet>
  )
}
