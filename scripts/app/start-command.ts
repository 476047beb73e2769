import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'

/** The Node arguments of `npm start`, so that what is tested and measured is what runs. */
export function startCommand() {
  const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const words = scripts.start.split(' ')
  const settings = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='))
  return {
    file: join(projectDir, 'scripts/start.ts'),
    flags: words.filter((word) => word.startsWith('--')),
    env: Object.fromEntries(settings) as Record<string, string>,
  }
}
