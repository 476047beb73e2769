import classes from './row-skeleton.module.css'

/** Placeholder of a card that is loading, in the same geometry. */
export const RowSkeleton = () => (
  <div className={classes.card} aria-hidden="true">
    <span className={classes.arch} />
    <div className={classes.lines}>
      <span />
      <span />
      <span />
      <span />
    </div>
    <div className={classes.fees}>
      <span />
      <span />
      <span />
    </div>
    <div className={classes.act}>
      <span />
      <span />
      <span />
    </div>
  </div>
)
