import { type PropsWithChildren, useState } from 'react'

/** Rendered once the reader comes near, so that what it needs is not loaded before. */
export function WhenNear({ children }: PropsWithChildren) {
  const [isNear, setNear] = useState(false)
  const watch = (place: Element) => {
    const near = new IntersectionObserver(([seen]) => setNear(seen!.isIntersecting))
    near.observe(place)
    return () => near.disconnect()
  }
  return isNear ? children : <div ref={(place) => (place ? watch(place) : undefined)} />
}
