import type { FastifyInstance } from 'fastify'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind, verifySigned } from '#server/platform/http/signed-urls.ts'
import { joinFromOf } from '../rules.ts'
import { setAttended, ticketOf } from './queries.ts'

export const calendarFile = signedKind('workshop.ics', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))
export const meetingAddress = signedKind('workshop-meeting', z.object({ id: IdInPath }), 60)

const HOUR_SECONDS = 3_600

/** One workshop as a file; a cancelled or given-up one removes itself from the calendar. */
export const serveCalendarFile = (app: FastifyInstance) =>
  serveSigned(app, calendarFile, async ({ services, actor, now, params: { id, language } }) => {
    const ticket = await ticketOf(services.db, id, actor.id)
    if (!ticket) throw new Problem('not_found')
    const { productName: company } = await readSettings(services.db, now)
    const isOff = ticket.state !== 'valid' || ticket.workshopState === 'cancelled'
    const summary = language === 'hi' ? ticket.title_hindi : ticket.title_english
    const url = `${services.config.publicUrl}${language === 'hi' ? '/hi' : ''}/dashboard/workshops`
    const venue = language === 'hi' ? ticket.venue_hindi : ticket.venue_english
    const calendar = ical({
      prodId: { company, product: 'Workshops 1.0' },
      method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
      events: [
        {
          ...{
            id: `workshop-${ticket.workshopId}@${new URL(services.config.publicUrl).hostname}`,
            sequence: ticket.version,
          },
          ...{ start: ticket.startsAt, end: ticket.endsAt, created: ticket.createdAt, stamp: ticket.updatedAt },
          ...{ summary, description: `${ticket.trainer}\n${ticket.number}`, url },
          location: ticket.place === 'venue' ? venue : url,
          status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
          alarms: isOff ? [] : [{ type: ICalAlarmType.display, triggerBefore: HOUR_SECONDS, description: summary }],
        },
      ],
    })
    const body = Buffer.from(`${calendar.toString().trimEnd()}\r\n`)
    return { body, contentType: 'text/calendar; charset=utf-8', filename: `${ticket.number}.ics`, bytes: body.length }
  })

/** Records the attendance and leads to the meeting. */
export const serveMeetings = (app: FastifyInstance) =>
  app.get(`/files/${meetingAddress.name}`, async (request, reply) => {
    const { services, actor, now, params } = await verifySigned(app.services, meetingAddress, request)
    const ticket = await ticketOf(services.db, params.id, actor.id)
    const opensAt = ticket && joinFromOf(ticket)
    const isOpen = opensAt && opensAt <= now && now < ticket.endsAt && ticket.meetingUrl !== ''
    if (!isOpen || ticket.state !== 'valid' || ticket.workshopState === 'cancelled') throw new Problem('not_found')
    await setAttended(services.db, ticket.id, now)
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(ticket.meetingUrl)
  })
