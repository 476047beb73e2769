import type { Fault } from './fault.ts'

/** Faults in what people see and press; their tests are `{ suite: 'playwright', files: ['e2e/….spec.ts'] }` or Vitest's. */
export const browserFaults: readonly Fault[] = []
