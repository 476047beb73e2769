import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'

interface Violation {
  from: string
  to: string
  rule: { name: string }
  cycle?: { name: string }[]
}
interface Cruise {
  summary: { violations: Violation[]; totalCruised: number; ruleSetUsed: { forbidden: { name: string }[] } }
}

const roots = ['contract', 'server', 'web/app', 'demo', 'scripts', 'e2e', 'bench', 'stress']

/** What the rules of dependency-cruiser.mjs say about the tree below a directory. */
export async function readImports(dir: string) {
  const there = roots.filter((root) => existsSync(join(dir, root)))
  const args = ['--config', 'dependency-cruiser.mjs', '--output-type', 'json', ...there]
  const { stdout, output } = await runTool('depcruise', args, { cwd: dir })
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${output}`)
  const { summary } = JSON.parse(stdout) as Cruise
  return {
    modules: summary.totalCruised,
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
    })),
  }
}

export async function checkImports(dir: string): Promise<string[]> {
  const { violations, modules } = await readImports(dir)
  if (modules < 50) return [`only ${modules} modules were found: the check is not looking at the house`]
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
}
