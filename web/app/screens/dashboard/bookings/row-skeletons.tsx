import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './bookings.module.css'

/** Placeholder rows. */
export const RowSkeletons = () => (
  <ul className={classes.rows} aria-hidden="true">
    {['first', 'second', 'third'].map((key) => (
      <li key={key} className={classes.skeleton}>
        <span className={classes.leaf} />
        <div>
          <SkeletonLines lines={2} />
        </div>
      </li>
    ))}
  </ul>
)
