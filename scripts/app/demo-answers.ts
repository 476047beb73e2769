import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Config, projectDir } from '#server/platform/process/config.ts'

const EVERYWHERE = ['0.0.0.0', '::']

/** The consultants who answer automatically in the demo. Without them the demo still works, so a failure is only logged. */
export function startDemoAnswers({ host, port }: Pick<Config, 'host' | 'port'>) {
  const url = `http://${EVERYWHERE.includes(host) ? 'localhost' : host}:${port}`
  const child = spawn(process.execPath, [join(projectDir, 'demo/answering/main.ts'), url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in the terminal reaches only the parent, which ends it in order.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  return {
    close() {
      child.kill('SIGTERM')
      return ended
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
