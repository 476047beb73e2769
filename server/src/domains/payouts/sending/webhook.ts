import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/http/problem.ts'
import { storeNotice, withdrawalOfPayout } from '../withdrawals/queries.ts'
import { idOfReference } from '../withdrawals/rules.ts'
import { applyFact, checkPaidAfterAll } from './service.ts'

/** The RazorpayX webhook. The body is read raw: the signature covers its bytes. */
export async function servePayoutNotices(app: FastifyInstance) {
  const { services } = app
  if (services.payoutProvider?.name !== 'razorpayx') return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/web/v1/webhooks/razorpayx', async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['x-razorpay-signature']
      const said = services.payoutProvider!.read(body, typeof signature === 'string' ? signature : undefined)
      if (said === 'forged') throw new Problem('signature_wrong')
      if (said === 'other') return { message: 'OK', data: {} }
      const now = services.now()
      const { eventId, reference, ...fact } = said
      await services.settlements.once(`payout notice ${eventId}`, 'webhook', async () => {
        const withdrawalId = await services.settlements.limitTransactions(async () => {
          const id = await withdrawalOfPayout(services.db, fact.payoutId, idOfReference(reference))
          await services.db
            .transaction()
            .execute((tx) => storeNotice(tx, { eventId, withdrawalId: id, body: fact, now }))
          // Applying is idempotent, so a notification that was stored but not applied is applied by the next one.
          if (id !== undefined) await applyFact(services, id, fact, now)
          return id
        })
        if (withdrawalId !== undefined) await checkPaidAfterAll(services, withdrawalId, fact, now)
      })
      return { message: 'OK', data: {} }
    })
  })
}
