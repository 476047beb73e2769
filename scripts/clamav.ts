import { existsSync } from 'node:fs'
import { installPackages } from './debian-packages.ts'

/** The virus scanner of Debian's package clamav-daemon. */
const CLAMD = '/usr/sbin/clamd'

/** Without it, the test with a real scanner is skipped. */
export function ensureClamav() {
  if (!existsSync(CLAMD)) installPackages('clamav-daemon')
}
