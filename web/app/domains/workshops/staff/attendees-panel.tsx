import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { getOrderStory } from '#contract/orders/staff.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { inIndia } from '../words.ts'
import { type Attendee, attendeesQuery, exportAttendees } from './api.ts'
import classes from './staff.module.css'

/** Who has a ticket, who attended, and who waits for a seat. */
export function AttendeesPanel({ workshopId }: { workshopId: number }) {
  const t = useT()
  const mayOpenOrder = useMayUse()<typeof getOrderStory>('GET /api/web/v1/admin/orders/{id}')
  const [view, setView] = useState({ search: '', page: 1 })
  const { search, page } = view
  const api = useApi()
  const answer = useQuery({ ...attendeesQuery(api, workshopId, view), placeholderData: keepPreviousData })
  const { data: rows = [], count = 0, limit = 1, waiting = [] } = answer.data ?? {}
  const last = Math.ceil(count / limit)
  return (
    <>
      <Panel
        title={t('Attendees')}
        action={count > 0 || search !== '' ? <ExportButton ask={() => exportAttendees(api, workshopId)} /> : undefined}
      >
        {answer.isLoading && <SkeletonLines />}
        {answer.isError && <LoadFailed retry={answer.refetch} />}
        {(count > 0 || search !== '') && (
          <TextInput
            type="search"
            label={t('Search attendees')}
            placeholder={t('Name or ticket number')}
            value={search}
            maxLength={100}
            onChange={(event) => setView({ search: event.currentTarget.value, page: 1 })}
          />
        )}
        {answer.isSuccess && count === 0 && (
          <p className={classes.hint} role="status">
            {search === '' ? t('Nobody has booked yet.') : t('No attendee found.')}
          </p>
        )}
        {count > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
          <section className={classes.table} aria-label={t('List of attendees')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('Seat')}</th>
                  <th scope="col">{t('Name|of an attendee')}</th>
                  <th scope="col">{t('Buyer')}</th>
                  <th scope="col">{t('Ticket')}</th>
                  <th scope="col">{t('Attended')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.ticketId} data-off={row.state !== 'valid'}>
                    <td className="pm-num">{row.seat}</td>
                    <td>{row.name}</td>
                    <td>
                      {mayOpenOrder ? (
                        <LocalLink to={`/admin/orders/${row.orderId}`}>{row.buyer.name}</LocalLink>
                      ) : (
                        row.buyer.name
                      )}{' '}
                      <span className="pm-num">{formatMobile(row.buyer.mobile)}</span>
                    </td>
                    <td className="pm-num">{row.number}</td>
                    <td>{attendanceOf(row, t)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {last > 1 && (
          <div className={classes.acts}>
            <Button variant="default" disabled={page === 1} onClick={() => setView({ search, page: page - 1 })}>
              {t('Previous')}
            </Button>
            <Button variant="default" disabled={page === last} onClick={() => setView({ search, page: page + 1 })}>
              {t('Next')}
            </Button>
          </div>
        )}
      </Panel>
      {waiting.length > 0 && (
        <Panel title={t('Waiting list')}>
          <ol className={classes.waiting}>
            {waiting.map(({ person, joinedAt, offeredUntil }) => (
              <li key={person.id}>
                {person.name},{' '}
                {offeredUntil
                  ? t('seat offered till {time}', { time: formatTime(offeredUntil, inIndia(t.language)) })
                  : t('since {day}', { day: formatDate(joinedAt, inIndia(t.language)) })}
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </>
  )
}

function attendanceOf({ state, attendedAt, flaggedScans }: Attendee, t: Translate) {
  if (state !== 'valid') return state === 'given_up' ? t('Given up') : t('Refunded')
  if (!attendedAt) return t('No|did not attend')
  const time = formatTime(attendedAt, inIndia(t.language))
  return flaggedScans > 0
    ? t.count(flaggedScans, '{time}, scanned {count} more time', '{time}, scanned {count} more times', { time })
    : time
}
