import { tintOf } from '../api.ts'
import classes from './portrait.module.css'

interface PortraitProps {
  id: number
  picture: string
  /** Width in pixels; the height follows. */
  width?: number
  /** Visible at once, so it is not loaded lazily. */
  early?: boolean
}

/** A portrait in an arch. The name is shown beside it, so the image is decorative. */
export function Portrait({ id, picture, width = 72, early = false }: PortraitProps) {
  return (
    <span className={classes.arch} data-tint={tintOf(id)} style={{ width }}>
      <img
        src={picture}
        alt=""
        width={width}
        height={width}
        loading={early ? 'eager' : 'lazy'}
        // Text comes first.
        fetchPriority="low"
        decoding="async"
      />
    </span>
  )
}
