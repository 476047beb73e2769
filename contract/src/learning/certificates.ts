import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Instant, Line, pageOf, paging, Text } from '../fields.ts'
import { exported, ofPerson } from '../staff-shapes.ts'
import { CERTIFICATE_KINDS, CERTIFICATE_SORTS, CERTIFICATE_STATES } from './constants.ts'

/** As frozen at issue. */
const Certificate = z.object({
  /** A finished course, or a workshop that was attended. */
  kind: z.enum(CERTIFICATE_KINDS),
  number: z.string(),
  name: z.string(),
  title_english: z.string(),
  title_hindi: z.string(),
  trainer: z.string(),
  lessons: z.int(),
  /** Watch time of a course, or the length of a workshop. */
  watchedSeconds: z.int(),
  /** Null if the course has no quiz. */
  quizPercent: z.int().nullable(),
  startedOn: Day,
  issuedAt: Instant,
  revokedAt: Instant.nullable(),
})
const OwnCertificate = Certificate.extend({
  id: Id,
  courseId: Id,
  code: z.string(),
  /** Of a revoked one: after a refund, or where staff allow it. */
  mayBeIssuedAgain: z.boolean(),
})

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/web/v1/certificates',
  summary: 'Lists the certificates of the caller, newest first.',
  for: 'user',
  input: z.object({ page: paging.page, limit: paging.limit }),
  reply: pageOf(OwnCertificate),
})

export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/web/v1/certificates',
  summary: 'Issues the certificate of a course if its watch time and quizzes are done. Returns the one that exists.',
  for: 'user',
  input: z.object({ courseId: Id }),
  ids: { courseId: 'finished course' },
  reply: z.object({ certificate: OwnCertificate }),
  status: 201,
  message: 'Certificate issued',
  problems: ['not_found', 'course_unfinished', 'certificate_revoked', 'stale'],
})

export const linkCertificate = endpoint({
  method: 'POST',
  path: '/api/web/v1/certificates/{id}/links',
  summary: 'Returns a short-lived link to the certificate as PDF, in the language of the caller.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'certificate' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found'],
})

export const checkCertificate = endpoint({
  method: 'GET',
  path: '/api/web/v1/certificate-checks',
  summary:
    'Verifies a certificate of a course or of attendance by the code in its QR or by its number, without login. By number the name is shown as initials.',
  for: 'anyone',
  input: z.object({ code: Text(64).default('') }),
  reply: z.object({
    /** Null if we issued none with this code or number. */
    certificate: Certificate.nullable(),
    /** The code drawn: a path on a grid of squares. Null if it was not the code that was entered. */
    qr: z.object({ squares: z.int(), path: z.string() }).nullable(),
  }),
  limit: { per: 'address', max: 60, seconds: 60 },
})

const filters = { search: paging.search, ...ofPerson, state: z.enum(CERTIFICATE_STATES).optional() }

export const listStaffCertificates = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/certificates',
  summary: 'Lists certificates for staff.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'content', 'support'],
  input: z.object({
    page: paging.page,
    limit: paging.limit,
    ...filters,
    sort: z.enum(CERTIFICATE_SORTS.flatMap((sort) => [sort, `-${sort}` as const])).default('-issuedAt'),
  }),
  reply: pageOf(OwnCertificate.omit({ code: true }).extend({ revokedReason: z.string().nullable() })),
})

export const exportCertificates = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/certificates/exports',
  ...exported,
  roles: ['operations', 'content', 'support'],
  input: z.object(filters),
})

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/certificates/{id}/revocations',
  summary:
    'Revokes a certificate with a reason. The public check says so. It is issued again only if that is allowed, which can be done later by repeating the request.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'content', 'support'],
  input: z.object({ id: IdInPath, reason: Line(500), mayBeIssuedAgain: z.boolean().default(false) }),
  ids: { id: 'public' },
  reply: z.object({ id: Id }),
  status: 201,
  message: 'Certificate revoked',
  problems: ['not_found', 'stale'],
})
