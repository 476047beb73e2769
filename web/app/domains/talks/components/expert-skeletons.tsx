import classes from './expert-skeletons.module.css'

/** Placeholder cards, as tall as the real ones. */
export const ExpertSkeletons = ({ className, count = 6 }: { className: string | undefined; count?: number }) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => `card ${i}`).map((key) => (
      <div key={key} className={classes.card}>
        <span className={classes.arch} />
        <span className={classes.line} />
        <span className={classes.line} />
        <span className={classes.act} />
      </div>
    ))}
  </div>
)
