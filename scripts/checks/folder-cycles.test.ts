import { expect, test } from 'vitest'
import { folderCycles } from './folder-cycles.ts'

const imports = (source: string, ...targets: string[]) => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved })),
})

test('folders of a domain or of the platform that import each other are reported, however many are in between', () => {
  for (const area of ['server/src/domains/bookings', 'server/src/platform'])
    expect(
      folderCycles([
        imports(`${area}/a/one.ts`, `${area}/b/one.ts`),
        imports(`${area}/b/two.ts`, `${area}/c/one.ts`),
        imports(`${area}/c/two.ts`, `${area}/a/two.ts`),
      ]).map(({ to }) => to),
    ).toContain(`${area}/a → ${area}/b → ${area}/c → ${area}/a`)
})

test('neither the folder around it nor a test closes a cycle', () => {
  const area = 'server/src/platform'
  expect(
    folderCycles([
      imports(`${area}/db/db.ts`, `${area}/services.ts`),
      imports(`${area}/services.ts`, `${area}/db/db.ts`),
      imports(`${area}/http/bind.ts`, `${area}/db/db.ts`),
      imports(`${area}/db/db.test.ts`, `${area}/http/bind.ts`),
    ]),
  ).toEqual([])
})
