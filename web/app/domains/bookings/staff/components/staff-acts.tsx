import { useState } from 'react'
import type * as contract from '#contract/bookings/staff.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { Story } from '../api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import classes from './story.module.css'

const dialogs = {
  cancel: CancelDialog,
  credit: CreditDialog,
  decide: DecideDialog,
  message: MessageDialog,
  reassign: ReassignDialog,
  refund: RefundDialog,
} as const
type Act = keyof typeof dialogs

/** Actions available to staff now; each asks for a reason. */
export function StaffActs({ story }: { story: Story }) {
  const t = useT()
  const [act, setAct] = useState<Act>()
  const { money } = story
  const may = usePermitted(story)
  const Dialog = act && dialogs[act]
  return (
    <div className={classes.acts}>
      {may.decide && <Button onClick={() => setAct('decide')}>{t('Decide appeal')}</Button>}
      {may.decideCredit && <Button onClick={() => setAct('credit')}>{t('Decide credit')}</Button>}
      {may.message && (
        <Button variant="default" onClick={() => setAct('message')}>
          {t('Message both')}
        </Button>
      )}
      {may.reassign && (
        <Button variant="default" onClick={() => setAct('reassign')}>
          {t('Reassign')}
        </Button>
      )}
      {may.cancel && (
        <Button variant="light" color="madder" onClick={() => setAct('cancel')}>
          {t('Cancel|a session')}
        </Button>
      )}
      {may.refund && (
        <Button variant="light" color="madder" onClick={() => setAct('refund')}>
          {money.refundablePaise > 0 ? t('Refund') : t('Reverse earnings')}
        </Button>
      )}
      {Dialog && <Dialog story={story} close={() => setAct(undefined)} />}
    </div>
  )
}

/** What the state of the booking and the role of the caller allow. */
function usePermitted({ may }: Story) {
  const mayUse = useMayUse()
  return {
    decide: may.decide && mayUse<typeof contract.decideAppeal>('POST /api/web/v1/admin/bookings/{id}/appeal-decisions'),
    decideCredit:
      may.decideCredit && mayUse<typeof contract.decideCredit>('POST /api/web/v1/admin/bookings/{id}/credit-decisions'),
    message: mayUse<typeof contract.messageBoth>('POST /api/web/v1/admin/bookings/{id}/messages'),
    reassign:
      may.reassign && mayUse<typeof contract.reassignBooking>('POST /api/web/v1/admin/bookings/{id}/reassignments'),
    cancel:
      may.cancel && mayUse<typeof contract.cancelBookingByStaff>('POST /api/web/v1/admin/bookings/{id}/cancellations'),
    refund: may.refund && mayUse<typeof contract.refundBooking>('POST /api/web/v1/admin/bookings/{id}/refunds'),
  }
}
