import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SettingKey } from '#contract/settings/endpoints.ts'
import { allSettingsQuery } from '~/domains/settings/admin/api.ts'
import { SettingDialog } from '~/domains/settings/admin/setting-dialog.tsx'
import rowClasses from '~/domains/settings/admin/setting-row.module.css'
import { SettingRow } from '~/domains/settings/admin/setting-row.tsx'
import { settingGroups, settingWords } from '~/domains/settings/admin/words.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './settings.module.css'

export const meta = page((t) => ({ title: t('Settings'), description: t('Product settings.'), private: true }))

/** On a phone the groups are one line that scrolls: a link may lead to one at its end. */
const showCurrent = (groups: HTMLElement | null) =>
  groups?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

export default function SettingsPage() {
  const t = useT()
  const [query] = useSearchParams()
  const { data, isError, refetch } = useQuery(allSettingsQuery(useApi()))
  const [changing, setChanging] = useState<SettingKey>()
  const group = settingGroups.find(({ id }) => id === query.get('group')) ?? settingGroups[0]
  const settingOf = (key: SettingKey) => data?.settings.find((setting) => setting.key === key)
  const open = changing && settingOf(changing)
  return (
    <>
      <PageHead title={t('Settings')}>{t('Every change is recorded with your name and reason.')}</PageHead>
      <div className={classes.frame}>
        <nav ref={showCurrent} className={classes.groups} aria-label={t('Setting groups')}>
          {settingGroups.map(({ id, title }) => (
            <LocalLink
              key={id}
              to={`/admin/settings?group=${id}`}
              preventScrollReset
              aria-current={id === group?.id ? 'page' : undefined}
            >
              {t(title)}
            </LocalLink>
          ))}
        </nav>
        {data && group ? (
          <Panel title={t(group.title)} flush>
            {group.hint && <p className={classes.hint}>{t(group.hint)}</p>}
            <ul className={rowClasses.list}>
              {group.keys.map((key) => {
                const setting = settingOf(key)
                return (
                  setting && (
                    <SettingRow
                      key={key}
                      name={key}
                      setting={setting}
                      words={settingWords[key]}
                      onChange={() => setChanging(key)}
                    />
                  )
                )
              })}
            </ul>
          </Panel>
        ) : isError ? (
          <LoadFailed retry={refetch} />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </div>
      {changing && open && (
        <SettingDialog
          name={changing}
          setting={open}
          words={settingWords[changing]}
          close={() => setChanging(undefined)}
        />
      )}
    </>
  )
}
