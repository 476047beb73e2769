import { buildApp } from '#server/app.ts'
import { type Room, registerRoomKind } from '#server/domains/calls/public.ts'
import { readConfig } from '#server/platform/process/config.ts'
import { serve } from './serve.ts'

interface Work {
  databaseUrl: string
  env: Record<string, string>
  /** Slug, customer, consultant. */
  rooms: [string, number, number][]
}

/** The app, with rooms that need no booking. */
await serve<Work>(async ({ databaseUrl, env, rooms }) => {
  const app = await buildApp({ config: readConfig(env), databaseUrl })
  const known = new Map(
    rooms.map(([slug, customerId, consultantId], i) => [slug, roomOf(slug, customerId, consultantId, i)]),
  )
  registerRoomKind('talk', {
    find: async (_, slug) => known.get(slug),
    listMessages: async () => [],
    sendMessage: () => Promise.reject(new Error('chat is not part of this bench')),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
})

function roomOf(slug: string, customerId: number, consultantId: number, itemId: number): Room {
  const at = new Date()
  return {
    ...{
      kind: 'talk',
      itemId: itemId + 1,
      bookId: null,
      slug,
      number: `CALL-${itemId}`,
      mode: 'video',
      customerId,
      consultantId,
    },
    ...{ opensAt: at, startsAt: at, endsAt: null, closesAt: null, state: 'open' },
    ...{ subject: '', topic: null, amountPaise: 0 },
  }
}
