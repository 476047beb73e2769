import { useEffect, useEffectEvent } from 'react'
import { takesTyping } from '~/lib/takes-typing.ts'

type Shortcuts = Partial<Record<string, () => void>>

const operated = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, [role="tab"], dialog, summary') !== null

/** Single-key shortcuts, inactive while typing; they can be turned off in the settings. */
export function useShortcuts(on: boolean, keys: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || takesTyping(event.target)) return
    const operation = keys[event.key.toLowerCase()]
    if (!operation) return
    event.preventDefault()
    operation()
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}

/** Unmutes while the space bar is held. */
export function useHoldToTalk(on: boolean, muted: boolean, setAudio: (on: boolean) => unknown) {
  const start = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.repeat || !muted || takesTyping(event.target) || operated(event.target)) return
    event.preventDefault()
    setAudio(true)
    const stop = ({ code }: KeyboardEvent) => code === 'Space' && end()
    const end = () => {
      setAudio(false)
      document.removeEventListener('keyup', stop)
      window.removeEventListener('blur', end)
    }
    document.addEventListener('keyup', stop)
    window.addEventListener('blur', end)
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', start)
    return () => document.removeEventListener('keydown', start)
  }, [on])
}
