import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Paise } from '#contract/fields.ts'
import { spend } from '#server/domains/ledger/public.ts'
import { bind } from '#server/platform/http/bind.ts'

/** The minimal wallet payment: one spend in the ledger, once per key. Served only in stress tests and benches. */
export const spendOnce = endpoint({
  method: 'POST',
  path: '/api/stress/spends',
  summary: 'Spends from the caller’s balances.',
  for: 'user',
  idempotent: true,
  input: z.object({ paise: Paise.min(1) }),
  reply: z.object({ movementId: Id, promoPaise: Paise, walletPaise: Paise }),
  status: 201,
  problems: ['insufficient_funds'],
})

export const serveSpending = (app: FastifyInstance) =>
  bind(app)(spendOnce, ({ tx, actor, now }, { paise }) =>
    spend(tx, {
      key: `spend ${randomUUID()}`,
      kind: 'proof_spend',
      of: actor.id,
      paise,
      to: [{ place: 'orders', paise }],
      at: now,
    }),
  )
