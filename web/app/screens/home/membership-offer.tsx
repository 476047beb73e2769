import type { Plan } from '~/domains/memberships/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { formatRate } from '~/lib/percent.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './offers.module.css'

/** One plan with its main benefits. */
export function MembershipOffer({ plan }: { plan: Plan }) {
  const t = useT()
  return (
    <section className={`${classes.panel} ${classes.plan}`} data-feature="membership">
      <h2>{t('{plan} membership', { plan: titleOf(plan, t.language) })}</h2>
      <p className={classes.line}>{t.language === 'hi' ? plan.suits_hindi : plan.suits_english}</p>
      <ul>
        {benefitsOf(plan, t).map((text) => (
          <li key={text}>
            <Icon name="check" size={18} />
            {text}
          </li>
        ))}
      </ul>
      <div className={classes.deal}>
        <p>
          <strong className="pm-num">{formatPaise(plan.pricePaise)}</strong>{' '}
          {plan.months === 12
            ? t('+ GST a year')
            : t.count(plan.months, '+ GST for {count} month', '+ GST for {count} months')}
        </p>
        <ButtonLink to="/membership" variant="outline" className={classes.choose}>
          {t('See plans')}
        </ButtonLink>
      </div>
    </section>
  )
}

const benefitsOf = ({ offBp, talkMinutes, answers, courses, helpDesk }: Plan, t: Translate) => [
  ...(offBp.consultations > 0
    ? [t('{percent} off every consultation', { percent: formatRate(offBp.consultations) })]
    : []),
  ...(talkMinutes > 0 ? [t('{count} minutes of expert talk, free', { count: formatCount(talkMinutes) })] : []),
  ...(answers > 0
    ? [t.count(answers, '{count} written consultancy, free', '{count} written consultancies, free')]
    : []),
  ...(courses > 0 ? [t.count(courses, '{count} course included', '{count} courses included')] : []),
  ...(helpDesk === 'usual' ? [] : [t('Priority help desk')]),
]
