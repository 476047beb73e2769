import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDate, formatTime, formatWhen } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { EnquiryBadge } from '../states/state-badge.tsx'
import { headed, kindWords } from '../states/words.ts'
import { type OwnEnquiry, ownEnquiriesQuery } from './api.ts'
import classes from './own-enquiries.module.css'
import { WriteBack } from './write-back.tsx'

interface OwnEnquiriesProps {
  title: string
  /** Where the address stores the page. */
  pageKey?: string
  /** Shows nothing to somebody who never asked anything. */
  hideEmpty?: boolean
}

/** What a person has asked consultants and the help desk, each with its replies. */
export function OwnEnquiries({ title, pageKey = 'page', hideEmpty = false }: OwnEnquiriesProps) {
  const t = useT()
  const address = useListAddress(pageKey)
  const answer = useQuery({ ...ownEnquiriesQuery(useApi(), address.page), placeholderData: keepPreviousData })
  const { data } = answer
  if (hideEmpty && !data?.count) return null
  return (
    <Panel title={title} flush>
      {answer.isError && !data && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={4} />}
      {data?.count === 0 && (
        <p className={classes.none}>{t('No requests yet. What you ask appears here with its number and the reply.')}</p>
      )}
      {data && data.data.length > 0 && (
        <ul className={classes.list}>
          {data.data.map((enquiry) => (
            <li key={enquiry.id}>
              <Request enquiry={enquiry} />
            </li>
          ))}
        </ul>
      )}
      {data && <PagedListPager page={data} hrefOf={address.pageHref} />}
    </Panel>
  )
}

function Request({ enquiry }: { enquiry: OwnEnquiry }) {
  const t = useT()
  const { kind, number, remarks, state, replies } = enquiry
  const { title = t(kindWords[kind]), rest } = headed(remarks)
  return (
    <details className={classes.request}>
      <summary>
        <span className={classes.words}>
          <strong lang={t.lang(title)}>{title}</strong>
          <small className="pm-num">
            {number} · {newsOf(enquiry, t)}
          </small>
        </span>
        <EnquiryBadge state={state} />
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={classes.open}>
        {rest !== '' && <p lang={t.lang(rest)}>{rest}</p>}
        {replies.map(({ id, by, text, bookLink, at }) => (
          <blockquote key={id} data-by={by}>
            <p lang={t.lang(text)}>{text}</p>
            <footer className="pm-num">
              {authorOf(by, enquiry, t)}, {formatWhen(at, new Date(), t)}
            </footer>
            {bookLink && enquiry.consultant && (
              <LocalLink to={`/consultants/${enquiry.consultant.slug}`}>{t('Book a session')}</LocalLink>
            )}
          </blockquote>
        ))}
        {isWaiting(enquiry) && <p className={classes.quiet}>{promiseOf(enquiry, t)}</p>}
        <WriteBack id={enquiry.id} />
      </div>
    </details>
  )
}

/** Nothing was replied to what the person wrote last. */
const isWaiting = ({ replies }: OwnEnquiry) => (replies.at(-1)?.by ?? 'sender') === 'sender'

function authorOf(by: OwnEnquiry['replies'][number]['by'], { consultant }: OwnEnquiry, t: Translate) {
  if (by === 'sender') return t('You')
  return by === 'consultant' && consultant ? consultant.name : t('Help desk')
}

function newsOf({ replies, createdAt, consultant }: OwnEnquiry, t: Translate) {
  const last = replies.findLast(({ by }) => by !== 'sender')
  if (last) return t('Reply on {day}', { day: formatDate(last.at, t) })
  const day = formatDate(createdAt, t)
  return consultant ? t('To {name}, {day}', { name: consultant.name, day }) : day
}

function promiseOf({ state, callAt, dueAt, resolveBy, replies }: OwnEnquiry, t: Translate) {
  if (state === 'closed') return replies.length > 0 ? t('Closed.|enquiry') : t('Closed without a reply.')
  if (resolveBy) return t('We will resolve it by {day}.', { day: formatDate(resolveBy, t) })
  // Somebody who writes again after the call waits for a reply.
  const isCall = callAt !== null && Date.parse(callAt) >= Date.parse(dueAt)
  const at = isCall ? callAt : dueAt
  const when = `${formatDate(at, t)}, ${formatTime(at, t)}`
  return isCall ? t('We will call you on {when}.', { when }) : t('Expect a reply by {when}.', { when })
}
