import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'
import type { SourceRule } from './source-rules.ts'

const SHEET_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

interface Use {
  file: SourceFile
  /** The style sheet it imports. */
  sheet: string
  /** The classes it names; undefined if it names them by an expression, or passes all of them on. */
  names: Set<string> | undefined
}

/** A class that no style sheet has leaves its element without style, and nothing else reports it. */
export const cssClasses: SourceRule = (files) => {
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, classesOf(text)]),
  )
  const uses = files.filter(({ path }) => /^web\/.*\.tsx?$/.test(path)).flatMap(usesOf)
  const missing = uses.flatMap(({ file, sheet, names }) =>
    [...(names ?? [])]
      .filter((name) => sheets.get(sheet)?.has(name) === false)
      .map((name) => `${file.path} uses .${name}, which ${sheet} does not have`),
  )
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const users = uses.filter((use) => use.sheet === sheet)
    if (users.some(({ names }) => !names)) return []
    return [...classes]
      .filter((name) => !users.some(({ names }) => names?.has(name)))
      .map((name) => `${sheet} has .${name}, which nothing uses`)
  })
  return [...missing, ...unused]
}

const usesOf = (file: SourceFile): Use[] =>
  [...file.text.matchAll(SHEET_IMPORT)].map(([, local = '', from = '']) => {
    const code = file.text.replaceAll(SHEET_IMPORT, '')
    const all = code.match(new RegExp(`(?<![\\w.'-])${local}\\b(?!\\.\\w)(?!')`))
    const names = [...code.matchAll(new RegExp(`(?<![\\w.'/-])${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
    return { file, sheet: sheetPath(file.path, from), names: all ? undefined : new Set(names) }
  })

const sheetPath = (importer: string, from: string) =>
  from.startsWith('~/') ? `web/app/${from.slice(2)}` : posix.join(posix.dirname(importer), from)

/** The classes in the selectors of a style sheet, other than those of libraries. */
const classesOf = (text: string) => {
  const selectors = text
    .replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)|url\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

const isWeb = ({ path }: SourceFile) => /^(web|server\/src)\/.*\.(css|tsx?)$/.test(path)
const READ = /var\((--[\w-]+)\)/g
const SET = /(--[\w-]+)['"`\]]?\s*:|setProperty\(\s*['"`](--[\w-]+)/g

/** A custom property that nothing sets makes its declaration invalid: an error loses its colour, a row its gap. */
export const customProperties: SourceRule = (files) => {
  const ours = files.filter(isWeb)
  const set = new Set(
    ours.flatMap(({ text }) => [...text.matchAll(SET)].map(([, inSheet, inCode]) => inSheet ?? inCode)),
  )
  return ours.flatMap(({ path, text }) =>
    [...text.matchAll(READ)]
      .filter(([, name = '']) => !set.has(name) && !name.startsWith('--mantine-'))
      .map(([, name]) => `${path} reads ${name}, which nothing sets`),
  )
}
