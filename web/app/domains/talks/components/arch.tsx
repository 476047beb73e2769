import { initials } from '~/lib/initials.ts'
import classes from './arch.module.css'

const tints = ['a', 'b', 'c', 'd', 'e'] as const

interface ArchProps {
  id: number
  name: string
  picture: string | null
  /** Width in pixels. */
  width: number
  /** Animated rings around it, while it rings. */
  ringing?: boolean
}

/** A portrait in an arch, or initials. The name is shown beside it. */
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
