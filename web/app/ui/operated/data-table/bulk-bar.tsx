import type { ReactNode } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import classes from './bulk-bar.module.css'
import type { Selection } from './use-selection.ts'

/** Actions on the selected rows. */
export function BulkBar<Row>({ selection, children }: { selection: Selection<Row>; children: ReactNode }) {
  const t = useT()
  const count = selection.rows.length
  return (
    <div className={classes.bar}>
      <Checkbox
        aria-label={t('Select all on this page')}
        checked={selection.all}
        indeterminate={!selection.all}
        onChange={selection.toggleAll}
      />
      <strong role="status">{t.count(count, '{count} selected', '{count} selected')}</strong>
      <div className={classes.acts}>{children}</div>
      <button type="button" className={classes.clear} onClick={selection.clear}>
        {t('Clear')}
      </button>
    </div>
  )
}
