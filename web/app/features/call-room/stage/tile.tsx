import type { ReactNode } from 'react'
import { tintOf } from '~/domains/consultants/api.ts'
import { initials } from '~/lib/initials.ts'
import classes from './tile.module.css'

interface TileProps {
  person: { id: number; thumbnail: string | null; name: string }
  /** The video, over the portrait; nothing while the camera is off. */
  children?: ReactNode
  own?: boolean
  tag?: ReactNode
}

/** One participant: their video, or their portrait. */
export const Tile = ({ person, children, own = false, tag }: TileProps) => (
  <div className={classes.tile} data-own={own} data-tint={own ? 'b' : tintOf(person.id)}>
    <span className={classes.arch} aria-hidden="true">
      {person.thumbnail ? <img src={person.thumbnail} alt="" /> : <b>{initials(person.name)}</b>}
    </span>
    {children}
    {tag && <span className={classes.tag}>{tag}</span>}
  </div>
)
