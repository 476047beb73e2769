import { Suspense, useState } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { Button } from '~/ui/operated/button.tsx'

const PickDialog = lazyWindow(
  'bookings',
  async () => (await import('~/domains/locker/components/pick-dialog.tsx')).PickDialog,
)

interface AttachButtonProps {
  /** The question; a new one is stored as a draft first. Undefined if that failed. */
  idOf: () => number | Promise<number | undefined>
}

/** Adds files from the locker, or uploads new ones into it. */
export function AttachButton({ idOf }: AttachButtonProps) {
  const t = useT()
  const token = useAuth(({ auth }) => auth?.token)
  const [id, setId] = useState<number>()
  return (
    <>
      <Button variant="default" leftSection={<Icon name="paperclip" />} onClick={async () => setId(await idOf())}>
        {t('Attach')}
      </Button>
      {id !== undefined && (
        <Suspense fallback={null}>
          <PickDialog subject={{ kind: 'question', id }} token={token} onClose={() => setId(undefined)} />
        </Suspense>
      )}
    </>
  )
}
