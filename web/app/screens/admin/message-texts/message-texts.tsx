import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { channels } from '~/domains/notifications/staff/words.ts'
import { templatesQuery } from '~/domains/notifications/templates/api.ts'
import { messageName, readersOf } from '~/domains/notifications/templates/words.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Message texts'),
  description: t('What SMS, emails and notifications say, in English and Hindi.'),
  private: true,
}))

export default function MessageTexts() {
  const t = useT()
  const answer = useQuery(templatesQuery(useApi()))
  const [search, setSearch] = useState('')
  const found = answer.data?.templates.filter(({ message }) =>
    `${messageName(message, t)} ${readersOf(message, t)}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  return (
    <>
      <PageHead title={t('Message texts')}>
        {t('What SMS, emails and notifications say, in English and Hindi.')}
      </PageHead>
      {answer.isError && !found && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {found && (
        <>
          <TextInput
            type="search"
            label={t('Search messages')}
            mb="md"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Panel title={t('All messages')} flush>
            <RowList
              empty={t('No message with this name.')}
              rows={found.map(({ message, channels: on, changed }) => ({
                key: message,
                title: <LocalLink to={`/admin/message-texts/${message}`}>{messageName(message, t)}</LocalLink>,
                meta: [readersOf(message, t), ...on.map((channel) => t(channels[channel]))].join(' · '),
                end: changed > 0 && <Badge color="marigold">{t('Changed|a text')}</Badge>,
              }))}
            />
          </Panel>
        </>
      )}
    </>
  )
}
