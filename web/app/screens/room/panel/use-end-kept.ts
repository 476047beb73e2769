import { type RefObject, useEffect, useRef } from 'react'

/** How near to the end still counts as reading there. */
const NEAR = 40

/** What is newest stands at the end and is what is read: it stays in sight, also when a keyboard takes half of the screen. */
export function useEndKept(list: RefObject<HTMLElement | null>, newest: unknown) {
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is the reason to go to the end.
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
