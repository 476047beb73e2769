import { useState } from 'react'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import type { enrolSecondFactor } from '#contract/accounts/second-factor.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Envelope } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { enrol } from '../../sign-in.ts'
import { AppCodeField } from './app-code-field.tsx'
import { BackLink } from './back-link.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './second-factor.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './use-sign-in-flow.ts'

/** The first sign-in enrols the app: scan, confirm with a code, save the recovery codes. */
export function EnrolStep({ flow, headingOrder }: Pick<StepProps, 'flow' | 'headingOrder'>) {
  const t = useT()
  const api = useApi()
  const [code, setCode] = useState('')
  const [enrolled, setEnrolled] = useState<Envelope<Received<typeof enrolSecondFactor>>>()
  const enrolment = flow.half?.enrolment
  if (!enrolment) return null
  if (enrolled) {
    return (
      <RecoveryCodes
        codes={enrolled.data.recoveryCodes}
        headingOrder={headingOrder}
        onSaved={() => flow.onSignedIn(enrolled)}
      />
    )
  }
  const submit = (given = code) =>
    flow.act(async () => {
      const answer = await enrol(api, { ticket: flow.half!.ticket, code: given })
      if (answer) setEnrolled(answer)
    })
  const { squares, path } = enrolment.qr
  return (
    <StepForm
      back={<BackLink onClick={() => flow.goTo('mobile')}>{t('Start again')}</BackLink>}
      title={t('Set up two-step login')}
      headingOrder={headingOrder}
      lead={t('Staff log in with an OTP and an authenticator app code. Scan this once with the app.')}
      dense
      onSubmit={() => submit()}
    >
      <div className={classes.scan}>
        <svg
          className={classes.qr}
          viewBox={`-2 -2 ${squares + 4} ${squares + 4}`}
          role="img"
          aria-label={t('QR code for your authenticator app')}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
        <div className={classes.byHand}>
          <p>{t('Cannot scan? Enter this key in the app:')}</p>
          <p className={classes.key} translate="no">
            {enrolment.secret}
          </p>
          <p>
            <a href={enrolment.uri}>{t('Open in the app on this phone')}</a>
          </p>
        </div>
      </div>
      <AppCodeField flow={flow} value={code} onChange={setCode} onComplete={submit} autoFocus />
      <Button type="submit" size="lg" fullWidth disabled={code.length < OTP_LENGTH} loading={flow.busy}>
        {t('Confirm and log in')}
      </Button>
    </StepForm>
  )
}
