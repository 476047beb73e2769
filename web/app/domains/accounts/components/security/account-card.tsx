import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ChangeMobileDialog } from './change-mobile-dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { Row } from './row.tsx'
import classes from './security.module.css'

/** The mobile number used to sign in. */
export function AccountCard({ mobile }: { mobile: string }) {
  const t = useT()
  const [changing, setChanging] = useState<'mobile' | 'password' | null>(null)
  const done = () => setChanging(null)
  return (
    <section className={classes.card} aria-label={t('Login')}>
      <ul className={classes.rows}>
        <Row
          icon="device-mobile"
          title={t('Mobile number')}
          meta={<span className={`${classes.whole} pm-num`}>{formatMobile(mobile)}</span>}
          action={
            <Button variant="default" onClick={() => setChanging('mobile')}>
              {t('Change number')}
            </Button>
          }
        />
        <Row
          icon="lock"
          title={t('Password')}
          meta={t('You log in with an OTP, so a password is optional.')}
          action={
            <Button variant="default" onClick={() => setChanging('password')}>
              {t('Change password')}
            </Button>
          }
        />
      </ul>
      <ChangeMobileDialog mobile={mobile} opened={changing === 'mobile'} onClose={done} />
      <Dialog opened={changing === 'password'} onClose={done} title={t('Change password')}>
        <ChangePasswordForm mobile={mobile} onDone={done} />
      </Dialog>
    </section>
  )
}
