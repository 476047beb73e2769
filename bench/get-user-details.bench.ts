import { type Bench, takeTurns } from './rig/bench.ts'
import { watching } from './rig/captured.ts'
import { startChild } from './rig/child.ts'
import { withHouse } from './rig/house.ts'
import { rateOf } from './rig/load.ts'
import { buffersOf } from './rig/statements.ts'

const PATH = '/api/mobile/v1/get-user-details'
const MOBILE = '9000000001'

/** Signed in, through HTTP, against a bare route that runs the very statements ours sends. */
export const bench: Bench = {
  name: 'get-user-details, signed in',
  unit: 'requests/s',
  limit: 0.6,
  run: () =>
    withHouse(async (house) => {
      const token = await signIn(house.url)
      const headers = { authorization: `Bearer ${token}` }
      const statements = await watching(house, (ask) => ask(PATH, headers))
      const poolSize = 10
      const twin = await startChild('sql-twin.ts', { databaseUrl: house.databaseUrl, poolSize, path: PATH, statements })
      try {
        const load = { path: PATH, headers }
        const measured = await takeTurns(
          () => rateOf(house, load),
          () => rateOf(twin, load),
        )
        const reads = statements.filter(({ text }) => /^\s*(select|with)/i.test(text))
        const buffers = await Promise.all(reads.map((statement) => buffersOf(house.databaseUrl, statement)))
        return { ...measured, notes: [...measured.notes, `${statements.length} statements a request`, ...buffers] }
      } finally {
        await twin.stop()
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
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
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
