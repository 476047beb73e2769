import type { SourceFile } from './source-files.ts'
import type { SourceRule } from './source-rules.ts'

const isTest = (path: string) => /\.test\.ts$/.test(path)
const TEXTS = /^server\/src\/domains\/.*\/notification-texts(\/[\w-]+)?\.ts$/
const CONSTRAINTS = /^server\/src\/domains\/.*\/constraints\.ts$/

/** The names in exported objects like `export const orderTexts = { … }`: keys with two spaces before them. */
function namesIn(files: readonly SourceFile[], path: RegExp, object: RegExp) {
  return files
    .filter((file) => path.test(file.path) && !isTest(file.path))
    .flatMap(({ text }) => [...text.matchAll(object)])
    .flatMap(([body]) => [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name))
}

/** Messages and constraints belong to domains: platform names none, so that a new domain edits nothing there. */
export const platformNamesNoDomain: SourceRule = (files) => {
  const names = [
    ...namesIn(files, TEXTS, /^export const \w+Texts = \{\n[\s\S]*?^\}/gm),
    ...namesIn(files, CONSTRAINTS, /^export const \w+Constraints = \{\n[\s\S]*?^\}/gm),
    // A single word, such as otp, has other meanings too.
  ].filter((name) => name.includes('_'))
  if (names.length === 0) return []
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')
  return files
    .filter(({ path }) => /^server\/src\/platform\/.*\.ts$/.test(path) && !isTest(path) && !path.endsWith('.gen.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(named)].map(
        ({ index, 0: name }) => `${path}:${text.slice(0, index).split('\n').length} names ${name} of a domain`,
      ),
    )
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

const CALLS: Record<string, string> = {
  Texts: 'registerMessages',
  Constraints: 'registerConstraints',
  Audit: 'registerAuditTexts',
}

/**
 * Without its registration a message could not be sent, a violated constraint would be an internal error, and an entry of
 * the audit log would have no sentence.
 */
export const textsAndConstraintsAreRegistered: SourceRule = (files) =>
  files
    .filter(({ path }) => /^server\/src\/domains\/.*\/(notification-texts|constraints|audit-texts)\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+(Texts|Constraints|Audit)) = /gm)].flatMap(([, name = '', kind = '']) => {
        const register = files.find((file) => file.path === `${folderOf(path)}/register.ts`)
        const call = `${CALLS[kind]}(${name})`
        return register?.text.includes(call) ? [] : [`${path}: ${folderOf(path)}/register.ts does not call ${call}`]
      }),
    )
