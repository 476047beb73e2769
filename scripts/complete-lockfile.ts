import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '#server/platform/process/config.ts'
import { type LockedPackage, type Lockfile, missingPackages } from './checks/lockfile.ts'

const SYSTEMS: Record<string, string> = { windows: 'win32', win: 'win32' }
const NAMED_ALIKE = [
  'android',
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
  'openharmony',
]
const PROCESSORS: Record<string, string> = { ppc64le: 'ppc64', armv7: 'arm' }
const PROCESSORS_ALIKE = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

/** `npm run lockfile`, after every install: adds the packages of other platforms that npm has omitted. */
const file = join(projectDir, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
const missing = missingPackages(lock)
for (const { name, version, dev } of missing)
  lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) }
const [root, ...rest] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([root!, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))])
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(missing.length === 0 ? 'The lockfile is complete.' : `Added ${missing.length} packages of other platforms.`)

/** Derived from the name, as in @biomejs/cli-linux-arm64-musl. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.replace(/^@[^/]+\//, '').split(/[-/]/)
  const os = words.map((word) => SYSTEMS[word] ?? NAMED_ALIKE.find((known) => known === word)).find(Boolean)
  const cpu = words.map((word) => PROCESSORS[word] ?? PROCESSORS_ALIKE.find((known) => known === word)).find(Boolean)
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}
