import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshBackOffice } from '~/lib/back-office.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Facts } from '~/ui/facts.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast, toastFailure } from '~/ui/toast.tsx'
import { workshopPath } from '../api.ts'
import { cancelWorkshop, publishWorkshop, type StaffWorkshop, withdrawWorkshop } from './api.ts'
import classes from './staff.module.css'
import { stateAt } from './words.ts'

/** Numbers of the workshop, and the buttons to publish, withdraw and cancel it. */
export function StatePanel({ workshop }: { workshop: StaffWorkshop }) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [cancelling, setCancelling] = useState(false)
  const { state, sold, attended, waiting, seats } = workshop
  const done = ({ message }: { message: string }) => {
    void toast(t(message))
    void refreshBackOffice(client)
  }
  const changing = useMutation({
    mutationFn: async (): Promise<{ message: string }> =>
      state === 'published' ? withdrawWorkshop(api, workshop) : publishWorkshop(api, workshop),
    onSuccess: done,
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  const now = useNow()
  const { word, color } = stateAt(workshop, now)
  const isToCome = now < Date.parse(workshop.startsAt)
  return (
    <Panel title={t('State|of an account')} action={<Badge color={color}>{t(word)}</Badge>}>
      <Facts
        facts={[
          [t('Seats sold'), t('{sold} of {seats}', { sold: formatCount(sold), seats: formatCount(seats) })],
          [t('Waiting'), formatCount(waiting)],
          [t('Attended'), formatCount(attended)],
          [t('Refunds still to be paid'), workshop.refundsLeft > 0 ? formatCount(workshop.refundsLeft) : ''],
          [t('Reason'), workshop.cancelledReason],
        ]}
      />
      <div className={classes.acts}>
        {state !== 'draft' && (
          <ButtonLink to={workshopPath(workshop.slug)} variant="plain">
            {t('View page')}
          </ButtonLink>
        )}
        {state !== 'cancelled' && isToCome && (
          <Button
            variant={state === 'published' ? 'default' : 'filled'}
            loading={changing.isPending}
            onClick={() => changing.mutate()}
          >
            {state === 'published' ? t('Withdraw') : t('Publish')}
          </Button>
        )}
        {(state === 'published' || state === 'withdrawn') && isToCome && (
          <Button variant="light" color="madder" onClick={() => setCancelling(true)}>
            {t('Cancel workshop')}
          </Button>
        )}
      </div>
      {cancelling && (
        <ActDialog
          title={t('Cancel this workshop?')}
          act={t('Cancel workshop')}
          destructive
          onClose={() => setCancelling(false)}
          send={(reason) => cancelWorkshop(api, workshop, reason)}
          onDone={done}
        >
          {t.count(
            sold,
            '{count} ticket is refunded in full, and its buyer reads the reason.',
            '{count} tickets are refunded in full. Buyers see the reason.',
            { count: formatCount(sold) },
          )}
        </ActDialog>
      )}
    </Panel>
  )
}
