import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '#server/platform/config.ts'

interface Locked {
  version: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** What a binary is for, as its name says: core-linux-arm64-musl. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os.includes('linux') ? ['glibc'] : []
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) }
}

/**
 * `npm run lockfile`, after every install that changed the lockfile. npm leaves out what it could not fetch, such as the
 * binaries of other systems where a registry carries only some, and `npm ci` then refuses the whole file. This puts them
 * back by the version their parent asks for; on this system they are never fetched.
 */
const path = join(projectDir, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Locked> }
const { packages } = lockfile
let added = 0
for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`
    const platform = platformOf(name)
    if (packages[place] || !platform.cpu || !/^\d/.test(version)) continue
    packages[place] = { version, ...platform, ...(dev && { dev }), optional: true }
    added += 1
  }
}
if (process.argv.includes('--check')) {
  if (added > 0)
    console.log(
      `package-lock.json lacks ${added} binaries of other systems, and npm ci refuses it. Run npm run lockfile.`,
    )
  process.exitCode = added > 0 ? 1 : 0
} else {
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`${added} binaries of other systems put back.`)
}
