import { Suspense, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'

const BlockDialog = lazyWindow('accounts', async () => (await import('./block-dialog.tsx')).BlockDialog)

/** Opens what can be done about a person one has met. */
export function BlockOrReport({ person }: { person: { id: number; name: string } }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <PlainButton variant="plain" icon="flag" onClick={() => setOpen(true)}>
        {t('Block or report {name}', person)}
      </PlainButton>
      {open && (
        <Suspense fallback={null}>
          <BlockDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
