import { useQuery } from '@tanstack/react-query'
import { type CourseCard, coursesQuery } from '~/domains/learning/api.ts'
import { coursePath } from '~/domains/learning/paths.ts'
import { plansQuery } from '~/domains/memberships/api.ts'
import { type WorkshopCard, workshopPath, workshopsQuery } from '~/domains/workshops/api.ts'
import { DateTile } from '~/domains/workshops/components/date-tile.tsx'
import type { Api } from '~/lib/api.ts'
import { formatTime, INDIA } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Cover } from '~/ui/cover.tsx'
import { Icon } from '~/ui/icon.tsx'
import { MembershipOffer } from './membership-offer.tsx'
import classes from './offers.module.css'

const OFFERS_SHOWN = 3
export const popularCoursesQuery = (api: Api) => coursesQuery(api, { sort: 'popular', limit: OFFERS_SHOWN })
export const nextWorkshopsQuery = (api: Api) => workshopsQuery(api, { limit: OFFERS_SHOWN })

/** Membership, courses and workshops beside each other; what is not offered leaves its place to the others. */
export default function Offers() {
  const api = useApi()
  const plans = useQuery(plansQuery(api)).data?.memberShips ?? []
  const courses = useQuery(popularCoursesQuery(api)).data?.courseList ?? []
  const workshops = useQuery(nextWorkshopsQuery(api)).data?.data ?? []
  const plan = plans.find(({ isMostChosen }) => isMostChosen) ?? plans[Math.floor(plans.length / 2)]
  if (!plan && courses.length === 0 && workshops.length === 0) return null
  return (
    <div className={`${classes.offers} pm-afar`}>
      {plan && <MembershipOffer plan={plan} />}
      {courses.length > 0 && <CourseOffers courses={courses} />}
      {workshops.length > 0 && <WorkshopOffers workshops={workshops} />}
    </div>
  )
}

function CourseOffers({ courses }: { courses: readonly CourseCard[] }) {
  const t = useT()
  return (
    <section className={classes.panel} data-feature="courses">
      <h2>{t('Courses')}</h2>
      <p className={classes.line}>{t('Learn at your pace, earn a certificate.')}</p>
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <span className={classes.cover}>
              <Cover drawing={course.drawing} tint={course.tint} />
            </span>
            <div>
              <LocalLink to={coursePath(course.slug)}>{titleOf(course, t.language)}</LocalLink>
              <p className="pm-num">
                {t.count(course.lessons, '{count} lesson', '{count} lessons')}
                {' · '}
                {t('{fee} + GST', { fee: formatPaise(course.pricePaise) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <More to="/courses" label={t('All courses')} />
    </section>
  )
}

function WorkshopOffers({ workshops }: { workshops: readonly WorkshopCard[] }) {
  const t = useT()
  const placeOf = ({ place, city_english, city_hindi }: WorkshopCard) =>
    place === 'online' ? t('Online|workshop') : t.language === 'hi' ? city_hindi : city_english
  return (
    <section className={classes.panel} data-feature="workshops">
      <h2>{t('Workshops')}</h2>
      <p className={classes.line}>{t('Live, small groups, bring your questions.')}</p>
      <ul>
        {workshops.map((workshop) => (
          <li key={workshop.id}>
            <DateTile at={workshop.startsAt} />
            <div>
              <LocalLink to={workshopPath(workshop.slug)}>{titleOf(workshop, t.language)}</LocalLink>
              <p className="pm-num">
                {placeOf(workshop)}
                {' · '}
                {formatTime(workshop.startsAt, { zone: INDIA })}
                {' · '}
                {workshop.seatsLeft > 0
                  ? t.count(workshop.seatsLeft, '{count} seat left', '{count} seats left', {
                      count: formatCount(workshop.seatsLeft),
                    })
                  : t('Waiting list')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <More to="/workshops" label={t('All workshops')} />
    </section>
  )
}

const More = ({ to, label }: { to: string; label: string }) => (
  <LocalLink to={to} className={classes.more}>
    {label}
    <Icon name="arrow-right" size={18} />
  </LocalLink>
)
