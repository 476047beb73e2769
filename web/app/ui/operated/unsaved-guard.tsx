import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before leaving a page with unsaved changes. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('Leave without saving?')}
      keep={t('Stay')}
      onKeep={() => blocker.reset?.()}
      act={t('Leave')}
      onAct={() => blocker.proceed?.()}
    >
      {t('Your changes on this page are not saved yet.')}
    </ConfirmDialog>
  )
}
