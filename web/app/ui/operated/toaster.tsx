import './foundation.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import { languageOf } from '~/lib/i18n/language.ts'
import { translator } from '~/lib/i18n/texts.ts'
import { Icon } from '../icon.tsx'
import { clearUsedControl } from '../toast-place.ts'
import { UndoButton } from '../undo-button.tsx'
import classes from './toaster.module.css'

const SHOWN_MS = 5_000

export interface ToastOptions {
  /** Undoes what was done. */
  undo?: () => unknown
  /** Waits until the current toast was read. */
  waits?: boolean
}

/** One at a time: at the top right of a large screen, above the tab bar of a small one. */
export function Toaster() {
  const roomy = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  return (
    <Notifications
      position={roomy ? 'top-right' : 'bottom-center'}
      limit={1}
      autoClose={SHOWN_MS}
      containerWidth={360}
      classNames={{ root: `${classes.corner} pm-floats` }}
      data-toasts
    />
  )
}

export function showToast(message: string, outcome: 'done' | 'failed', { undo, waits = false }: ToastOptions = {}) {
  const t = translator(languageOf(window.location.pathname))
  if (!waits) notifications.clean()
  const takeBack = () => {
    undo?.()
    notifications.hide(id)
  }
  const id = notifications.show({
    message: undo ? (
      <span className={classes.undoable}>
        {t(message)}
        <UndoButton onClick={takeBack}>{t('Undo')}</UndoButton>
      </span>
    ) : (
      t(message)
    ),
    role: outcome === 'done' ? 'status' : 'alert',
    icon: <Icon name={outcome === 'done' ? 'check' : 'alert-circle'} size={16} />,
    closeButtonProps: { 'aria-label': t('Close') },
    classNames: { root: classes.root ?? '', icon: classes.icon ?? '', description: classes.description ?? '' },
    'data-outcome': outcome,
    onOpen: moveAway,
  })
}

function moveAway() {
  const corner = [...document.querySelectorAll('[data-toasts]')].find((place) => place.querySelector('[data-outcome]'))
  if (corner instanceof HTMLElement) clearUsedControl(corner)
}
