import { type ComponentType, lazy, Suspense } from 'react'

const NEAR_PX = 600

/** Resolves when the reader comes near what the server has rendered, or at once if there is nothing yet. */
const comesNear = (id: string) =>
  new Promise<void>((resolve) => {
    const place = document.getElementById(id)
    if (!place?.firstElementChild) return resolve()
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen!.isIntersecting) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: `${NEAR_PX}px` },
    )
    watch.observe(place)
  })

/**
 * A part far down a page: rendered by the server, its script is fetched when the reader comes near. It has no
 * properties and belongs outside of components, because an update before then would remove what the server rendered.
 * Its links work without the script. The page imports its styles.
 */
export function lazyPart(id: string, load: () => Promise<{ default: ComponentType }>) {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await comesNear(id)
    return load()
  })
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </div>
  )
}
