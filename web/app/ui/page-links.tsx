import { Link, type To } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { Icon } from './icon.tsx'
import classes from './page-links.module.css'
import { pagesToShow } from './pages-to-show.ts'

interface PageLinksProps {
  page: number
  last: number
  to: (page: number) => To
  /** Previous and next beside the numbers. */
  steps?: boolean
}

/** Links to the other pages of a list; renders nothing if there is only one. */
export function PageLinks({ page, last, to, steps = false }: PageLinksProps) {
  const t = useT()
  if (last <= 1) return null
  return (
    <nav aria-label={t('Pages')}>
      <ol className={classes.pages}>
        {steps && (
          <li>
            <Step to={page > 1 ? to(page - 1) : null} label={t('Previous page')} icon="chevron-left" />
          </li>
        )}
        {pagesToShow(Math.min(page, last), last).map((number, i, all) =>
          number === 0 ? (
            <li key={`gap before ${all[i + 1]}`} aria-hidden="true" className={classes.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                preventScrollReset
                className={classes.page}
                aria-label={t('Page {page}', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatCount(number)}
              </Link>
            </li>
          ),
        )}
        {steps && (
          <li>
            <Step to={page < last ? to(page + 1) : null} label={t('Next page')} icon="chevron-right" />
          </li>
        )}
      </ol>
    </nav>
  )
}

interface StepProps {
  to: To | null
  label: string
  icon: 'chevron-left' | 'chevron-right'
}

/** At an end of the list the step is shown but disabled. */
const Step = ({ to, label, icon }: StepProps) =>
  to ? (
    <Link to={to} preventScrollReset className={classes.page} aria-label={label}>
      <Icon name={icon} />
    </Link>
  ) : (
    <span className={classes.page} data-end="true" aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
