import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dir = join(import.meta.dirname, 'browsers')
const stamp = join(dir, 'node_modules/installed')

/** Whether a campaign with other browsers is selected; no names select all. */
export const needsBrowserTools = (asked: readonly string[]) =>
  asked.length === 0 ||
  globSync('*.full.ts', { cwd: dir }).some((file) => asked.some((part) => `stress/browsers/${file}`.includes(part)))

/** Only the campaigns use Lighthouse and the Firefox driver, so `npm ci` does not install them. */
export function installBrowserTools() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(dir, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages for the campaigns …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(stamp, wanted)
}
