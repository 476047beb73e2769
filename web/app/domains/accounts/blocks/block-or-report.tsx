import { Suspense, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import classes from './blocks.module.css'

const BlockDialog = lazyWindow('accounts', async () => (await import('./block-dialog.tsx')).BlockDialog)

/** Opens what can be done about a person one has met. */
export function BlockOrReport({ person }: { person: { id: number; name: string } }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.open} onClick={() => setOpen(true)}>
        <Icon name="flag" size={18} />
        {t('Block or report {name}', person)}
      </button>
      {open && (
        <Suspense fallback={null}>
          <BlockDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
