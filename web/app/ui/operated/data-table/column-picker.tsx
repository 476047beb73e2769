import { useCallback, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './column-picker.module.css'
import floating from './floating.module.css'
import type { Table } from './use-table.ts'

/** Which columns are shown; the one that names the row always is. */
export function ColumnPicker({ table: { columns, view, change } }: { table: Table<never> }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  useDismiss(
    open,
    useCallback(() => setOpen(false), []),
    area,
  )
  const toggle = (key: string) =>
    change({
      page: view.page,
      columns: columns
        .map((column) => column.key)
        .filter((other) => (other === key ? !view.columns.includes(key) : view.columns.includes(other))),
    })
  return (
    <div className={floating.anchor} ref={area}>
      <button
        type="button"
        className={classes.button}
        aria-label={t('Columns')}
        title={t('Columns')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="columns-3" />
      </button>
      {open && (
        <fieldset className={`${floating.panel} ${classes.list}`} data-side="end">
          <legend className="pm-visually-hidden">{t('Columns')}</legend>
          {columns.slice(1).map(({ key, title }) => (
            <Checkbox key={key} label={title} checked={view.columns.includes(key)} onChange={() => toggle(key)} />
          ))}
        </fieldset>
      )}
    </div>
  )
}
