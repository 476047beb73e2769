import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const publicFiles = new Set(globSync('**/*.*', { cwd: join(import.meta.dirname, 'public') }))
const PUBLIC_FILE = /["'(](\/(?:(?:brand|icons)\/)?[\w-]+\.(?:svg|png))["')]/g

test('every file of web/public that a page or a stylesheet names exists', () => {
  const sources = globSync('{server/src,web/app,web/public}/**/*.{ts,tsx,css,js}', { cwd: project })
  const named = sources
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      Array.from(readFileSync(join(project, path), 'utf8').matchAll(PUBLIC_FILE), ([, file]) => ({
        path,
        file: file!,
      })),
    )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ file }) => !publicFiles.has(file.slice(1)))).toEqual([])
})
