import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ExpertList, ExpertQuery } from '~/domains/talks/api.ts'
import { ExpertCard } from '~/domains/talks/components/expert-card.tsx'
import { ExpertFilters } from '~/domains/talks/components/expert-filters.tsx'
import { ExpertSkeletons } from '~/domains/talks/components/expert-skeletons.tsx'
import { asCustomer, talkTo } from '~/features/talk-ring/talk-to.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { languageNames } from '~/lib/languages.ts'
import { formatCount } from '~/lib/money.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { DeferredHydration } from '~/ui/deferred-hydration.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageLinks } from '~/ui/page-links.tsx'
import classes from '../expert-talk.module.css'

interface ExpertsProps {
  filter: ExpertQuery & { page: number }
  experts: UseQueryResult<ExpertList>
}

/** Who is online and available, with all states of the list. */
export function Experts({ filter, experts }: ExpertsProps) {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const { data } = experts
  const change = (changes: Record<string, string>) => setQuery(changed(query, changes), { preventScrollReset: true })
  return (
    <section aria-labelledby="online-now">
      <div className={classes.head}>
        <div>
          <h2 id="online-now">{t('Online now')}</h2>
          {data && (
            <p className="pm-num" role="status">
              {data.count > 0 && countInWords(data, filter.segment, t)}
            </p>
          )}
        </div>
        <ExpertFilters language={filter.language} sort={filter.sort} onChange={change} />
      </div>
      {experts.isError && !data && <LoadFailed retry={experts.refetch} />}
      {experts.isPending && <ExpertSkeletons className={classes.cards} />}
      {data?.data.length === 0 && <Nobody language={filter.language} onClear={() => change({ language: '' })} />}
      {data && data.data.length > 0 && (
        <>
          <ul className={classes.cards} aria-busy={experts.isPlaceholderData}>
            {data.data.map((expert) => (
              <li key={expert.id}>
                <DeferredHydration>
                  <ExpertCard
                    expert={expert}
                    onQueue={(join) => asCustomer(join, t)}
                    onTalk={() => talkTo(expert.id, t)}
                  />
                </DeferredHydration>
              </li>
            ))}
          </ul>
          <PageLinks
            page={filter.page}
            last={Math.ceil(data.count / data.limit)}
            to={(page) => `?${changed(query, { page: page > 1 ? String(page) : '' })}`}
          />
        </>
      )}
    </section>
  )
}

function changed(query: URLSearchParams, changes: Record<string, string>) {
  const next = new URLSearchParams(query)
  for (const [key, value] of Object.entries({ page: '', ...changes })) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

function countInWords({ count, freeCount }: ExpertList, segment: ExpertQuery['segment'], t: Translate) {
  const free = formatCount(freeCount)
  return segment === 'professional'
    ? t.count(
        count,
        '{count} professional expert, {free} free to talk',
        '{count} professional experts, {free} free to talk',
        { free },
      )
    : t.count(
        count,
        '{count} industrial expert, {free} free to talk',
        '{count} industrial experts, {free} free to talk',
        { free },
      )
}

function Nobody({ language, onClear }: { language: string | undefined; onClear: () => void }) {
  const t = useT()
  if (language)
    return (
      <EmptyState
        drawing="phone"
        tint="b"
        title={t('No {language}-speaking expert is online right now', {
          language: languageNames([language], t.language),
        })}
        actions={<PlainButton onClick={onClear}>{t('Any language')}</PlainButton>}
      >
        {t('Experts who speak other languages may be free.')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="phone"
      tint="b"
      title={t('No experts are available right now')}
      actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
    >
      {t('Available experts appear here with their rate per minute. You can also book a slot with a consultant.')}
    </EmptyState>
  )
}
