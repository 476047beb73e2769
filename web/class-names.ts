import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const app = join(import.meta.dirname, 'app')

/** A class named by its name and file: Vite would add the line number, which only costs bytes. */
export const classOf = (name: string, file: string) =>
  `${name}_${createHash('sha256').update(relative(app, file)).digest('base64url').slice(0, 5)}`

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/**
 * Inlines class names as plain strings in the browser's scripts. Vite gives each stylesheet an object of all its
 * classes, which is sent with every page that uses one of them.
 */
export function classNames(): Plugin[] {
  const inTheBrowser = {
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  } as const
  return [
    {
      ...inTheBrowser,
      name: 'class-names',
      enforce: 'pre',
      transform(code, id) {
        const [file = ''] = id.split('?')
        if (/\.tsx?$/.test(file) && code.includes('.module.css')) return { code: withNames(code, file), map: null }
      },
    },
    {
      ...inTheBrowser,
      name: 'class-names-of-sheets',
      enforce: 'post',
      // Nothing imports from it any more; it must stay, so that its rules do.
      transform: (_, id) =>
        /\.module\.css$/.test(id) ? { code: '', map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ]
}

export function withNames(code: string, file: string) {
  let named = code
  for (const [all, variable = '', from = ''] of code.matchAll(IMPORT)) {
    const sheet = from.startsWith('~/') ? join(app, from.slice(2)) : join(dirname(file), from)
    named = named
      .replace(all, `import '${from}'`)
      .replaceAll(
        new RegExp(`(?<![./\\w$])${variable}\\.(\\w+)`, 'g'),
        (_, name: string) => `'${classOf(name, sheet)}'`,
      )
    if (new RegExp(`[[({:,=.]\\s*${variable}\\s*[\\])},;]`).test(named)) {
      throw new Error(`${file}: use classes as ${variable}.name; no other use is supported in the browser`)
    }
  }
  return named
}
