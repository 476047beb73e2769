import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { weekdayName } from '~/lib/calendar-words.ts'
import { formatDate, formatSlot, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Facts } from '~/ui/facts.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type ConsultantStatus, consultantStatusQuery } from '../api.ts'
import classes from './consultant-status.module.css'

const reasons: Record<ConsultantStatus['hiddenBecause'][number], string> = {
  account_deleted: msg('The account is deleted.'),
  account_suspended: msg('The account is suspended.'),
  not_approved: msg('The profile is not approved.'),
  taken_off_the_list: msg('Our team has taken the profile off the list.'),
  no_industry: msg('No industry is chosen.'),
}

const modes = { video: msg('Video'), audio: msg('Audio') } as const

const offers: Record<ConsultantStatus['onSale'][number]['kind'], string> = {
  service: msg('Services'),
  package: msg('Packages'),
  product: msg('Products'),
  course: msg('Courses'),
  workshop: msg('Workshops'),
  talk: msg('Talks'),
}

const bankStates: Record<
  NonNullable<ConsultantStatus['bankAccounts']>[number]['state'],
  { word: string; color: 'leaf' | 'marigold' | 'madder' }
> = {
  checking: { word: msg('Checking with the bank'), color: 'marigold' },
  verified: { word: msg('Verified'), color: 'leaf' },
  refused: { word: msg('Not accepted'), color: 'madder' },
}

/** Whether the consultant is listed, and what keeps them off the list. */
export function Listing({ id, slug, children }: { id: number; slug: string | null; children?: ReactNode }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(consultantStatusQuery(useApi(), id))
  return (
    <Panel
      title={t('Listing')}
      action={data?.listed && slug && <LocalLink to={`/consultants/${slug}`}>{t('View profile')}</LocalLink>}
    >
      {data ? (
        <div className={classes.listing}>
          <Badge color={data.listed ? 'leaf' : 'madder'}>{data.listed ? t('Listed') : t('Not listed')}</Badge>
          {data.hiddenBecause.map((reason) => (
            <p key={reason}>{t(reasons[reason])}</p>
          ))}
          {data.listed && data.nextFree.length === 0 && <p>{t('No free slots at the moment.')}</p>}
          {children && <div className={classes.decision}>{children}</div>}
        </div>
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Panel>
  )
}

/** Measured figures, ratings, schedule, offers and bank accounts. */
export function Status({ id }: { id: number }) {
  const t = useT()
  const { data } = useQuery(consultantStatusQuery(useApi(), id))
  if (!data) return null
  return (
    <>
      <Measured status={data} id={id} />
      <Schedule status={data} />
      <Panel title={t('On sale')} flush>
        <RowList
          empty={t('Only sessions.')}
          rows={data.onSale.map(({ kind, count }) => ({
            key: kind,
            icon: 'package',
            title: t(offers[kind]),
            end: formatCount(count),
          }))}
        />
      </Panel>
      {data.bankAccounts && (
        <Panel title={t('Bank accounts')} flush>
          <RowList
            empty={t('No bank account yet.')}
            rows={data.bankAccounts.map(({ ending, state, addedAt }) => ({
              key: `${ending} ${addedAt}`,
              icon: 'building-bank',
              title: `···· ${ending}`,
              meta: t('Added on {day}', { day: formatDate(addedAt, t) }),
              end: <Badge color={bankStates[state].color}>{t(bankStates[state].word)}</Badge>,
            }))}
          />
        </Panel>
      )}
    </>
  )
}

function Measured({ status: { measured, ratings }, id }: { status: ConsultantStatus; id: number }) {
  const t = useT()
  const { completedSessions, answersWithinMinutes: minutes, punctualPercent } = measured
  const stars: [string, string][] = ratings.distribution.map(({ rating, count }) => [
    t('{rating} of 5 stars', { rating }),
    formatCount(count),
  ])
  return (
    <Panel
      title={t('Quality')}
      action={ratings.count > 0 && <LocalLink to={`/admin/reviews?person=${id}`}>{t('All reviews')}</LocalLink>}
    >
      <Facts
        sums
        facts={[
          [t('Completed sessions'), formatCount(completedSessions ?? 0)],
          [t('Usually answers within'), minutes === null ? t('Not enough data yet') : durationIn(minutes, t)],
          [t('Joined on time'), punctualPercent === null ? t('Not enough data yet') : `${punctualPercent}%`],
          [
            t('Average rating'),
            ratings.average === null
              ? t('No reviews.')
              : `${ratings.average.toFixed(1)} (${formatCount(ratings.count)})`,
          ],
          ...(ratings.count > 0 ? stars : []),
        ]}
      />
    </Panel>
  )
}

const durationIn = (minutes: number, t: Translate) =>
  minutes < 60 ? t('{minutes} min', { minutes }) : t('{hours} hr', { hours: Math.round(minutes / 60) })

const clock = (minute: number) =>
  formatSlot(`${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)

function Schedule({ status: { week, nextFree, timeZone } }: { status: ConsultantStatus }) {
  const t = useT()
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const hours = week.filter((range) => range.weekday === weekday)
    const said = hours.map(({ fromMinute, toMinute }) => `${clock(fromMinute)} – ${clock(toMinute)}`).join(', ')
    return [weekdayName(weekday % 7, 'long', t.language), said] as const
  })
  return (
    <Panel title={t('Schedule')}>
      {week.length === 0 && <p className={classes.none}>{t('No weekly hours yet.')}</p>}
      <Facts
        facts={[
          ...days,
          [t('Time zone'), timeZone],
          [
            t('Next free'),
            nextFree.length === 0
              ? t('No free slots at the moment.')
              : nextFree.map(({ mode, minutes, at }) => (
                  <div key={mode}>
                    {t(modes[mode])} {t('{minutes} min', { minutes })}: {formatDate(at, t)}, {formatTime(at, t)}
                  </div>
                )),
          ],
        ]}
      />
    </Panel>
  )
}
