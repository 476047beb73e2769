import { type ConsultantCardData, headlineOf, profilePath, tintOf } from '~/domains/consultants/api.ts'
import { LivePresence } from '~/domains/consultants/presence/live-presence.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './hero.module.css'
import { HeroSearch, type SearchType } from './hero-search.tsx'

interface Leading {
  id: number
  path: string
  title_english: string
  title_hindi: string
  consultantsCount: number
}

interface HeroProps {
  consultants: readonly ConsultantCardData[]
  industries: readonly Leading[]
  types: readonly SearchType[]
}

export function Hero({ consultants, industries, types }: HeroProps) {
  const t = useT()
  return (
    <section className={classes.hero}>
      <div className={classes.inside}>
        <div className={classes.words}>
          <h1 className={classes.title}>{t('Ask someone who has already solved it.')}</h1>
          <p className={classes.lead}>
            {t(
              'Book a video, audio or written consultation with an experienced industrial or professional consultant. You see the fee first and pay per session.',
            )}
          </p>
          <HeroSearch types={types} />
          <div className={classes.actions}>
            <ButtonLink to="/consultants" size="lg">
              {t('Find a consultant')}
            </ButtonLink>
            <ButtonLink to="/written-consultancy" size="lg" variant="outline">
              {t('Ask in writing')}
            </ButtonLink>
          </div>
          {industries.length > 0 && <LeadingIndustries industries={industries} />}
        </div>
        {consultants.length > 0 && <Arches consultants={consultants} />}
      </div>
    </section>
  )
}

function LeadingIndustries({ industries }: { industries: readonly Leading[] }) {
  const t = useT()
  return (
    <nav className={classes.industries} aria-labelledby="leading-industries">
      <p id="leading-industries">{t('Popular sectors')}</p>
      <ul>
        {industries.map((industry) => (
          <li key={industry.id}>
            <LocalLink to={industry.path}>
              <strong>{titleOf(industry, t.language)}</strong>
              <span className="pm-num">
                {t.count(industry.consultantsCount, '{count} consultant', '{count} consultants', {
                  count: formatCount(industry.consultantsCount),
                })}
              </span>
              <Icon name="arrow-right" size={18} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Three portraits; the middle one is the tallest. */
function Arches({ consultants }: { consultants: readonly ConsultantCardData[] }) {
  const t = useT()
  return (
    <ul className={classes.arches} aria-label={t('Some of our consultants')}>
      {consultants.map((consultant, index) => (
        <li key={consultant.id} className={classes.arch}>
          <span className={classes.window} data-tint={tintOf(index)}>
            <img src={consultant.thumbnail} alt="" width={180} height={180} fetchPriority="low" />
          </span>
          <div className={classes.sill}>
            <strong>
              <LocalLink to={profilePath(consultant)} lang={t.lang(consultant.name)}>
                {consultant.name}
              </LocalLink>
            </strong>
            <span>{headlineOf(consultant, t.language)}</span>
            <div className={classes.presence}>
              <LivePresence id={consultant.id} rendered={consultant.presence} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
