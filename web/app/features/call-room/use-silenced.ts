import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the browser refuses to play until a user gesture, as after a reload; any will do. What a phone call or the
 * system has paused resumes automatically.
 */
export function useSilenced(element: RefObject<HTMLVideoElement | null>, stream: MediaStream | null) {
  const [is, setIs] = useState(false)
  const play = () =>
    void element.current?.play().then(
      () => setIs(false),
      (error: DOMException) => setIs(error.name === 'NotAllowedError'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries each stream once.
  useEffect(() => {
    const { current } = element
    if (!stream || !current) return setIs(false)
    const goOn = () => {
      if (document.visibilityState === 'visible' && current.paused) play()
    }
    play()
    current.addEventListener('pause', goOn)
    document.addEventListener('visibilitychange', goOn)
    return () => {
      current.removeEventListener('pause', goOn)
      document.removeEventListener('visibilitychange', goOn)
    }
  }, [stream])
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the first user gesture.
  useEffect(() => {
    if (!is) return
    document.addEventListener('click', play)
    document.addEventListener('keydown', play)
    return () => {
      document.removeEventListener('click', play)
      document.removeEventListener('keydown', play)
    }
  }, [is])
  return { is, play }
}
