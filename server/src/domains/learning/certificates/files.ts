import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { drawCertificate } from './paper.ts'
import { badgeFacts, certificateById } from './queries.ts'
import { badgeOf } from './rules.ts'

export const certificateFile = signedKind('certificate.pdf', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

export function serveCertificates(app: FastifyInstance) {
  const { publicUrl } = app.services.config
  serveSigned(app, certificateFile, async ({ services, actor, now, params: { id, language } }) => {
    const certificate = await certificateById(services.db, id)
    if (certificate?.accountId !== actor.id) throw new Problem('not_found')
    const { productName: brand } = await readSettings(services.db, now)
    const checkAt = `${publicUrl}${language === 'hi' ? '/hi' : ''}/certificate?${new URLSearchParams({ code: certificate.code })}`
    return {
      filename: `${certificate.number}.pdf`,
      contentType: 'application/pdf',
      body: await drawCertificate({ ...certificate, brand, language, checkAt }),
    }
  })
  // Read by badge wallets, which expect it as it is.
  app.get<{ Params: { code: string } }>('/credentials/:code', async (request, reply) => {
    const { db, now } = app.services
    const code = /^([\w-]{22})\.json$/.exec(request.params.code)?.[1]
    const certificate = code && (await badgeFacts(db, code))
    if (!certificate) throw new Problem('not_found')
    const { productName, helpDeskEmail } = await readSettings(db, now())
    const issuer = { name: productName, email: helpDeskEmail, url: publicUrl }
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(badgeOf(certificate, issuer))
  })
}
