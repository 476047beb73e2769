import { useQuery } from '@tanstack/react-query'
import { testimonialsQuery, useTestimonials } from '~/domains/content/api.ts'
import { type PageText, pageQuery } from '~/domains/content/pages/api.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { mergeStates, prefetch, useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SanitisedHtml } from '~/ui/sanitised-html.tsx'
import type { Route } from './+types/testimonials.ts'
import { loadText, type TextMeta } from './legal/load-text.ts'
import { testimonialsText } from './legal/testimonials-text.ts'
import classes from './testimonials.module.css'

export const meta = page((t, { loaderData }: TextMeta) => ({
  title: loaderData?.title ?? t('What customers said'),
  description: t('Customers on their sessions with our consultants.'),
}))

export async function loader(args: Route.LoaderArgs) {
  const [text, quotes] = await Promise.all([
    loadText(args, 'testimonials'),
    prefetch(args, (api) => ({ required: [testimonialsQuery(api)] })),
  ])
  return { title: text.title, queries: mergeStates([text, quotes]) }
}

/** Every published testimonial, in the order chosen by staff. */
export default function Testimonials() {
  const t = useT()
  const { testimonials, fetched } = useTestimonials()
  const { data } = useQuery(pageQuery(useApi(), 'testimonials', t.language))
  const written = data?.text
  const { title, line } = written ?? testimonialsText(t)
  const language = t.language === 'hi' ? 'hindi' : 'english'
  return (
    <Page>
      <PageHead title={title}>{line}</PageHead>
      {written && <Text text={written} />}
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

/** What staff wrote above the quotes. */
function Text({ text: { intro, clauses } }: { text: PageText }) {
  return (
    <div className={classes.text}>
      <SanitisedHtml html={intro} lang={undefined} />
      {clauses.map(({ id, title, html }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <SanitisedHtml html={html} lang={undefined} />
        </section>
      ))}
    </div>
  )
}
