import type { CSSProperties } from 'react'
import classes from './level-bars.module.css'

/** How loud a stream can be, by `useLevel`. */
const LOUDEST = 8
/** From here on somebody speaks, and it is not the room. */
export const SPEAKING = 1

/** Each bar with a reach of its own. */
const WAVE = [0.25, 0.54, 0.85, 0.46, 1, 0.66, 0.34, 0.76, 0.55, 0.95, 0.41, 0.6, 0.3, 0.74, 0.5] as const
const STEPS = [1, 2, 3, 4, 5, 6, 7] as const

/** One after the other is lit. The words beside it say the same. */
export const LevelSteps = ({ level }: { level: number }) => (
  <span className={classes.steps} aria-hidden="true">
    {STEPS.map((step) => (
      <span key={step} data-lit={level >= step} />
    ))}
  </span>
)

/** As tall as it is loud. */
export const LevelWave = ({ level }: { level: number }) => (
  <span
    className={classes.wave}
    data-speaking={level >= SPEAKING}
    style={{ '--level': level / LOUDEST } as CSSProperties}
    aria-hidden="true"
  >
    {WAVE.map((reach) => (
      <span key={reach} style={{ '--reach': reach } as CSSProperties} />
    ))}
  </span>
)
