import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { REVIEW_REPORT_REASONS, type ReviewReportReason } from '#contract/reviews/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { toast } from '~/ui/toast.tsx'
import type { Review } from '../api.ts'
import { refreshReviews, reportReview } from '../own-api.ts'
import { reportReasonWords } from './report-words.ts'

/** Asks staff to check a review. */
export function ReportReview({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [reason, setReason] = useState<ReviewReportReason>('abusive')
  const [note, setNote] = useState('')
  const reporting = useMutation({
    mutationFn: () => reportReview(api, { id: review.id, reason, note }),
    onSuccess: () => {
      toast(t('Reported. Our team will check it.'))
      void refreshReviews(client)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('Report this review?')}>
      <p>{t('Our team checks it. It stays visible until they decide.')}</p>
      <NativeSelect
        label={t('What is wrong with it?')}
        data={REVIEW_REPORT_REASONS.map((value) => ({ value, label: t(reportReasonWords[value]) }))}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as ReviewReportReason)}
      />
      <Textarea
        label={t('Tell us more')}
        description={t('Optional.')}
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <ProblemAlert error={reporting.error} />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button size="lg" loading={reporting.isPending} onClick={() => reporting.mutate()}>
          {t('Report review')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
