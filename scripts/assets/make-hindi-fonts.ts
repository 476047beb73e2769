import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const project = join(import.meta.dirname, '../..')
const packages = join(project, 'node_modules/@fontsource-variable')
const target = join(project, 'web/app/theme/hindi')

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('')

/**
 * The characters of Hindi, and of Marathi names in it. Vedic accents, Sindhi, Kashmiri and Avestan letters are left to
 * the system font. Conjuncts are complete: the subsetter follows the font's own substitutions from these letters.
 */
const LETTERS = [
  ...[range(0x0900, 0x0903), range(0x0905, 0x090d), range(0x090f, 0x0911), range(0x0913, 0x0928)],
  ...[range(0x092a, 0x0930), '\u0932\u0933', range(0x0935, 0x0939), range(0x093c, 0x0945), range(0x0947, 0x0949)],
  ...[range(0x094b, 0x094d), '\u0950', range(0x0958, 0x0960), range(0x0964, 0x0970), '\u200c\u200d\u20b9\u25cc'],
].join('')

/** The weights used by the pages, each as a static font: a variable one has four times the outlines. */
const FONTS = [
  { file: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2', weight: 420, name: 'anek-regular' },
  { file: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2', weight: 560, name: 'anek-strong' },
  { file: 'eczar/files/eczar-devanagari-wght-normal.woff2', weight: 520, name: 'eczar' },
]

/** `npm run fonts`: the Devanagari fonts of the Hindi pages, subset from the installed Fontsource packages. */
await mkdir(target, { recursive: true })
for (const { file, weight, name } of FONTS) {
  const font = await readFile(join(packages, file))
  const subset = await subsetFont(font, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: weight } })
  await writeFile(join(target, `${name}.woff2`), subset)
  console.log(`${name}.woff2: ${subset.length} bytes of ${font.length}`)
}
