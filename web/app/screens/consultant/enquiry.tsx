import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { deskEnquiriesQuery } from '~/domains/enquiries/desk/api.ts'
import classes from '~/domains/enquiries/desk/desk.module.css'
import { EnquiryRows } from '~/domains/enquiries/desk/enquiry-rows.tsx'
import { OpenEnquiry } from '~/domains/enquiries/desk/open-enquiry.tsx'
import { OwnEnquiries } from '~/domains/enquiries/own/own-enquiries.tsx'
import { deskStateWords } from '~/domains/enquiries/states/words.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PagedList } from '~/ui/operated/paged-list/paged-list.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Enquiries'),
  description: t('Questions from customers.'),
  private: true,
}))

const SHOWN = ['new', 'assigned', 'answered', 'booked', 'closed'] as const

export default function Enquiries() {
  const t = useT()
  const address = useListAddress()
  const { page: at, search } = address
  const state = SHOWN.find((one) => one === address.get('state'))
  const input = { page: at, ...(search && { search }), ...(state && { state }) }
  const answer = useQuery({ ...deskEnquiriesQuery(useApi(), input), placeholderData: keepPreviousData })
  const rows = answer.data?.data ?? []
  const chosenId = useChosen(address.get('enquiry'), rows[0]?.id)
  const usual = answer.data?.usualMinutes
  return (
    <>
      <PageHead title={t('Enquiries')}>
        {t('Free questions from your page.')}
        {usual !== null && usual !== undefined && ` ${usualWords(usual, t)}`}
      </PageHead>
      <div className={classes.page}>
        <PagedList
          title={t('All enquiries')}
          searchLabel={t('Search')}
          address={address}
          answer={answer}
          narrowed={state !== undefined}
          clear={() => address.set({ search: '', state: '' })}
          filter={
            <NativeSelect
              aria-label={t('Status')}
              value={state ?? ''}
              onChange={(event) => address.set({ state: event.currentTarget.value })}
              data={[
                { value: '', label: t('All|enquiries') },
                ...SHOWN.map((value) => ({ value, label: t(deskStateWords[value].word) })),
              ]}
            />
          }
          empty={
            <EmptyState
              drawing="letter"
              tint="c"
              title={t('No enquiries yet')}
              actions={<ButtonLink to="/consultant-dashboard">{t('Dashboard')}</ButtonLink>}
            >
              {t('Messages sent from your profile appear here, and you can reply.')}
            </EmptyState>
          }
        >
          {(listed) => (
            <EnquiryRows
              rows={listed}
              chosenId={chosenId}
              onChoose={(id) => address.set({ enquiry: String(id), page: at > 1 ? String(at) : '' })}
            />
          )}
        </PagedList>
        {chosenId !== undefined && (
          <OpenEnquiry
            key={chosenId}
            id={chosenId}
            listed={rows.find(({ id }) => id === chosenId)}
            isChosen={address.get('enquiry') !== ''}
            aboutSender={(sender) => <BlockOrReport person={sender} />}
          />
        )}
      </div>
      <OwnEnquiries title={t('Your requests to the help desk')} pageKey="requests" hideEmpty />
    </>
  )
}

/** The one in the address, or the first that was listed: it stays open when newer ones arrive. */
function useChosen(inAddress: string, first: number | undefined) {
  const [opened, setOpened] = useState(first)
  if (opened === undefined && first !== undefined) setOpened(first)
  return Number(inAddress) || opened
}

function usualWords(minutes: number, t: Translate) {
  if (minutes < 1) return t('You usually reply within a minute.')
  return t.count(minutes, 'You usually reply in {count} minute.', 'You usually reply in {count} minutes.')
}
