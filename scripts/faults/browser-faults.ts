import type { Fault } from './fault.ts'

/** Faults in the browser; their tests are `{ suite: 'playwright', files: ['e2e/….spec.ts'] }` or Vitest's. */
export const browserFaults: readonly Fault[] = []
