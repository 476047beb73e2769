import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { readyExport } from './queries.ts'

export const exportFile = signedKind('data-export', z.object({ id: IdInPath }))

export const serveExportFiles = (app: FastifyInstance) =>
  serveSigned(app, exportFile, async ({ services, actor, now, params }) => {
    const ready = await readyExport(services.db, actor.id, params.id, now)
    const bytes = ready?.fileKey && (await services.store.get(ready.fileKey))
    if (!bytes) throw new Problem('not_found')
    const day = ready.requestedAt.toISOString().slice(0, 10)
    return { body: bytes, contentType: 'application/zip', filename: `paramarsh-${day}.zip` }
  })
