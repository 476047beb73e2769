import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { exportCertificates } from '#contract/learning/certificates.ts'
import { readDocumentBrand } from '#server/domains/settings/public.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { drawCertificate } from './paper.ts'
import { certificateById, pageOfCertificates } from './queries.ts'
import { certificateAddress } from './rules.ts'

export const certificateFile = signedKind('certificate.pdf', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

/** The signed link contains the filter, so that the file matches the list on the screen. */
export const certificatesFile = signedKind('certificates.csv', exportCertificates.input)

const columns: CsvColumns<Awaited<ReturnType<typeof pageOfCertificates>>[number]> = [
  ['Number', (row) => row.number],
  ['Name', (row) => row.name],
  ['Course', (row) => row.title_english],
  ['Course in Hindi', (row) => row.title_hindi],
  ['Trainer', (row) => row.trainer],
  ['Watched minutes', (row) => Math.round(row.watchedSeconds / 60)],
  ['Quiz percent', (row) => row.quizPercent],
  ['Started', (row) => row.startedOn],
  ['Issued', (row) => row.issuedAt, 'India time'],
  ['Revoked', (row) => row.revokedAt, 'India time'],
  ['Reason', (row) => row.revokedReason],
]

export function serveCertificates(app: FastifyInstance) {
  const { publicUrl } = app.services.config
  serveSigned(app, certificateFile, async ({ services, actor, now, params: { id, language } }) => {
    const certificate = await certificateById(services.db, id)
    if (certificate?.accountId !== actor.id) throw new Problem('not_found')
    const brand = await readDocumentBrand(services, now)
    const checkAt = certificateAddress(publicUrl, certificate.code, language)
    return {
      filename: `${certificate.number}.pdf`,
      contentType: 'application/pdf',
      body: await drawCertificate({ ...certificate, brand, language, checkAt }),
    }
  })
  serveSigned(app, certificatesFile, async ({ services, actor, now, params: { search, person, state } }) => {
    const filter = { search, accountId: person, state }
    const view = { sort: 'issuedAt', descending: true } as const
    const parts = inParts((part) => pageOfCertificates(services.db, filter, { ...view, ...part }))
    return staffCsv('certificates', { actor, now }, columns, parts)
  })
}
