import type { DocumentKind } from '#contract/locker/constants.ts'
import { marks } from '../words.ts'
import classes from './locker.module.css'

/** The type of a file on its ground; decorative, because the name says it too. */
export function DocumentMark({ kind }: { kind: DocumentKind }) {
  const { mark, tint } = marks[kind]
  return (
    <span className={classes.mark} data-tint={tint} aria-hidden="true">
      {mark}
    </span>
  )
}
