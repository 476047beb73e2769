import { type RefObject, useEffect, useState } from 'react'

/** Shows an element in full screen. `can` is false if the browser does not support it. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [can, setCan] = useState(false)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    setCan(document.fullscreenEnabled === true)
    const follow = () => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () =>
    (document.fullscreenElement
      ? document.exitFullscreen()
      : (part.current?.requestFullscreen() ?? Promise.resolve())
    ).catch(() => {})
  return { can, isOn, toggle }
}
