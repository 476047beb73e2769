import { testimonialsQuery, useTestimonials } from '~/domains/content/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { prefetch } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/testimonials.ts'
import classes from './testimonials.module.css'

export const meta = page((t) => ({
  title: t('What customers said'),
  description: t('Customers on their sessions with our consultants.'),
}))

export const loader = (args: Route.LoaderArgs) => prefetch(args, (api) => ({ required: [testimonialsQuery(api)] }))

/** Every published testimonial, in the order chosen by staff. */
export default function Testimonials() {
  const t = useT()
  const { testimonials, fetched } = useTestimonials()
  const language = t.language === 'hi' ? 'hindi' : 'english'
  return (
    <Page>
      <PageHead title={t('What customers said')}>
        {t('Published with their consent. We name the trade and the place, not the person.')}
      </PageHead>
      {fetched && testimonials.length === 0 && (
        <EmptyState
          drawing="letter"
          tint="c"
          title={t('No quotes from customers yet')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('Reviews of each consultant are on their profile.')}
        </EmptyState>
      )}
      <ul className={classes.grid}>
        {testimonials.map((row) => (
          <li key={row.id}>
            <figure>
              <p className={`${classes.stars} pm-num`}>
                <Icon name="star-filled" size={16} />
                <strong>{row.rating.toFixed(1)}</strong>
                <span className="pm-visually-hidden">{t('of 5 stars')}</span>
              </p>
              <blockquote>{row[`quote_${language}`]}</blockquote>
              <figcaption>
                <strong>{row[`author_${language}`]}</strong>
                <span>{row[`about_${language}`]}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Page>
  )
}
