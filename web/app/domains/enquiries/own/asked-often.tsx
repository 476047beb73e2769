import type { ReactNode } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Panel } from '~/ui/panel.tsx'
import classes from './own-enquiries.module.css'

interface AskedOftenProps {
  /** Until how many hours before a session it can be rescheduled. */
  moveUntilHours: number
}

/** What the help desk is asked most, with where to do it. */
export function AskedOften({ moveUntilHours }: AskedOftenProps) {
  const t = useT()
  return (
    <Panel title={t('Asked often')} flush>
      <ul className={classes.list}>
        <Answer question={t('How do I reschedule a session?')} to="/dashboard" link={t('My bookings')}>
          {t.count(
            moveUntilHours,
            'Open the session in My bookings and choose Reschedule. You can do it twice, until {count} hour before it starts.',
            'Open the session in My bookings and choose Reschedule. You can do it twice, until {count} hours before it starts.',
          )}
        </Answer>
        <Answer question={t('Where does my refund go?')} to="/dashboard/my-wallet" link={t('My wallet')}>
          {t(
            'You choose when you cancel: to your wallet immediately, or to your original payment method in 3 to 5 working days. Automatic refunds go to the original payment method.',
          )}
        </Answer>
        <Answer question={t('The other side cannot hear me')}>
          {t(
            'Check that you are not muted, and choose another microphone in the settings of the call. If that does not help, leave the call and join again.',
          )}
        </Answer>
        <Answer question={t('How do I get my GSTIN on an invoice?')}>
          {t(
            'Enter it when you pay, in “GSTIN for invoice”. We remember it for your next orders. An invoice that was issued cannot be changed.',
          )}
        </Answer>
      </ul>
    </Panel>
  )
}

interface AnswerProps {
  question: string
  /** Where to do it. */
  to?: string
  link?: string
  children: ReactNode
}

function Answer({ question, to, link, children }: AnswerProps) {
  return (
    <li>
      <details className={classes.request}>
        <summary>
          <span className={classes.words}>{question}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={classes.open}>
          <p>{children}</p>
          {to && <LocalLink to={to}>{link}</LocalLink>}
        </div>
      </details>
    </li>
  )
}
