import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import classes from './help-widget.module.css'

const loadPanel = () => import('./help-panel.tsx')
const HelpPanel = lazy(async () => ({ default: (await loadPanel()).HelpPanel }))

/** A phone shows the bubble once the page has loaded; from then on its position is checked. */
const CLEARED_AFTER_MS = 1200

function useClearPlace(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = setTimeout(async () => {
      const loaded = await import('./keep-clear.ts').catch(() => undefined)
      if (!area.current) return
      // Better over something than unreachable.
      if (!loaded) area.current.dataset.clear = 'yes'
      stop = loaded?.keepClear(area.current)
    }, CLEARED_AFTER_MS)
    return () => {
      clearTimeout(start)
      stop?.()
    }
  }, [area])
}

/** The five ways to get help, always reachable. */
export function HelpWidget() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area)
  useClearPlace(area)
  return (
    <div className={classes.widget} ref={area} data-help-widget>
      <button
        type="button"
        className={classes.button}
        aria-expanded={open}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'help-circle'} size={22} />
        <span className={classes.word}>{t('Help')}</span>
      </button>
      {/* After its button, so that Tab moves into it. */}
      {open && (
        <Suspense fallback={null}>
          <HelpPanel />
        </Suspense>
      )}
    </div>
  )
}
