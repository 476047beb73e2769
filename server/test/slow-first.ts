import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files first, so that no core idles at the end; a fresh clone has no recorded durations. */
const SLOW = [
  'server/test/generated/bad-input.test.ts',
  'server/test/generated/access.test.ts',
  'scripts/start.test.ts',
  'server/src/domains/calls/processes.test.ts',
  'stress/otp-attack.test.ts',
  'stress/talk-kills.test.ts',
  'scripts/backup/backup.test.ts',
  'server/src/domains/calls/seats/seats.test.ts',
  'stress/money-kills.test.ts',
  'server/src/domains/discovery/listing/listing.test.ts',
  'stress/talks.test.ts',
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
