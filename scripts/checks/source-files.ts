import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  path: string
  text: string
}

/** Every hand-written file of the repository, including untracked ones. */
export function readSources(dir: string): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return listed
    .split('\0')
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && existsSync(join(dir, path)))
    .map((path) => ({ path, text: readFileSync(join(dir, path), 'utf8') }))
}
