import type { ReactNode } from 'react'
import { formatDate, formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import type { PersonDetails } from '../api.ts'

interface DevicesProps extends Pick<PersonDetails, 'devices'> {
  /** At the end of the title. */
  action?: ReactNode
}

export function Devices({ devices, action }: DevicesProps) {
  const t = useT()
  const now = new Date()
  const rows = devices.map(({ id, title, kind, address, lastUsedAt, signedInAt }) => ({
    key: id,
    icon: kind === 'phone' ? ('device-mobile' as const) : ('device-desktop' as const),
    title,
    meta: t('Last used: {when}, from {address}. Logged in: {since}', {
      when: formatWhen(lastUsedAt, now, t),
      address,
      since: formatDate(signedInAt, t),
    }),
  }))
  return (
    <Panel title={t('Devices')} action={devices.length > 0 && action} flush>
      <RowList rows={rows} empty={t('Not logged in on any device.')} />
    </Panel>
  )
}

const documents = { terms: msg('Terms'), privacy: msg('Privacy policy') }

export function Consents({ consents }: Pick<PersonDetails, 'consents'>) {
  const t = useT()
  const rows = consents.map(({ document, version, agreedAt }) => ({
    key: `${document} ${version} ${agreedAt}`,
    icon: 'file-text' as const,
    title: t('{document}, version {version}', { document: t(documents[document]), version }),
    meta: t('Accepted on {day}', { day: formatDate(agreedAt, t) }),
  }))
  return (
    <Panel title={t('Consents')} flush>
      <RowList rows={rows} empty={t('No consents yet.')} />
    </Panel>
  )
}

const deletionStates = { open: msg('Waiting'), withdrawn: msg('Withdrawn'), done: msg('Done|work') }
const exportStates = {
  preparing: msg('Preparing'),
  ready: msg('Ready'),
  failed: msg('Failed'),
  gone: msg('Deleted'),
}

/** The person's deletion and data export requests. */
export function Requests({ deletionRequests, dataExports }: Pick<PersonDetails, 'deletionRequests' | 'dataExports'>) {
  const t = useT()
  const deletions = deletionRequests.map(({ id, state, requestedAt, dueAt, reason }) => ({
    key: `deletion ${id}`,
    icon: 'trash' as const,
    title: t('Delete the account by {day}', { day: formatDate(dueAt, t) }),
    meta: [t('Requested on {day}', { day: formatDate(requestedAt, t) }), reason].filter(Boolean).join(' · '),
    end: <Badge color={state === 'open' ? 'marigold' : 'gray'}>{t(deletionStates[state])}</Badge>,
  }))
  const exports = dataExports.map(({ id, state, requestedAt }) => ({
    key: `export ${id}`,
    icon: 'download' as const,
    title: t('Data download'),
    meta: t('Requested on {day}', { day: formatDate(requestedAt, t) }),
    end: <Badge color={state === 'failed' ? 'madder' : 'gray'}>{t(exportStates[state])}</Badge>,
  }))
  return (
    <Panel title={t('Requests')} flush>
      <RowList rows={[...deletions, ...exports]} empty={t('No requests.')} />
    </Panel>
  )
}
