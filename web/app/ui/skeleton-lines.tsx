import classes from './skeleton-lines.module.css'

/** Grey lines in place of text; they appear only if the wait is long enough to notice. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.box} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => `line ${i}`).map((key) => (
        <span key={key} className={classes.line} />
      ))}
    </div>
  )
}
