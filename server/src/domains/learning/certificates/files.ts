import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { drawCertificate } from './paper.ts'
import { certificateById } from './queries.ts'
import { certificateAddress } from './rules.ts'

export const certificateFile = signedKind('certificate.pdf', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

export function serveCertificates(app: FastifyInstance) {
  const { publicUrl } = app.services.config
  serveSigned(app, certificateFile, async ({ services, actor, now, params: { id, language } }) => {
    const certificate = await certificateById(services.db, id)
    if (certificate?.accountId !== actor.id) throw new Problem('not_found')
    const { productName: brand } = await readSettings(services.db, now)
    const checkAt = certificateAddress(publicUrl, certificate.code, language)
    return {
      filename: `${certificate.number}.pdf`,
      contentType: 'application/pdf',
      body: await drawCertificate({ ...certificate, brand, language, checkAt }),
    }
  })
}
