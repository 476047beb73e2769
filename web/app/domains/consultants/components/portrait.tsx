import { tintOf } from '../api.ts'
import classes from './portrait.module.css'

interface PortraitProps {
  id: number
  picture: string
  /** Width in pixels; the arch is as tall as it needs to be. */
  width?: number
  /** Seen at once, so it is not put off until it comes near the screen. */
  early?: boolean
}

/** A person in the arch. The name stands beside it, so the picture itself says nothing. */
export function Portrait({ id, picture, width = 72, early = false }: PortraitProps) {
  return (
    <span className={classes.arch} data-tint={tintOf(id)} style={{ width }}>
      <img
        src={picture}
        alt=""
        width={width}
        height={width}
        loading={early ? 'eager' : 'lazy'}
        // What is written comes first.
        fetchPriority="low"
        decoding="async"
      />
    </span>
  )
}
