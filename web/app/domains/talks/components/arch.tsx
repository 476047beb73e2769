import { initials } from '~/lib/initials.ts'
import classes from './arch.module.css'

const tints = ['a', 'b', 'c', 'd', 'e'] as const

interface ArchProps {
  id: number
  name: string
  picture: string | null
  /** Width in pixels. */
  width: number
  /** Rings around it, as long as it rings. */
  ringing?: boolean
}

/** Somebody in the arch; initials until there is a picture. The name stands beside it. */
export function Arch({ id, name, picture, width, ringing = false }: ArchProps) {
  return (
    <span className={classes.rings} data-ringing={ringing}>
      <span className={classes.arch} data-tint={tints[id % tints.length]} style={{ width }} aria-hidden="true">
        {picture ? (
          <img src={picture} alt="" width={width} height={width} decoding="async" />
        ) : (
          <span style={{ fontSize: width * 0.34 }}>{initials(name)}</span>
        )}
      </span>
    </span>
  )
}
