import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectDir } from '#server/platform/process/config.ts'
import { runTool } from './run-tool.ts'

const cache = join(projectDir, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const dir = mkdtempSync(join(cache, 'planted-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('server code that uses something of a browser does not compile', async () => {
  writeFileSync(join(dir, 'planted.ts'), 'export const title = () => document.title + new URL(process.argv[1]!).host')
  const config = { extends: join(projectDir, 'tsconfig.server.json'), include: ['planted.ts'], exclude: [] }
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config))
  const { code, output } = await runTool('tsc', ['--noEmit', '-p', dir])
  expect(code).not.toBe(0)
  expect(output.match(/error TS\d+: [^.]+\./g)).toEqual(["error TS2584: Cannot find name 'document'."])
})
