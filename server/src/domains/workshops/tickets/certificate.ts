import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { type CertificateSource, certificateAddress, drawAward } from '#server/domains/learning/public.ts'
import { readDocumentBrand } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/outbox/when.ts'
import { dayInIndia as dayOf, MINUTE_MS } from '#server/platform/time.ts'
import { isAttended } from '../rules.ts'
import { attendedWith, certificateCode, ticketOf } from './queries.ts'

export const certificateFile = signedKind(
  'workshop-certificate.pdf',
  z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }),
)

const words = {
  did: { en: 'has attended the workshop', hi: 'ने यह कार्यशाला पूरी की है' },
  role: { en: 'Trainer', hi: 'प्रशिक्षक' },
  online: { en: 'Online', hi: 'ऑनलाइन' },
}
const lengthOf = {
  en: (hours: number, minutes: number) => `${hours ? `${hours} hr ` : ''}${minutes ? `${minutes} min` : ''}`.trim(),
  hi: (hours: number, minutes: number) => `${hours ? `${hours} घंटे ` : ''}${minutes ? `${minutes} मिनट` : ''}`.trim(),
}

type Attended = NonNullable<Awaited<ReturnType<typeof attendedWith>>>

const shown = ({ startsAt, endsAt, ...ticket }: Attended) => ({
  ...ticket,
  ...{ kind: 'workshop' as const, lessons: 0, quizPercent: null, revokedAt: null, issuedAt: endsAt },
  ...{ watchedSeconds: Math.round((endsAt.getTime() - startsAt.getTime()) / 1000), startedOn: dayOf(startsAt) },
})

/** Certificates of attendance are checked on the page where those of courses are. */
export const attendanceCertificates: CertificateSource = {
  withCode: async (db, code, now) => {
    const found = await attendedWith(db, { code }, now)
    return found && shown(found)
  },
  withNumber: async (db, number, now) => {
    const found = await attendedWith(db, { number }, now)
    return found && shown(found)
  },
}

/** The certificate of attendance; its number is that of the ticket. */
export const serveAttendanceCertificate = (app: FastifyInstance) =>
  serveSigned(app, certificateFile, async ({ services, actor, now, params: { id, language } }) => {
    const ticket = await ticketOf(services.db, id, actor.id)
    if (!ticket || !isAttended(ticket, now)) throw new Problem('not_found')
    const code = await certificateCode(services.db, id, randomBytes(16).toString('base64url'))
    const brand = await readDocumentBrand(services, now)
    const minutes = Math.round((ticket.endsAt.getTime() - ticket.startsAt.getTime()) / MINUTE_MS)
    const city = language === 'hi' ? ticket.city_hindi : ticket.city_english
    const place = ticket.place === 'online' ? words.online[language] : city
    return {
      filename: `${ticket.number}.pdf`,
      contentType: 'application/pdf',
      body: await drawAward({
        ...{ number: ticket.number, name: ticket.name, trainer: ticket.trainer, brand, language },
        did: words.did[language],
        title: language === 'hi' ? ticket.title_hindi : ticket.title_english,
        facts: `${lengthOf[language](Math.floor(minutes / 60), minutes % 60)} · ${place}`,
        period: dayInIndia(ticket.startsAt, language),
        checkAt: certificateAddress(services.config.publicUrl, code, language),
        ...{ note: null, role: words.role[language], issuedAt: ticket.endsAt },
      }),
    }
  })
