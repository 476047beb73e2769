import type { SourceFile } from './source-files.ts'

export type SourceRule = (files: readonly SourceFile[]) => string[]

const isTest = (path: string) => /\.test\.tsx?$|^(server\/test|e2e)\//.test(path)
const without = (text: string, pattern: RegExp) => text.replaceAll(pattern, (gone) => gone.replaceAll(/[^\n]/g, ' '))
const withoutComments = (text: string) => without(without(text, /\/\*[\s\S]*?\*\//g), /(^|\s)\/\/.*$/gm)
const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Matches of a pattern in the code of the given files. */
const findings = (files: readonly SourceFile[], pattern: RegExp, words: string) =>
  files.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(pattern)].map(({ index }) => `${path}:${lineOf(text, index)} ${words}`),
  )

const MOST_LINES = 300
/** Generated code, and tables of data, which may be long. */
const LONG_BY_NATURE = /\.gen\.ts$|^demo\/|^server\/migrations\//

export const fileSizes: SourceRule = (files) =>
  files
    .filter(({ path }) => !LONG_BY_NATURE.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines; split it before ${MOST_LINES}`)

/** A file of re-exports hides where things are defined and loads them all. */
export const noBarrels: SourceRule = (files) =>
  files
    .filter(({ path, text }) => {
      const code = withoutComments(text).trim()
      if (!/(^|\/)index\.(ts|tsx)$/.test(path) || code === '') return false
      return code.replaceAll(/(export|import)\s[^'"]*?from\s*['"][^'"]+['"];?|export\s*\{[^}]*\};?/g, '').trim() === ''
    })
    .map(({ path }) => `${path} only re-exports`)

const QUERY_BUILDING =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|withRecursive)\(|\bsql(<[^`]*>)?`|\bpool\.query\(/g

export const sqlOnlyInQueries: SourceRule = (files) =>
  findings(
    files.filter(({ path }) => /^server\/src\/domains\//.test(path) && !/\/queries\.ts$/.test(path) && !isTest(path)),
    QUERY_BUILDING,
    'builds SQL outside queries.ts',
  )

/** A library writes this table and clears it by the database's own clock. */
const TABLES_OF_LIBRARIES = /\/022-socket-attachments\.sql$/

/** The context's `now` is the only clock, so that a test can move it and one request has one instant. */
export const sqlReadsNoClock: SourceRule = (files) => [
  ...findings(
    files.filter(({ path }) => /\/queries\.ts$/.test(path)),
    /(?<![\w.])(now\(\)|current_timestamp|current_date|localtimestamp|clock_timestamp\(\))/gi,
    'lets SQL read the clock',
  ),
  ...files
    .filter(({ path }) => path.endsWith('.sql') && !TABLES_OF_LIBRARIES.test(path))
    .flatMap(({ path, text }) =>
      [
        ...without(text, /--.*$/gm).matchAll(
          /\b(now\(\)|current_timestamp|current_date|localtimestamp|clock_timestamp\(\))/gi,
        ),
      ].map(({ index }) => `${path}:${lineOf(text, index)} lets SQL read the clock`),
    ),
]

export const noSilencedTypes: SourceRule = (files) =>
  files.flatMap(({ path, text }) =>
    path.startsWith('scripts/checks/')
      ? []
      : [...text.matchAll(/@ts-(ignore|nocheck)|\bas any\b/g)].map(
          ({ index }) => `${path}:${lineOf(text, index)} silences the types`,
        ),
  )

/** SPEC's breakpoints sm, md, lg, xl and xxl in em, as minimum or maximum. xs is 0 and needs no query. */
const BREAKPOINTS = [36, 48, 62, 75, 87.5]
const allowedWidths = {
  min: new Set(BREAKPOINTS.map((em) => `${em}em`)),
  max: new Set(BREAKPOINTS.map((em) => `${Number((em - 0.01).toFixed(2))}em`)),
}
const WIDTH_QUERY =
  /\(\s*(min|max)-(?:device-)?width\s*:\s*([^)]+?)\s*\)|@media[^{;]*\(\s*(?:[\d.]+\w+\s*[<>]=?\s*)?width\s*[<>]/g

/** Layouts change at SPEC's widths only; what must fit between two of them is fluid. */
export const onlySpecBreakpoints: SourceRule = (files) =>
  files
    .filter(({ path }) => /^(web|server\/src)\/.*\.(css|tsx?)$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(WIDTH_QUERY)]
        .filter(([, side, width]) => !side || !allowedWidths[side as 'min' | 'max'].has(width ?? ''))
        .map(({ index, 0: query }) => `${path}:${lineOf(text, index)} ${query.trim()} is none of SPEC's breakpoints`),
    )
