import { SPACES, TYPE_SIZES } from '../../web/app/theme/scale.ts'
import type { SourceRule } from './source-rules.ts'
import { OFF_THE_SCALE } from './spacing-exceptions.ts'

const PX_IN_REM = 16
const spaces: readonly number[] = SPACES
const sizes: readonly number[] = TYPE_SIZES.map((rem) => rem * PX_IN_REM)

const DECLARATION = /(?<![\w-])((?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|font-size)\s*:\s*([^;{}]+)/g
const LENGTH = /(?<![\w.#-])(?:-?)(\d*\.?\d+)(px|rem)\b/g
const COMMENT = /\/\*[\s\S]*?\*\//g

/** Lengths of margins, padding, gaps and type that are not on the scale of the theme. */
export const spacingOnTheScale: SourceRule = (files) =>
  files
    .filter(({ path }) => path.startsWith('web/app/') && path.endsWith('.css'))
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '))
      return [...code.matchAll(DECLARATION)].flatMap(({ 1: property = '', 2: value = '', index }) => {
        const scale = property === 'font-size' ? sizes : spaces
        const line = code.slice(0, index).split('\n').length
        return [...value.matchAll(LENGTH)]
          .filter(([, amount, unit]) => !scale.includes(Number(amount) * (unit === 'rem' ? PX_IN_REM : 1)))
          .filter(([, amount, unit]) => !OFF_THE_SCALE[path]?.includes(`${property} ${amount}${unit}`))
          .map(([length]) => `${path}:${line} ${property}: ${length} is not on the scale (web/app/theme/scale.ts)`)
      })
    })
