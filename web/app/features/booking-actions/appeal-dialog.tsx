import { type FormEvent, useState } from 'react'
import { appeal, type BookingDetail } from '~/domains/bookings/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import classes from './dialogs.module.css'
import { useChange } from './use-change.ts'

const REASON_MAX = 1000

/** Appeals against a no-show; staff decide, and the money is withheld until then. */
export function AppealDialog({ detail, onClose }: { detail: BookingDetail; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  const { booking, appealUntil } = detail
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const appealing = useChange<string>((api, words) => appeal(api, booking.id, words), onClose)
  const errors = fieldErrors(appealing.error, t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim()) appealing.mutate(reason.trim())
  }
  const style = { language: t.language, zone }
  return (
    <Dialog opened onClose={onClose} title={t('What happened?')}>
      <p className={classes.line}>
        {t('Our team will check it against the record of who joined when. The money is on hold until they decide.')}
        {appealUntil &&
          ` ${t('You can appeal until {when}.', {
            when: `${formatDate(appealUntil, style)}, ${formatTime(appealUntil, style)}`,
          })}`}
      </p>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Textarea
          label={t('In your own words')}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={missing && reason.trim() === '' ? t('Please fill this in.') : errors.reason}
          data-autofocus
        />
        {appealing.error && !errors.reason && (
          <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
            {problemText(appealing.error, t)}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" size="lg" loading={appealing.isPending}>
            {t('Send appeal')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
