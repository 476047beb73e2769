import { type RefObject, useRef, useState } from 'react'
import { serverNow } from '~/lib/server-clock.ts'
import type { FilmAddress, FilmQuality } from '../api.ts'

/** An address that fails again this soon is not renewed once more. */
const GIVE_UP_MS = 5_000

const isBuffered = ({ buffered, currentTime }: HTMLVideoElement) =>
  Array.from({ length: buffered.length }, (_, i) => i).some(
    (i) => buffered.start(i) <= currentTime && currentTime < buffered.end(i),
  )

interface Options {
  first: FilmAddress
  renew: (quality: FilmQuality) => Promise<FilmAddress>
  /** Where to begin. */
  startAt: number
}

/**
 * The address of a video lives for two minutes. What is already streaming goes on; a new one is fetched when the player
 * needs other parts of the video after that, and playing goes on where it was.
 */
export function useFilmAddress(video: RefObject<HTMLVideoElement | null>, { first, renew, startAt }: Options) {
  const [address, setAddress] = useState(first)
  const [hasFailed, setFailed] = useState(false)
  const back = useRef<{ at: number; isPlaying: boolean } | undefined>({ at: startAt, isPlaying: true })
  const renewed = useRef({ isBusy: false, atMs: 0 })

  const change = async (quality: FilmQuality = address.quality) => {
    const film = video.current
    if (!film || renewed.current.isBusy) return
    renewed.current.isBusy = true
    back.current ??= { at: film.currentTime, isPlaying: !film.paused }
    try {
      setAddress(await renew(quality))
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      renewed.current = { isBusy: false, atMs: Date.now() }
    }
  }
  const isExpired = () => serverNow() >= Date.parse(address.expiresAt)

  return {
    address,
    hasFailed,
    change,
    handlers: {
      onLoadedMetadata: () => {
        const film = video.current
        const to = back.current
        back.current = undefined
        if (!film || !to) return
        if (to.at > 0 && to.at < film.duration - 1) film.currentTime = to.at
        // A browser may refuse to start by itself; the learner then presses play.
        if (to.isPlaying) film.play().catch(() => {})
      },
      onSeeking: () => {
        if (video.current && isExpired() && !isBuffered(video.current)) void change()
      },
      onError: () => {
        if (Date.now() - renewed.current.atMs < GIVE_UP_MS) setFailed(true)
        else void change()
      },
    },
  }
}
