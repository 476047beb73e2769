import type { CourseCard } from '~/domains/learning/api.ts'
import { coursePath } from '~/domains/learning/paths.ts'
import type { Plan } from '~/domains/memberships/api.ts'
import { type WorkshopCard, workshopPath } from '~/domains/workshops/api.ts'
import { DateTile } from '~/domains/workshops/components/date-tile.tsx'
import { formatTime, INDIA } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Cover } from '~/ui/cover.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { Icon } from '~/ui/icon.tsx'
import { MembershipOffer } from './membership-offer.tsx'
import classes from './offers.module.css'

interface OffersProps {
  plans: readonly Plan[]
  courses: readonly CourseCard[]
  workshops: readonly WorkshopCard[]
}

/** Membership, courses and workshops beside each other; what is not offered leaves its place to the others. */
export function Offers({ plans, courses, workshops }: OffersProps) {
  const plan = plans.find(({ isMostChosen }) => isMostChosen) ?? plans[Math.floor(plans.length / 2)]
  if (!plan && courses.length === 0 && workshops.length === 0) return null
  return (
    <div className={`${classes.offers} pm-afar`}>
      <DeferredHydration>
        {plan && <MembershipOffer plan={plan} />}
        {courses.length > 0 && <CourseOffers courses={courses} />}
        {workshops.length > 0 && <WorkshopOffers workshops={workshops} />}
      </DeferredHydration>
    </div>
  )
}

function CourseOffers({ courses }: Pick<OffersProps, 'courses'>) {
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

function WorkshopOffers({ workshops }: Pick<OffersProps, 'workshops'>) {
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
