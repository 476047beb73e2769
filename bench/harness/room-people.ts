import { newToken, tokenHash } from '#server/platform/security/secrets.ts'
import { withDb } from '../../stress/harness/funded-people.ts'

export interface Guest {
  id: number
  token: string
}

/** Signed-in people of one type. */
export const signedIn = (databaseUrl: string, type: 'user' | 'consultant', count: number): Promise<Guest[]> =>
  withDb(databaseUrl, async (db) => {
    const now = new Date()
    const prefix = type === 'user' ? '7' : '8'
    const accounts = await db
      .insertInto('accounts')
      .values(
        Array.from({ length: count }, (_, n) => ({
          ...{ type, mobile: `${prefix}${String(n).padStart(9, '0')}`, name: 'Guest', source: 'popup' },
          ...{ created_at: now, updated_at: now },
        })),
      )
      .returning('id')
      .execute()
    const guests = accounts.map(({ id }) => ({ id, token: newToken() }))
    await db
      .insertInto('sessions')
      .values(
        guests.map(({ id, token }) => ({
          ...{ account_id: id, token_hash: tokenHash(token), user_agent: 'bench', address: '127.0.0.1' },
          ...{ created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) },
        })),
      )
      .execute()
    return guests
  })
