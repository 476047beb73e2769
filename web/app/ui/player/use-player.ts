import { type RefObject, useEffect, useState } from 'react'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const
type Captions = 'en' | 'hi' | 'off'

const STEP_SECONDS = 10

/** Player actions, by button or key. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, language: 'en' | 'hi') {
  const [ready, setReady] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [captions, setCaptions] = useState<Captions>(language)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    // The default applies when the video gets another address.
    if (video.current) video.current.defaultPlaybackRate = video.current.playbackRate = speed
  }, [video, speed])
  useEffect(() => {
    const tracks = video.current?.textTracks
    const showChosen = () => {
      for (const track of tracks ?? []) track.mode = track.language === captions ? 'showing' : 'disabled'
    }
    // Captions can also be chosen in the browser's own menu. When a video loads, browsers may show one more beside ours.
    const readTracks = () => {
      const shown = [...(tracks ?? [])].filter(({ mode }) => mode === 'showing')
      if (shown.length > 1) showChosen()
      else setCaptions((shown[0]?.language as Captions | undefined) ?? 'off')
    }
    showChosen()
    tracks?.addEventListener('change', readTracks)
    return () => tracks?.removeEventListener('change', readTracks)
  }, [video, captions])
  useEffect(() => {
    const film = video.current
    const readSpeed = () => film && setSpeed(film.playbackRate)
    film?.addEventListener('ratechange', readSpeed)
    return () => film?.removeEventListener('ratechange', readSpeed)
  }, [video])

  const move = (film: HTMLVideoElement, seconds: number) => {
    film.currentTime = Math.min(Math.max(0, film.currentTime + seconds), film.duration || 0)
  }
  const faster = (by: 1 | -1) => {
    const at = SPEEDS.findIndex((one) => one >= speed)
    setSpeed(SPEEDS[Math.min(Math.max(0, at + by), SPEEDS.length - 1)] ?? 1)
  }
  /** Returns whether the key was handled; the video element handles space and arrows itself. */
  const press = (key: string) => {
    const film = video.current
    if (!film) return false
    const shortcuts: Record<string, () => unknown> = {
      k: () => (film.paused ? film.play() : film.pause()),
      j: () => move(film, -STEP_SECONDS),
      l: () => move(film, STEP_SECONDS),
      c: () => setCaptions(captions === 'off' ? language : 'off'),
      f: () => (document.fullscreenElement ? document.exitFullscreen() : film.requestFullscreen()),
      m: () => {
        film.muted = !film.muted
      },
      '<': () => faster(-1),
      '>': () => faster(1),
    }
    const shortcut = shortcuts[key.toLowerCase()]
    shortcut?.()
    return shortcut !== undefined
  }
  return { ready, speed, setSpeed, captions, setCaptions, press }
}
