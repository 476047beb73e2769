import { execFileSync } from 'node:child_process'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../web/app/routes.ts'
import { readSources } from '../../checks/source-files.ts'
import type { Screen } from './journeys.ts'

const ROOT = ['web/app/root.tsx', 'web/app/entry.client.tsx', 'web/app/entry.server.tsx']

/** The repository as the selection needs it. */
export const readRepository = async (dir: string) => ({
  files: readSources(dir),
  screens: screensOf(await routes, '', ROOT),
})

function screensOf(entries: RouteConfigEntry[], above: string, around: string[]): Screen[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path ?? ''].join('/')
    const files = [...around, `web/app/${entry.file.replace(/^.*web\/app\//, '')}`]
    if (entry.children) return screensOf(entry.children, path, files)
    const parts = path.split('/').filter((part) => part !== '' && !part.endsWith('?'))
    return { path: `/${parts.join('/')}`, files }
  })
}

/** Differences to the merge base with a git ref: committed, uncommitted and untracked files. */
export function changedFiles(dir: string, ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: dir, encoding: 'utf8' })
  const since = git('merge-base', ref, 'HEAD').trim()
  const listed =
    git('diff', '--name-only', '--no-renames', '-z', since) + git('ls-files', '-z', '--others', '--exclude-standard')
  return [...new Set(listed.split('\0').filter(Boolean))].toSorted()
}
