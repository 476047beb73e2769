import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, so that no core waits at the end for the last of them; a fresh clone remembers no durations. */
const SLOW = [
  'server/test/generated/bad-input.test.ts',
  'server/test/generated/access.test.ts',
  'proof/money-kills.test.ts',
  'server/src/domains/calls/processes.test.ts',
  'proof/otp-attack.test.ts',
  'scripts/start.test.ts',
  'proof/talks.test.ts',
  'scripts/backup/backup.test.ts',
]

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = SLOW.findIndex((path) => moduleId.endsWith(path))
      return found < 0 ? SLOW.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
