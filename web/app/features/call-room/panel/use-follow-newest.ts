import { type RefObject, useEffect, useRef } from 'react'

/** Within this distance the reader counts as being at the end. */
const NEAR = 40

/** Keeps the list scrolled to the newest message, also when an on-screen keyboard takes half of the screen. */
export function useFollowNewest(list: RefObject<HTMLElement | null>, newest: unknown) {
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end on new content.
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [newest])
  useEffect(() => {
    const { current } = list
    if (!current) return
    const note = () => {
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
    }
    const sizes = new ResizeObserver(() => isAtEnd.current && current.scrollTo({ top: current.scrollHeight }))
    sizes.observe(current)
    current.addEventListener('scroll', note)
    return () => {
      sizes.disconnect()
      current.removeEventListener('scroll', note)
    }
  }, [list])
}
