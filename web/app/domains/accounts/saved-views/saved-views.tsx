import { useState } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from '~/lib/i18n/language.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import linkClasses from '~/ui/link-chips.module.css'
import { MoreMenu } from '~/ui/more-menu.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { changeSavedView, saveView } from './api.ts'
import { NameDialog } from './name-dialog.tsx'
import classes from './saved-views.module.css'
import { useSavedViews } from './use-saved-views.ts'

/** Above a list of the back office: its saved views, and what can be done with the one that is shown. */
export function SavedViews() {
  const t = useT()
  const api = useApi()
  const pathname = plainPath(useLocation().pathname)
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const { list, views, now, current, setDefault, remove, onDone } = useSavedViews()
  const close = () => setNaming(undefined)
  if (!list || (views.length === 0 && now === '')) return null
  const { id = 0, name = '', isDefault = false } = current ?? {}
  const send = (text: string) =>
    naming === 'new'
      ? saveView(api, { list, name: text, query: now })
      : changeSavedView(api, { id, name: text, isDefault })
  const done = (answer: { message: string }) => {
    onDone(answer)
    close()
  }
  return (
    <div className={classes.bar}>
      {views.length > 0 && (
        <nav aria-label={t('Saved views')} className={linkClasses.chips} data-many="true">
          <LocalLink to={pathname} aria-current={now === '' ? 'true' : undefined} preventScrollReset>
            {t('All|rows of a list')}
          </LocalLink>
          {views.map((view) => (
            <LocalLink
              key={view.id}
              to={`${pathname}?${view.query}`}
              aria-current={view === current ? 'true' : undefined}
              preventScrollReset
            >
              {view.isDefault && <Icon name="star" size={16} />}
              {view.name}
              {view.isDefault && <span className="pm-visually-hidden">{t('(default)')}</span>}
            </LocalLink>
          ))}
        </nav>
      )}
      {now !== '' && !current && (
        <Button variant="subtle" leftSection={<Icon name="plus" />} onClick={() => setNaming('new')}>
          {t('Save view')}
        </Button>
      )}
      {current && (
        <MoreMenu
          label={t('View “{name}”', { name: current.name })}
          entries={[
            { key: 'rename', icon: 'edit', label: t('Rename'), onPick: () => setNaming('rename') },
            {
              ...{ key: 'default', icon: 'star', onPick: () => setDefault.mutate(current) },
              label: current.isDefault ? t('Do not open with this view') : t('Open the list with this view'),
            },
            {
              ...{ key: 'delete', icon: 'trash', label: t('Delete'), destructive: true },
              onPick: () => remove.mutate(current),
            },
          ]}
        />
      )}
      {naming && (
        <NameDialog
          title={naming === 'new' ? t('Save view') : t('Rename view')}
          name={naming === 'new' ? '' : name}
          {...{ send, close }}
          onDone={done}
        />
      )}
    </div>
  )
}
