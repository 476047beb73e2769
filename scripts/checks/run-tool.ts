import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'

export interface ToolResult {
  code: number
  output: string
  stdout: string
}

const nodeFirst = [join(projectDir, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Runs a tool of node_modules, or one of our scripts, to its end, with the same Node. */
export function runTool(tool: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const file = tool.endsWith('.ts') ? join(projectDir, tool) : join(projectDir, 'node_modules/.bin', tool)
  return new Promise<ToolResult>((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: options.cwd ?? projectDir,
      env: { ...process.env, PATH: nodeFirst, FORCE_COLOR: '0', NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      stdout += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output, stdout }))
  })
}
