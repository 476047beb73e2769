import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readDocumentBrand } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { drawDocument } from './paper.ts'
import { documentById } from './queries.ts'

/** An invoice or credit note as PDF, in the requester's language. */
export const documentFile = signedKind('order-document.pdf', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

/** The address in the QR code of a document. */
const checkAddress = (origin: string, { number, checkCode }: { number: string; checkCode: string }, language: string) =>
  `${origin}${language === 'hi' ? '/hi' : ''}/document-check?${new URLSearchParams({ number, code: checkCode })}`

export const serveDocumentFile = (app: FastifyInstance) =>
  serveSigned(app, documentFile, async ({ services, actor, now, params: { id, language } }) => {
    const document = await documentById(services.db, id)
    if (!document || (actor.type !== 'admin' && document.accountId !== actor.id)) throw new Problem('not_found')
    return {
      filename: `${document.number.replaceAll('/', '-')}.pdf`,
      contentType: 'application/pdf',
      body: await drawDocument({
        ...document,
        brand: await readDocumentBrand(services, now),
        language,
        checkAt: checkAddress(services.config.publicUrl, document, language),
      }),
    }
  })
