import { withApp } from './harness/app.ts'
import { type Bench, takeTurns } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { startChild } from './harness/child.ts'
import { rateOf } from './harness/load.ts'
import { buffersOf } from './harness/statements.ts'

const PATH = '/api/mobile/v1/get-user-details'
const MOBILE = '9000000001'

/** Signed in, through HTTP, compared with a bare route that runs the same statements. */
export const bench: Bench = {
  name: 'get-user-details, signed in',
  unit: 'requests/s',
  limit: 0.6,
  run: () =>
    withApp(async (app) => {
      const token = await signIn(app.url)
      const headers = { authorization: `Bearer ${token}` }
      const statements = await watching(app, (ask) => ask(PATH, headers))
      const poolSize = 10
      const baseline = await startChild('sql-baseline.ts', {
        databaseUrl: app.databaseUrl,
        poolSize,
        path: PATH,
        statements,
      })
      try {
        const load = { path: PATH, headers }
        const measured = await takeTurns(
          () => rateOf(app, load),
          () => rateOf(baseline, load),
        )
        const reads = statements.filter(({ text }) => /^\s*(select|with)/i.test(text))
        const buffers = await Promise.all(reads.map((statement) => buffersOf(app.databaseUrl, statement)))
        return { ...measured, notes: [...measured.notes, `${statements.length} statements a request`, ...buffers] }
      } finally {
        await baseline.stop()
      }
    }),
}

async function signIn(url: string) {
  const post = async <T>(path: string, body: object) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}`)
    return ((await reply.json()) as { data: T }).data
  }
  await post('/api/mobile/v1/send/otp', { mobile: MOBILE })
  const inbox = (await (await fetch(`${url}/demo/inbox.json?to=${MOBILE}`)).json()) as { otp?: string }[]
  const { token } = await post<{ token: string }>('/api/mobile/v1/user/login', {
    mobile: MOBILE,
    otp: inbox.find(({ otp }) => otp)?.otp,
  })
  return token
}
