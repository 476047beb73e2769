import { useT } from '~/lib/i18n/react.tsx'
import { Section } from './section.tsx'
import classes from './steps.module.css'

export function Steps() {
  const t = useT()
  const steps = [
    {
      title: t('Choose a consultant'),
      text: t('Filter by sector, language and fee. See the next free slot before you open a profile.'),
    },
    {
      title: t('Pick a time and pay'),
      text: t('Video, audio or written. Pay by UPI, card or wallet. You pay the fee shown, plus GST.'),
    },
    {
      title: t('Talk and keep your notes'),
      text: t('Join from the link in your bookings. Shared documents and notes stay in your locker.'),
    },
  ]
  return (
    <Section title={t('How a session works')} line={t('Three steps, usually under five minutes.')}>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <span
              className={classes.numeral}
              data-step={i + 1}
              role="img"
              aria-label={t('Step {number}', { number: i + 1 })}
            />
            <div>
              <h3 className={classes.title}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
