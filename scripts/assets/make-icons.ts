import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { iconNames } from '../../web/app/ui/icon-names.ts'

const root = join(import.meta.dirname, '../..')

/** Any icon, to locate the folder of its kind. */
const drawings = {
  outline: import.meta.resolve('@tabler/icons/outline/star.svg'),
  filled: import.meta.resolve('@tabler/icons/filled/star.svg'),
}

/** One sheet for all icons: pages reference it, so no icon costs a byte of script. */
async function iconSheet() {
  const symbols = await Promise.all([...iconNames].sort().map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

async function symbolOf(name: string) {
  const filled = name.endsWith('-filled')
  const file = new URL(`${name.replace(/-filled$/, '')}.svg`, filled ? drawings.filled : drawings.outline)
  const [, drawn = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(await readFile(file, 'utf8')) ?? []
  const inside = drawn
    .replace(/<path stroke="none"[^>]*>/, '')
    .replace(/\s*\n\s*/g, '')
    .trim()
  const paint = filled
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="${name}" viewBox="0 0 24 24" ${paint}>${filled ? inside : inOneStroke(inside)}</symbol>`
}

/**
 * A browser builds an icon again at every use: one path costs a phone a third of three. Paths with different paint stay
 * separate.
 */
function inOneStroke(paths: string) {
  const lines: string[] = []
  const apart = paths.replace(/<path d="(M[^"]+)" ?\/>/g, (_, line: string) => {
    lines.push(line)
    return ''
  })
  return `<path d="${lines.join('')}" />${apart}`
}

/** `npm run icons` */
await writeFile(join(root, 'web/app/ui/icons.svg'), await iconSheet())
