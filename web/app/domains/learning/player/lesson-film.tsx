import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Band } from '~/ui/band.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import {
  type LessonRow,
  learningQuery,
  openPlay,
  type Play,
  type ReportAnswer,
  renewAddress,
  reportPlayed,
} from '../api.ts'
import { clockOf } from '../words.ts'
import classes from './film.module.css'
import { Film } from './film.tsx'
import { withWatched } from './progress.ts'
import type { Report, WatchTime } from './use-watch-time.ts'

interface LessonFilmProps {
  lesson: LessonRow
  courseId: number
  /** Where the learner stopped. */
  positionSeconds: number
  /** Where to begin instead, from a link; undefined without one. */
  startAt: number | undefined
  /** Sends the last report of a page that is being closed. */
  sendLast: (playId: string, report: Report) => void
}

/** The video of a lesson. A player is opened when the learner presses play: from then on time counts here. */
export function LessonFilm({ lesson, courseId, positionSeconds, startAt, sendLast }: LessonFilmProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [play, setPlay] = useState<Play>()
  const [isElsewhere, setElsewhere] = useState(false)
  const current = useRef<string>(undefined)
  const opening = useMutation({
    mutationFn: () => openPlay(api, { id: lesson.id, ...(play && { replaces: play.id }) }),
    onSuccess: (opened) => {
      current.current = opened.id
      setElsewhere(false)
      setPlay(opened)
    },
  })
  const reopen = opening.mutate
  // A page that comes back from the browser's history has closed its player.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && setElsewhere(true)
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
  const counted = (playId: string, answer: ReportAnswer, isOver: boolean) => {
    // A late answer about a player that was replaced says nothing about this one.
    if (answer.isElsewhere && !isOver && playId === current.current) setElsewhere(true)
    const key = learningQuery(api, courseId).queryKey
    client.setQueryData(key, (known) => known && withWatched(known, lesson.id, answer.watchedSeconds))
  }
  if (!play || isElsewhere) {
    const from = startAt ?? positionSeconds
    return (
      <>
        <Band className={classes.start}>
          <button
            type="button"
            onClick={() => reopen()}
            disabled={opening.isPending}
            aria-label={t('Play {title}', { title: titleOf(lesson, t.language) })}
          >
            <span className={classes.triangle} />
          </button>
          <p className="pm-num" role={isElsewhere ? 'alert' : undefined}>
            {isElsewhere
              ? t('Your course was opened in another place. Press play to continue here.')
              : from > 0
                ? t('Continue at {time}', { time: clockOf(from) })
                : clockOf(lesson.seconds ?? 0)}
          </p>
        </Band>
        {opening.error && (
          <div className={classes.failed} role="alert">
            <p>{problemText(opening.error, t)}</p>
            <PlainButton variant="outline" onClick={() => reopen()}>
              {t('Try again')}
            </PlainButton>
          </div>
        )}
      </>
    )
  }
  const watch: WatchTime = {
    send: (report) => reportPlayed(api, { ...report, playId: play.id }),
    sendLast: (report) => sendLast(play.id, report),
    onCounted: (answer, isOver) => counted(play.id, answer, isOver),
  }
  return (
    <Film
      key={play.id}
      film={play}
      renew={(quality) => renewAddress(api, { playId: play.id, quality })}
      startAt={startAt ?? play.positionSeconds}
      watch={watch}
    />
  )
}
