import { type RefObject, useEffect } from 'react'

/** A remembered device that is no longer present falls back to the browser's default. */
async function present(speaker: string) {
  const all = await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])
  return all?.some(({ kind, deviceId }) => kind === 'audiooutput' && deviceId === speaker) ? speaker : ''
}

/** Sets the audio output of an element; not every browser supports it. */
export function useSpeaker(element: RefObject<HTMLMediaElement | null>, speaker: string | null) {
  useEffect(() => {
    const { current } = element
    if (!current || !('setSinkId' in current)) return
    let isOver = false
    const choose = async () => {
      const input = speaker && (await present(speaker))
      if (!isOver && current.sinkId !== (input ?? '')) await current.setSinkId(input ?? '').catch(() => {})
    }
    void choose()
    navigator.mediaDevices?.addEventListener?.('devicechange', choose)
    return () => {
      isOver = true
      navigator.mediaDevices?.removeEventListener?.('devicechange', choose)
    }
  }, [element, speaker])
}
