import { type RefObject, useEffect, useRef } from 'react'
import type { PlayedReport, ReportAnswer } from '../api.ts'
import { collectPlayed } from './played.ts'

export type Report = Omit<PlayedReport, 'playId'>

export interface WatchTime {
  send: (report: Report) => Promise<ReportAnswer>
  /** The page is being closed: only a request that outlives it arrives. */
  sendLast: (report: Report) => void
  /** Also called for the last report, when the player is closed. */
  onCounted: (answer: ReportAnswer, isOver: boolean) => void
}

const EVERY_MS = 10_000

/**
 * Reports what is played every ten seconds, and when the player stops, jumps or is hidden. While the page is hidden
 * nothing counts: when it is shown again, that is reported to the server first.
 */
export function useWatchTime(video: RefObject<HTMLVideoElement | null>, watch: WatchTime | undefined) {
  const latest = useRef(watch)
  latest.current = watch
  const isWatched = watch !== undefined
  useEffect(() => {
    const film = video.current
    if (!film || !isWatched) return
    const played = collectPlayed()
    const position = () => ({ positionSeconds: film.currentTime, isHidden: false, isOver: false })
    const send = (more: Partial<Report> = {}) => {
      const ranges = played.take()
      if (ranges.length === 0 && !more.isHidden && !more.isOver) return
      latest.current?.send({ ...position(), ranges, ...more }).then(
        (answer) => latest.current?.onCounted(answer, more.isOver ?? false),
        () => played.giveBack(ranges),
      )
    }
    const reach = () => {
      if (!document.hidden && !film.seeking) played.reach(film.currentTime, film.playbackRate)
    }
    const jump = () => {
      played.jump()
      send()
    }
    const stop = () => {
      reach()
      send()
    }
    const change = () => {
      // Still visible a moment ago: what was played until then counts.
      if (document.hidden) return send()
      played.drop()
      send({ isHidden: true })
    }
    const leave = () => latest.current?.sendLast({ ...position(), ranges: played.take(), isOver: true })
    const timer = setInterval(() => send(), EVERY_MS)
    const listened = { timeupdate: reach, seeking: jump, pause: stop, ended: stop }
    for (const [name, listener] of Object.entries(listened)) film.addEventListener(name, listener)
    document.addEventListener('visibilitychange', change)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      for (const [name, listener] of Object.entries(listened)) film.removeEventListener(name, listener)
      document.removeEventListener('visibilitychange', change)
      window.removeEventListener('pagehide', leave)
      send({ isOver: true })
    }
  }, [video, isWatched])
}
