import { type RefObject, useEffect } from 'react'

/** What was chosen on another day, or has been pulled out, gives way to the browser's own choice. */
async function present(speaker: string) {
  const all = await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])
  return all?.some(({ kind, deviceId }) => kind === 'audiooutput' && deviceId === speaker) ? speaker : ''
}

/** Where the sound of an element comes out; not every browser lets a page choose. */
export function useSpeaker(element: RefObject<HTMLMediaElement | null>, speaker: string | null) {
  useEffect(() => {
    const { current } = element
    if (!current || !('setSinkId' in current)) return
    let isOver = false
    const choose = async () => {
      const wish = speaker && (await present(speaker))
      if (!isOver && current.sinkId !== (wish ?? '')) await current.setSinkId(wish ?? '').catch(() => {})
    }
    void choose()
    navigator.mediaDevices?.addEventListener?.('devicechange', choose)
    return () => {
      isOver = true
      navigator.mediaDevices?.removeEventListener?.('devicechange', choose)
    }
  }, [element, speaker])
}
