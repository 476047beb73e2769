import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { FOLDER_RULE, folderCycles, type Module } from './folder-cycles.ts'
import { MANTINE_RULE, mantineOutsideItsScope } from './mantine-scope.ts'
import { runTool } from './run-tool.ts'

interface Violation {
  from: string
  to: string
  rule: { name: string }
  cycle?: { name: string }[]
}
interface Cruise {
  modules: Module[]
  summary: { violations: Violation[]; totalCruised: number; ruleSetUsed: { forbidden: { name: string }[] } }
}

const roots = ['contract', 'server', 'web/app', 'demo', 'scripts', 'e2e', 'bench', 'stress']

/** The violations of dependency-cruiser.mjs, and the circles of folders, in the tree below a directory. */
export async function readImports(dir: string) {
  const there = roots.filter((root) => existsSync(join(dir, root)))
  const args = ['--config', 'dependency-cruiser.mjs', '--output-type', 'json', ...there]
  const { stdout, output } = await runTool('depcruise', args, { cwd: dir })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${output}`)
  const { modules, summary } = JSON.parse(stdout) as Cruise
  return {
    modules: summary.totalCruised,
    rules: [...summary.ruleSetUsed.forbidden.map(({ name }) => name), FOLDER_RULE, MANTINE_RULE],
    violations: [
      ...summary.violations.map(({ rule, from, to, cycle }) => ({
        rule: rule.name,
        from,
        to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
      })),
      ...folderCycles(modules),
      ...mantineOutsideItsScope(modules, await readRoutes(dir)),
    ],
  }
}

async function readRoutes(dir: string) {
  const { default: routes } = (await import(join(dir, 'web/app/routes.ts'))) as { default: Promise<RouteConfigEntry[]> }
  return routes
}

export async function checkImports(dir: string): Promise<string[]> {
  const { violations, modules } = await readImports(dir)
  if (modules < 50) return [`only ${modules} modules were found: the check does not see the repository`]
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
}
