import { useQuery } from '@tanstack/react-query'
import { redirect, useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { ownWorkshopQuery, type WorkshopDetail, workshopPath, workshopQuery } from '~/domains/workshops/api.ts'
import { Agenda } from '~/domains/workshops/components/agenda.tsx'
import { DateTile } from '~/domains/workshops/components/date-tile.tsx'
import { placeOf, timesOf } from '~/domains/workshops/words.ts'
import { BookingPanel } from '~/features/workshop-booking/booking-panel.tsx'
import { dayIn, formatDate, formatMonth, INDIA } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { languageOf, localPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { languageNames } from '~/lib/languages.ts'
import { answerIn, pageContext, prefetch, useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Page } from '~/ui/page.tsx'
import type { Route } from './+types/workshop.ts'
import { structuredWorkshop } from './structured.ts'
import classes from './workshop.module.css'

export const handle: TextsHandle = { texts: ['shop'] }

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(pageContext)
  const { workshop = '' } = args.params
  const { queries } = await prefetch(args, () => ({ required: [workshopQuery(api, workshop)] }))
  const detail = answerIn(queries, workshopQuery(api, workshop))?.detail
  if (!detail) throw new Response(null, { status: 404 })
  const { pathname } = new URL(args.request.url)
  if (detail.slug !== workshop) throw redirect(localPath(workshopPath(detail.slug), languageOf(pathname)), 301)
  return { detail, isOver: Date.parse(detail.startsAt) <= Date.now(), queries }
}

interface MetaArgs {
  loaderData: { detail: WorkshopDetail; isOver: boolean } | undefined
  location: { pathname: string; search: string }
  matches: readonly ({ loaderData?: unknown } | undefined)[]
}

export const meta = page((t, { loaderData, location }: MetaArgs, site) => {
  const detail = loaderData?.detail
  if (!detail) return { title: t('Workshops'), description: '', private: true }
  return {
    title: `${titleOf(detail, t.language)}, ${formatDate(dayIn(INDIA, detail.startsAt), t)}`,
    description: t.language === 'hi' ? detail.about_hindi : detail.about_english,
    structured: structuredWorkshop(detail, { t, site, url: site.origin + location.pathname }),
    private: loaderData.isOver || detail.state !== 'published',
  }
})

/** One workshop: agenda, trainer, venue, and the panel to book a seat or wait for one. */
export default function Workshop() {
  const t = useT()
  const api = useApi()
  const { workshop = '' } = useParams()
  const buyer = useAuth((state) => (state.auth?.type === 'user' ? state.auth.id : undefined))
  const shown = useQuery(workshopQuery(api, workshop)).data?.detail
  const own = useQuery({ ...ownWorkshopQuery(api, workshop, buyer ?? 0), enabled: buyer !== undefined }).data?.detail
  const detail = (buyer !== undefined && own) || shown
  if (!detail) return null
  const inHindi = t.language === 'hi'
  const month = formatMonth(dayIn(INDIA, detail.startsAt), t)
  const venue = inHindi ? detail.venue_hindi : detail.venue_english
  const directions = inHindi ? detail.directions_hindi : detail.directions_english
  return (
    <Page>
      <Breadcrumbs crumbs={[{ title: t('Workshops'), to: '/workshops' }, { title: month }]} />
      <div className={classes.head}>
        <DateTile at={detail.startsAt} />
        <div>
          <h1>{titleOf(detail, t.language)}</h1>
          <ul className={classes.facts}>
            <li>
              <Icon name="clock" />
              {timesOf(detail, t)}
            </li>
            <li>
              <Icon name={detail.place === 'online' ? 'video' : 'compass'} />
              {placeOf(detail, t)}
            </li>
            <li>
              <Icon name="language" />
              {languageNames(detail.languages, t.language)}
            </li>
          </ul>
        </div>
      </div>
      <div className={classes.columns}>
        <BookingPanel workshop={detail} buyer={buyer} />
        <div className={classes.text}>
          <p className={classes.about}>{inHindi ? detail.about_hindi : detail.about_english}</p>
          {detail.agenda.length > 0 && (
            <section aria-labelledby="agenda">
              <h2 id="agenda">{t('Agenda')}</h2>
              <Agenda items={detail.agenda} />
            </section>
          )}
          <section aria-labelledby="trainer">
            <h2 id="trainer">{t('Trainer')}</h2>
            <div className={classes.trainer}>
              {detail.trainer.thumbnail && <Portrait id={detail.trainer.id} picture={detail.trainer.thumbnail} />}
              <div>
                <LocalLink to={`/consultants/${detail.trainer.slug}`} lang={t.lang(detail.trainer.name)}>
                  {detail.trainer.name}
                </LocalLink>
                <p>{(inHindi && detail.trainer.headline_hindi) || detail.trainer.headline}</p>
              </div>
            </div>
          </section>
          {detail.place === 'venue' ? (
            <section aria-labelledby="venue">
              <h2 id="venue">{t('Venue')}</h2>
              <div className={classes.venue}>
                <div>
                  <p className={classes.address}>{venue}</p>
                  {directions && <p className={classes.quiet}>{directions}</p>}
                </div>
                <ButtonLink to={mapOf(detail)} variant="outline" icon="compass" target="_blank" rel="noreferrer">
                  {t('Open in maps')}
                </ButtonLink>
              </div>
            </section>
          ) : (
            <section aria-labelledby="venue">
              <h2 id="venue">{t('How to join')}</h2>
              <p>{t('Your ticket opens the meeting from 15 minutes before the start.')}</p>
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}

const mapOf = ({ venue_english, city_english }: WorkshopDetail) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${venue_english}, ${city_english}` })}`
