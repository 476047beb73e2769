import { type PropsWithChildren, useEffect, useRef, useState } from 'react'

/** Rendered once the reader comes near, so that what it needs is not loaded before. */
export function WhenNear({ children }: PropsWithChildren) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const near = new IntersectionObserver(([place]) => place?.isIntersecting && setNear(true), { rootMargin: '200px' })
    near.observe(place.current!)
    return () => near.disconnect()
  }, [])
  return <div ref={place}>{isNear && children}</div>
}
