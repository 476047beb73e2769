import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { menuQuery } from '~/domains/catalogue/editing/menu-api.ts'
import { LinkDialog } from '~/domains/catalogue/editing/menu-link-dialog.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Menu|of the site'),
  description: t('The links of the top bar: names, order and visibility.'),
  private: true,
}))

/** The links of the top bar, in order. */
export default function MenuPage() {
  const t = useT()
  const answer = useQuery(menuQuery(useApi()))
  const [openId, setOpenId] = useState<number>()
  const links = answer.data?.links
  const place = links?.findIndex(({ id }) => id === openId) ?? -1
  const open = links?.[place]
  return (
    <>
      <PageHead title={t('Menu|of the site')}>{t('The links of the top bar: names, order and visibility.')}</PageHead>
      {answer.isError && !links && <LoadFailed retry={answer.refetch} />}
      {answer.isPending && <SkeletonLines lines={8} />}
      {links && (
        <Panel title={t('Top bar')} flush>
          <RowList
            empty={t('Nothing yet.')}
            rows={links.map((link, at) => ({
              key: link.id,
              title: `${at + 1}. ${titleOf(link, t.language)}`,
              meta: link.path,
              end: (
                <>
                  {!link.shown && <Badge color="gray">{t('Hidden')}</Badge>}
                  <IconButton
                    icon="edit"
                    label={t('Edit {name}', { name: titleOf(link, t.language) })}
                    onClick={() => setOpenId(link.id)}
                  />
                </>
              ),
            }))}
          />
        </Panel>
      )}
      {open && links && (
        <LinkDialog
          key={open.version}
          link={open}
          place={place + 1}
          all={links.length}
          close={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
