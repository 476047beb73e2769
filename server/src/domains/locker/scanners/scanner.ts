import type { Readable } from 'node:stream'

/** A virus scanner. */
export interface Scanner {
  /** The name of the virus found, or undefined. Throws if the file could not be scanned. */
  scan(content: Readable): Promise<string | undefined>
}

declare module '#server/platform/services.ts' {
  interface Services {
    /** Absent if none is configured. */
    scanner: Scanner | undefined
  }
}
