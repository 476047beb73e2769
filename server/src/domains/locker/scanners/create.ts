import type { Config } from '#server/platform/process/config.ts'
import { createClamd } from './clamd.ts'
import type { Scanner } from './scanner.ts'

/** A scanner belongs to the installation, like the database, so the demo uses it too. */
export const createScanner = ({ clamdUrl }: Config): Scanner | undefined =>
  clamdUrl === undefined ? undefined : createClamd(clamdUrl)
