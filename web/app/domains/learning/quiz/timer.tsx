import { useEffect, useRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { clockOf } from '../words.ts'
import classes from './quiz.module.css'

/** Minutes left at which a screen reader announces the time. */
const ANNOUNCED = [10, 5, 1]

interface TimerProps {
  /** On this device's clock. */
  until: number
  onOver: () => void
}

/** The time left; calls once when it is over. */
export function Timer({ until, onOver }: TimerProps) {
  const t = useT()
  const left = useSecondsUntil(until)
  const over = useRef(onOver)
  over.current = onOver
  const isOver = left === 0
  useEffect(() => {
    if (isOver) over.current()
  }, [isOver])
  const announced = ANNOUNCED.findLast((minutes) => left <= minutes * 60)
  return (
    <>
      <span className={classes.timer} role="timer" data-soon={left <= 60}>
        {clockOf(left)}
      </span>
      <span className="pm-visually-hidden" role="status">
        {announced !== undefined && t.count(announced, '{count} minute left', '{count} minutes left')}
      </span>
    </>
  )
}
