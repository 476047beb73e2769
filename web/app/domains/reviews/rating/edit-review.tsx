import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { toast } from '~/ui/toast.tsx'
import { editReview, type OwnReview, type Rating, refreshReviews } from '../own-api.ts'
import { RatingForm } from './rating-form.tsx'

/** Changes stars and words of an own review. */
export function EditReview({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const editing = useMutation({
    mutationFn: (rating: Rating) => editReview(api, review.id, rating),
    onSuccess: () => {
      toast(t('Review updated'))
      void refreshReviews(client)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('Edit your review of {name}', { name: review.consultant.name })}>
      <RatingForm
        name="edit"
        kind={review.about.kind}
        initial={review}
        submit={t('Save review')}
        busy={editing.isPending}
        onSubmit={(rating) => editing.mutate(rating)}
      >
        {editing.error && <ProblemAlert error={editing.error} />}
      </RatingForm>
    </Dialog>
  )
}
