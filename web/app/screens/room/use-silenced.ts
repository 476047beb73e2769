import { type RefObject, useEffect, useState } from 'react'

/** Whether the browser refuses to play until somebody touches the page, as after a reload; and how to play then. */
export function useSilenced(element: RefObject<HTMLVideoElement | null>, stream: MediaStream | null) {
  const [is, setIs] = useState(false)
  const play = () =>
    void element.current?.play().then(
      () => setIs(false),
      (error: DOMException) => setIs(error.name === 'NotAllowedError'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: every stream is tried once, by itself.
  useEffect(() => {
    if (stream) play()
    else setIs(false)
  }, [stream])
  return { is, play }
}
