import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Form, useLocation } from 'react-router'
import { typesQuery } from '~/domains/catalogue/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Segments } from '~/ui/segments.tsx'
import { closePopup, usePopup } from '../popups/state.ts'
import classes from './search-panel.module.css'

/** The search of a phone: the whole screen. */
export function SearchPanel() {
  const t = useT()
  const opened = usePopup(({ popup }) => popup === 'search')
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is the reason to close.
  useEffect(() => closePopup, [pathname, search])
  return (
    <Drawer.Root
      opened={opened}
      onClose={closePopup}
      position="top"
      size="100%"
      classNames={{ content: classes.panel ?? '' }}
      aria-label={t('Search')}
    >
      <Drawer.Content>
        <Form method="get" action={localPath('/consultants', t.language)} role="search" onSubmit={closePopup}>
          <div className={classes.bar}>
            <button type="button" className={classes.back} aria-label={t('Back')} onClick={closePopup}>
              <Icon name="arrow-left" size={24} />
            </button>
            <input
              type="search"
              name="search"
              className={classes.input}
              aria-label={t('Search consultants')}
              placeholder={t('Industry, problem or consultant')}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={100}
              required
              data-autofocus
            />
          </div>
          <Types />
          <PlainButton size="lg" type="submit" className={classes.submit}>
            {t('Search')}
          </PlainButton>
        </Form>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Types() {
  const t = useT()
  const types = useQuery(typesQuery(useApi())).data?.categoryTypes ?? []
  if (types.length === 0) return null
  const choices = types.map((type) => ({ value: String(type.id), label: titleOf(type, t.language) }))
  return (
    <div className={classes.types}>
      <Segments
        legend={t('Consultant type')}
        name="consultant"
        choices={[{ value: '', label: t('All') }, ...choices]}
      />
    </div>
  )
}
