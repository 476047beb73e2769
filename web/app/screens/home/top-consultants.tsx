import type { ConsultantCardData } from '~/domains/consultants/api.ts'
import { ConsultantCard } from '~/domains/consultants/components/consultant-card.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Section } from './section.tsx'
import classes from './top-consultants.module.css'

interface TopConsultantsProps {
  consultants: readonly ConsultantCardData[]
  total: number | undefined
}

export function TopConsultants({ consultants, total }: TopConsultantsProps) {
  const t = useT()
  const label = total ? t('All {count}', { count: formatCount(total) }) : t('All consultants')
  const rated = consultants.some(({ ratingCount }) => ratingCount > 0)
  return (
    <Section
      title={rated ? t('Top consultants') : t('Meet the consultants')}
      line={rated ? t('Ranked by customer reviews.') : t('People who have done the work themselves.')}
      more={{ to: '/consultants', label }}
    >
      <div className={classes.cards}>
        {consultants.map((consultant) => (
          <ConsultantCard key={consultant.id} consultant={consultant} />
        ))}
      </div>
    </Section>
  )
}
