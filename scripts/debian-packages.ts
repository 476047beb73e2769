import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALL_MS = 240_000

export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** As root on Debian; elsewhere it does nothing. What could not be installed is simply missing afterwards. */
export function installPackages(...packages: string[]) {
  if (!canInstallPackages()) return
  console.log(`Installing ${packages.join(' and ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: INSTALL_MS })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
