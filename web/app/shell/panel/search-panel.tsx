import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { typesQuery } from '~/domains/catalogue/api.ts'
import { SearchField } from '~/domains/catalogue/search/search-field.tsx'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Drawer } from '~/ui/operated/drawer.tsx'
import { Segments } from '~/ui/segments.tsx'
import { useFocusBack } from '~/ui/use-focus-back.ts'
import { closePopup, usePopup } from '../popups/state.ts'
import classes from './search-panel.module.css'

/** Full-screen search on a phone. */
export function SearchPanel() {
  const t = useT()
  const opened = usePopup(({ popup }) => popup === 'search')
  const [typeId, setTypeId] = useState<number>()
  useClosedOnArrival()
  useFocusBack(opened)
  return (
    <Drawer.Root
      opened={opened}
      onClose={closePopup}
      position="top"
      size="100%"
      returnFocus={false}
      classNames={{ content: classes.panel ?? '' }}
    >
      <Drawer.Content aria-label={t('Search')}>
        <Form
          method="get"
          action={localPath('/consultants', t.language)}
          role="search"
          className={classes.form}
          onSubmit={closePopup}
        >
          <IconButton icon="arrow-left" label={t('Back')} className={classes.back} onClick={closePopup} />
          <SearchField
            label={t('Search consultants')}
            placeholder={t('Industry, problem or consultant')}
            results="below"
            typeId={typeId}
            onChosen={closePopup}
            autoFocus
          >
            <Types choose={setTypeId} />
          </SearchField>
        </Form>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function useClosedOnArrival() {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current === key) return
    openedAt.current = key
    closePopup()
  }, [key])
}

function Types({ choose }: { choose: (typeId: number | undefined) => void }) {
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
        onChoose={(value) => choose(Number(value) || undefined)}
      />
    </div>
  )
}
