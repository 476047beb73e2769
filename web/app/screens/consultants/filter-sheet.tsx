import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterFields } from '~/domains/consultants/components/listing/filters/filter-fields.tsx'
import { listingQuery } from '~/domains/consultants/listing/api.ts'
import { changed, type Filters, noFilters } from '~/domains/consultants/listing/filters.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { countText } from './count-text.ts'
import classes from './filter-sheet.module.css'
import { useChoices } from './use-choices.ts'

const PAUSE_MS = 250

interface FilterSheetProps {
  opened: boolean
  filters: Filters
  onApply: (filters: Filters) => void
  onClose: () => void
}

/** Filters on a phone: edited here, applied by the button that shows the number of results. */
export function FilterSheet({ opened, filters, onApply, onClose }: FilterSheetProps) {
  const t = useT()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Filters')}>
      {opened && <Draft start={filters} onApply={onApply} />}
    </Dialog>
  )
}

function Draft({ start, onApply }: { start: Filters; onApply: (filters: Filters) => void }) {
  const t = useT()
  const api = useApi()
  const [draft, setDraft] = useState(start)
  const [settled] = useDebouncedValue(draft, PAUSE_MS)
  const listing = useQuery({ ...listingQuery(api, changed(settled, {}), 1), placeholderData: keepPreviousData }).data
  const choices = useChoices(draft, settled)
  return (
    <form
      className={classes.draft}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(changed(draft, {}))
      }}
    >
      <div className={classes.fields}>
        <FilterFields filters={draft} change={(changes) => setDraft(changed(draft, changes))} choices={choices} />
      </div>
      <div className={classes.actions}>
        <PlainButton variant="outline" size="lg" onClick={() => setDraft(changed(noFilters, { sort: draft.sort }))}>
          {t('Clear all')}
        </PlainButton>
        <PlainButton type="submit" size="lg" aria-live="polite">
          {listing ? t('Show {consultants}', { consultants: countText(listing, t) }) : t('Show consultants')}
        </PlainButton>
      </div>
    </form>
  )
}
