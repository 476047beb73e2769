import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMED = /`((?:contract|server|web|e2e|demo|bench|stress|scripts|docs)\/[\w./-]+)`/g

/** Files and folders that the documents refer to and that do not exist. */
export function brokenReferences(dir: string): string[] {
  return globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: dir }).flatMap((document) => {
    const text = readFileSync(join(dir, document), 'utf8')
    const named = new Set([...text.matchAll(NAMED)].map(([, path = '']) => path))
    return [...named]
      .filter((path) => !existsSync(join(dir, path)))
      .map((path) => `${document} names ${path}, which is gone`)
  })
}
