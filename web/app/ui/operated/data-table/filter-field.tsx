import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { DaysField } from './days-field.tsx'
import { TextFilter } from './text-filter.tsx'
import classes from './toolbar.module.css'
import type { Filter } from './types.ts'
import type { Table } from './use-table.ts'

interface FilterFieldProps {
  filter: Filter
  table: Pick<Table<never>, 'view' | 'setFilter'>
  /** In the sheet of a small screen the label is above the field; in the bar it is the placeholder. */
  labelled: boolean
}

export function FilterField({ filter, table: { view, setFilter }, labelled }: FilterFieldProps) {
  const t = useT()
  const { label } = filter
  const named = labelled ? { label } : { 'aria-label': label }
  if (filter.kind === 'days')
    return <DaysField filter={filter} value={view.filters} set={setFilter} inline={labelled} />
  const value = view.filters[filter.key] ?? ''
  if (filter.kind === 'fixed')
    return (
      value !== '' && (
        <Button
          variant="light"
          rightSection={<Icon name="x" size={16} />}
          onClick={() => setFilter({ [filter.key]: '' })}
        >
          {label}
          <span className="pm-visually-hidden">: {t('remove filter')}</span>
        </Button>
      )
    )
  if (filter.kind === 'text') {
    const set = (text: string) => setFilter({ [filter.key]: text })
    return (
      <TextFilter
        {...named}
        placeholder={filter.placeholder ?? label}
        value={value}
        pattern={filter.pattern}
        set={set}
      />
    )
  }
  return (
    <NativeSelect
      {...named}
      className={classes.choice}
      data-chosen={value !== ''}
      value={value}
      onChange={(event) => setFilter({ [filter.key]: event.currentTarget.value })}
      data={[{ value: '', label: labelled ? t('Any') : label }, ...filter.choices]}
    />
  )
}
