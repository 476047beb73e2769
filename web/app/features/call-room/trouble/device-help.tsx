import type { DeviceProblem } from '~/domains/calls/call.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './device-help.module.css'
import { browserOf, type Opened, problemSteps, problemTitle } from './device-words.ts'

interface DeviceHelpProps {
  kind: Opened
  why: DeviceProblem
  onTryAgain: () => void
}

/** A device that does not work: the problem, and what to do in this browser. */
export function DeviceHelp({ kind, why, onTryAgain }: DeviceHelpProps) {
  const t = useT()
  const steps = problemSteps(why, browserOf(navigator.userAgent), t)
  return (
    <section className={classes.help} aria-label={problemTitle(kind, why, t)}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {why !== 'unsupported' && why !== 'insecure' && (
        <PlainButton variant="outline" icon="refresh" onClick={onTryAgain}>
          {t('Try again')}
        </PlainButton>
      )}
    </section>
  )
}
