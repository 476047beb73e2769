import type { ProductKind } from '#contract/products/constants.ts'
import { Cover } from '~/ui/cover.tsx'
import classes from './product-grid.module.css'

const TINTS = ['a', 'b', 'c', 'd', 'e'] as const

/** The cover photo, or a drawing. Decorative: the title is beside it. */
export const Photo = ({ id, photo, kind = 'digital' }: { id: number; photo: string | null; kind?: ProductKind }) =>
  photo ? (
    <img className={classes.photo} src={photo} alt="" width={960} height={720} loading="lazy" />
  ) : (
    <Cover drawing={kind === 'digital' ? 'book' : 'box'} tint={TINTS[id % TINTS.length]!} />
  )
