import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import classes from '~/ui/operated/paged-list/paged-list.module.css'
import { PagedList } from '~/ui/operated/paged-list/paged-list.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { type CallRow, callHistoryQuery } from '../api.ts'
import { receiptPath } from '../paths.ts'
import { spanInWords } from '../words.ts'
import { kindInWords, stateOf } from './words.ts'

const KINDS = ['talk', 'booking'] as const

interface CallHistoryProps {
  side: 'customer' | 'consultant'
  bookingPath: (id: number) => string
}

/** All calls of one side: talks and booked sessions, newest first. */
export function CallHistory({ side, bookingPath }: CallHistoryProps) {
  const t = useT()
  const address = useListAddress()
  const kind = KINDS.find((one) => one === address.get('kind'))
  const answer = useQuery({
    ...callHistoryQuery(useApi(), {
      page: address.page,
      ...(address.search && { search: address.search }),
      ...(kind && { kind }),
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  useServerEvent('talkchanged', () => void answer.refetch())
  return (
    <PagedList
      title={t('Calls')}
      searchLabel={t('Name, number, subject')}
      address={address}
      answer={answer}
      narrowed={kind !== undefined}
      clear={() => address.set({ search: '', kind: '' })}
      filter={
        <NativeSelect
          aria-label={t('Show calls')}
          value={kind ?? ''}
          onChange={(event) => address.set({ kind: event.currentTarget.value })}
          data={[
            { value: '', label: t('All calls') },
            { value: 'talk', label: t('Expert talks') },
            { value: 'booking', label: t('Booked sessions') },
          ]}
        />
      }
      empty={<NoCalls side={side} />}
    >
      {(rows) => (
        <table className={classes.table}>
          <caption className="pm-visually-hidden">{t('Calls')}</caption>
          <thead>
            <tr>
              <th scope="col">{side === 'customer' ? t('Consultant') : t('Customer')}</th>
              <th scope="col">{t('When')}</th>
              <th scope="col">{t('Call')}</th>
              <th scope="col" data-cell="amount">
                {side === 'customer' ? t('Amount') : t('Fee')}
              </th>
              <th scope="col" data-cell="state">
                {t('State|of a call')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((call) => (
              <Row
                key={`${call.kind} ${call.id}`}
                call={call}
                to={call.kind === 'talk' ? receiptPath(side, call.id) : bookingPath(call.id)}
              />
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  )
}

function Row({ call, to }: { call: CallRow; to: string }) {
  const t = useT()
  const zone = useReaderZone()
  const { word, color } = stateOf(call.state)
  return (
    <tr>
      <th scope="row">
        <LocalLink to={to} lang={t.lang(call.other.name)}>
          {call.other.name}
        </LocalLink>
      </th>
      <td data-cell="when">
        {formatDate(call.at, { language: t.language, zone })}, {formatTime(call.at, { zone })}
      </td>
      <td data-cell="more">
        {kindInWords(call, t)}
        {call.seconds > 0 && ` · ${spanInWords(call.seconds, t)}`}
      </td>
      <td data-cell="amount">{formatPaise(call.amountPaise)}</td>
      <td data-cell="state">
        <Badge color={color}>{t(word)}</Badge>
      </td>
    </tr>
  )
}

function NoCalls({ side }: { side: CallHistoryProps['side'] }) {
  const t = useT()
  if (side === 'consultant')
    return (
      <EmptyState drawing="phone" tint="b" title={t('No calls yet')}>
        {t('Your expert talks and booked sessions will appear here.')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="phone"
      tint="b"
      title={t('No calls yet')}
      actions={<ButtonLink to="/expert-talk/industrial">{t('Talk to an expert')}</ButtonLink>}
    >
      {t('Your expert talks and booked sessions will appear here with their receipts.')}
    </EmptyState>
  )
}
