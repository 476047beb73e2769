import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BOOKING_LISTS, SESSION_MODES } from '#contract/bookings/constants.ts'
import { FeedCard } from '~/domains/bookings/components/feed-card.tsx'
import { ownAppointmentsQuery } from '~/domains/bookings/desk/api.ts'
import { ListTabs } from '~/domains/bookings/desk/components/list-tabs.tsx'
import { SessionRows } from '~/domains/bookings/desk/components/session-rows.tsx'
import { modeWords } from '~/domains/bookings/words.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { NotSaved, SavedNote } from '~/shell/offline/saved-note.tsx'
import { useSaved } from '~/shell/offline/use-saved.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { DaysField } from '~/ui/operated/data-table/days-field.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PagedList } from '~/ui/operated/paged-list/paged-list.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './bookings.module.css'

export const meta = page((t) => ({
  title: t('Bookings'),
  description: t('Sessions booked with you.'),
  private: true,
}))

const lists = {
  upcoming: {
    title: msg('Upcoming sessions'),
    none: msg('No upcoming sessions'),
    text: msg('New bookings appear here with the customer’s question and papers.'),
  },
  past: {
    title: msg('Past sessions'),
    none: msg('No sessions yet'),
    text: msg('Completed sessions appear here with messages and earnings.'),
  },
  cancelled: {
    title: msg('Cancelled sessions'),
    none: msg('No cancelled sessions'),
    text: msg('Cancelled sessions appear here with the reason.'),
  },
} as const

export default function Bookings() {
  const t = useT()
  const address = useListAddress()
  const type = BOOKING_LISTS.find((one) => one === address.get('type')) ?? 'upcoming'
  const mode = SESSION_MODES.find((one) => one === address.get('mode'))
  const days = { from: dayOf(address.get('from')), to: dayOf(address.get('to')) }
  const appointments = useQuery({
    ...ownAppointmentsQuery(useApi(), {
      ...{ type, page: address.page },
      ...(address.search && { search: address.search }),
      ...(mode && { mode }),
      ...(days.from && { from: days.from }),
      ...(days.to && { to: days.to }),
    }),
    placeholderData: keepPreviousData,
  })
  const { offline, restored } = useSaved(appointments)
  // Offline, the previous list is not shown in place of one that cannot load.
  const isMissing = offline && (appointments.isPlaceholderData || !appointments.data)
  const isNarrowed = mode !== undefined || days.from !== '' || days.to !== ''
  const isSavedList = type === 'upcoming' && address.page === 1 && address.search === '' && !isNarrowed
  const { title, none, text } = lists[type]
  return (
    <>
      <PageHead
        title={t('Bookings')}
        action={
          <ButtonLink variant="outline" icon="clock" to="/schedule-timing">
            {t('Slot time')}
          </ButtonLink>
        }
      >
        {t('Sessions booked with you.')}
      </PageHead>
      {offline && !isMissing && <SavedNote at={appointments.dataUpdatedAt} />}
      <ListTabs
        chosen={type}
        counts={appointments.data?.counts}
        choose={(next) => address.set({ type: next === 'upcoming' ? '' : next })}
      />
      {isMissing ? (
        restored && <NotSaved list={isSavedList ? undefined : '/bookings'} />
      ) : (
        <PagedList
          title={t(title)}
          searchLabel={t('Name, number or subject')}
          address={address}
          answer={appointments}
          narrowed={isNarrowed}
          clear={() => address.set({ search: '', mode: '', from: '', to: '' })}
          filter={
            <div className={classes.filters}>
              <NativeSelect
                aria-label={t('Mode')}
                value={mode ?? ''}
                onChange={(event) => address.set({ mode: event.currentTarget.value })}
                data={[
                  { value: '', label: t('Video and audio') },
                  ...SESSION_MODES.map((value) => ({ value, label: t(modeWords[value]) })),
                ]}
              />
              <DaysField
                filter={{ kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') }}
                value={days}
                set={(changes) => address.set(changes)}
                inline={false}
              />
            </div>
          }
          empty={
            <EmptyState
              drawing="calendar"
              tint="a"
              title={t(none)}
              actions={<ButtonLink to="/schedule-timing">{t('Set your hours')}</ButtonLink>}
            >
              {t(text)}
            </EmptyState>
          }
        >
          {(sessions) => <SessionRows sessions={sessions} />}
        </PagedList>
      )}
      {type === 'upcoming' && appointments.data && !offline && <FeedCard />}
    </>
  )
}

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
