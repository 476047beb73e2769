import pg from 'pg'
import { startAppOn } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'
import { type ReadyRows, storeReadyRows } from './harness/ready-rows.ts'
import { buffersOf } from './harness/statements.ts'
import { WORLD_NOW, worldOf } from './harness/worlds.ts'

const CALL = '/api/mobile/v1/search-consultant'
const pathOf = (name: string) => `${CALL}?name=${encodeURIComponent(name)}`
const TEXTS_OF_EACH_KIND = 100

/** Distinct texts as people type them: names and industries, whole, begun, in Hindi, and with an error. */
async function typedTexts(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const people = await client.query<{ name: string }>(
      `select distinct name from accounts where type = 'consultant' order by name limit ${TEXTS_OF_EACH_KIND * 20}`,
    )
    const industries = await client.query<{ english: string; hindi: string }>(
      'select title_english as english, title_hindi as hindi from industries where not hidden order by id',
    )
    const every = <T>(rows: T[], step: number) => rows.filter((_, at) => at % step === 0).slice(0, TEXTS_OF_EACH_KIND)
    const names = every(people.rows, 20).map(({ name }) => name)
    const [english, hindi] = [industries.rows.map((row) => row.english), industries.rows.map((row) => row.hindi)]
    return [
      ...new Set([
        ...names.flatMap((name) => [name, name.slice(0, 5), misspelt(name)]),
        ...every(english, 1).flatMap((title) => [title, title.slice(0, 5), misspelt(title)]),
        ...every(hindi, 1),
      ]),
    ]
  } finally {
    await client.end()
  }
}

/** Without its fourth letter. */
const misspelt = (text: string) => text.slice(0, 3) + text.slice(4)

/** What each answer contains, as rows that only have to be read. */
async function readyAnswers(url: string, paths: readonly string[]) {
  const answers: ReadyRows[] = []
  for (const path of paths) {
    const { data } = (await (await fetch(url + path)).json()) as { data: Record<string, unknown[]> }
    answers.push({ path, rows: Object.values(data).flat() })
  }
  return answers
}

export const bench: Bench[] = [
  {
    name: 'search-consultant at 100k, by distinct texts, against ready rows off one index',
    unit: 'requests/s',
    limit: 0.3,
    async run() {
      const databaseUrl = await worldOf('100k')
      const paths = (await typedTexts(databaseUrl)).map(pathOf)
      const statements = await watching({ databaseUrl, now: () => WORLD_NOW }, (ask) => ask(pathOf('kulkarni')))
      const ours = await startAppOn(databaseUrl, { at: WORLD_NOW })
      await storeReadyRows(databaseUrl, await readyAnswers(ours.url, paths))
      const baseline = await startChild('ready-rows-baseline.ts', { databaseUrl, poolSize: 10, path: CALL, times: 1 })
      try {
        const measured = await takeTurns(
          () => rateOf(ours, { path: paths }),
          () => rateOf(baseline, { path: paths }),
        )
        const buffers = await Promise.all(statements.map((statement) => buffersOf(databaseUrl, statement)))
        const notes = [`${paths.length} texts in turn`, `${statements.length} statements for a name`, ...buffers]
        return { ...measured, notes: [...measured.notes, ...notes] }
      } finally {
        await ours.stop()
        await baseline.stop()
      }
    },
  },
]
