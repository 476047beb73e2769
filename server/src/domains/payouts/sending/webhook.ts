import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/problem.ts'
import { keepNotice, withdrawalOfPayout } from '../withdrawals/queries.ts'
import { idOfReference } from '../withdrawals/rules.ts'
import { applyFact, checkPaidAfterAll } from './service.ts'

/** What RazorpayX tells us unasked. The body is read raw: the signature is of its bytes. */
export async function servePayoutNotices(app: FastifyInstance) {
  const { house } = app
  if (house.payoutProvider?.name !== 'razorpayx') return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/web/v1/webhooks/razorpayx', async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['x-razorpay-signature']
      const said = house.payoutProvider!.read(body, typeof signature === 'string' ? signature : undefined)
      if (said === 'forged') throw new Problem('signature_wrong')
      if (said === 'other') return { message: 'OK', data: {} }
      const now = house.now()
      const { eventId, reference, ...fact } = said
      await house.settlements.once(`payout notice ${eventId}`, 'webhook', async () => {
        const withdrawalId = await house.settlements.limitTransactions(async () => {
          const id = await withdrawalOfPayout(house.db, fact.payoutId, idOfReference(reference))
          await house.db.transaction().execute((tx) => keepNotice(tx, { eventId, withdrawalId: id, body: fact, now }))
          // Applying may be repeated, so a notice that was stored but not acted on is acted on by the next one.
          if (id !== undefined) await applyFact(house, id, fact, now)
          return id
        })
        if (withdrawalId !== undefined) await checkPaidAfterAll(house, withdrawalId, fact, now)
      })
      return { message: 'OK', data: {} }
    })
  })
}
