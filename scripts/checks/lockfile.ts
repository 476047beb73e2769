export interface LockedPackage {
  version?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

export interface MissingPackage {
  name: string
  version: string
  dev: boolean
}

/**
 * Packages for other platforms that are missing from the lockfile. npm omits them if its registry does not have them,
 * and `npm ci` then refuses the lockfile.
 */
export function missingPackages({ packages }: Lockfile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>()
  for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(packages))
    for (const [name, range] of Object.entries(optionalDependencies))
      if (!isLocked(packages, path, name)) missing.set(name, { name, version: range.replace(/^[\^~]/, ''), dev })
  return [...missing.values()]
}

/** Searches where Node would: beside the package, then in every node_modules above it. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
  return from !== '' && isLocked(packages, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name)
}

export function lockfileFindings(lock: Lockfile): string[] {
  const hosts = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.includes('://'))
  return [
    ...missingPackages(lock).map(({ name }) => `package-lock.json lacks ${name}; run npm run lockfile`),
    ...hosts.map(([path]) => `package-lock.json says from which server ${path} comes`),
  ]
}
