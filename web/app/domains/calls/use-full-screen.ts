import { type RefObject, useEffect, useState } from 'react'

/** A part of the page over the whole screen. `can` is false where a browser has no such thing. */
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
