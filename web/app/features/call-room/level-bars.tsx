import type { CSSProperties } from 'react'
import classes from './level-bars.module.css'

/** Maximum of `useLevel`. */
const LOUDEST = 8
/** From this level on it counts as speech, not background noise. */
export const SPEAKING = 1

/** Each bar has its own maximum height. */
const WAVE = [0.25, 0.54, 0.85, 0.46, 1, 0.66, 0.34, 0.76, 0.55, 0.95, 0.41, 0.6, 0.3, 0.74, 0.5] as const
const STEPS = [1, 2, 3, 4, 5, 6, 7] as const

/** Steps lit one after the other. The text beside them says the same. */
export const LevelSteps = ({ level }: { level: number }) => (
  <span className={classes.steps} aria-hidden="true">
    {STEPS.map((step) => (
      <span key={step} data-lit={level >= step} />
    ))}
  </span>
)

/** Bars as tall as the volume. */
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
