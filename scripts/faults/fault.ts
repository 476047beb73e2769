/** A small, plausible mistake, as an exact edit, and the tests that can detect it. */
export interface Fault {
  /** What goes wrong, as a sentence. */
  name: string
  file: string
  /** Occurs in the file exactly once. */
  find: string
  replace: string
  /** In the order they are run, up to the first failure. */
  tests: readonly FaultTest[]
}

export interface FaultTest {
  suite: 'vitest' | 'playwright'
  /** Paths of test files, as both tools accept them. */
  files: readonly string[]
  /** Only tests whose full name contains this text; for generated tests, the call. */
  only?: string
}

export const vitest = (...files: string[]): FaultTest => ({ suite: 'vitest', files })

/** The generated tests of one endpoint. */
export const generated = (call: string): FaultTest => ({
  suite: 'vitest',
  files: ['server/test/generated/access.test.ts', 'server/test/generated/bad-input.test.ts'],
  only: call,
})
