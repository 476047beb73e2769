import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { IdInPath } from '#contract/fields.ts'
import { readDocumentBrand } from '#server/domains/settings/public.ts'
import { fontFiles } from '#server/platform/documents/fonts.ts'
import { type DocumentBrand, drawBorder, drawBrand } from '#server/platform/documents/ornaments.ts'
import { drawQr } from '#server/platform/documents/qr.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { dayInIndia, timeIn } from '#server/platform/outbox/when.ts'
import { codeOf } from '../rules.ts'
import { ticketOf } from './queries.ts'

type Language = 'en' | 'hi'

export const ticketFile = signedKind('workshop-ticket.pdf', z.object({ id: IdInPath, language: z.enum(['en', 'hi']) }))

const words = {
  ticket: { en: 'Ticket', hi: 'टिकट' },
  date: { en: 'Date', hi: 'तारीख़' },
  time: { en: 'Time', hi: 'समय' },
  place: { en: 'Place', hi: 'जगह' },
  name: { en: 'Name', hi: 'नाम' },
  seat: { en: 'Seat', hi: 'सीट' },
  online: {
    en: 'Online. Open the meeting from your tickets on our site, from 15 minutes before the start.',
    hi: 'ऑनलाइन। शुरू होने के 15 मिनट पहले से हमारी साइट पर अपने टिकट से मीटिंग खोलें।',
  },
  show: { en: 'Show this code at the door. One scan per seat.', hi: 'यह कोड दरवाज़े पर दिखाएँ। एक सीट, एक स्कैन।' },
} satisfies Record<string, Record<Language, string>>

interface Drawn {
  language: Language
  brand: DocumentBrand
  number: string
  title: string
  trainer: string
  facts: [string, string][]
  /** The text of the QR code; null for an online workshop. */
  code: string | null
}

const INDIA = 'Asia/Kolkata'
const [WIDTH, HEIGHT, INSET] = [419.53, 595.28, 24]
const [INK, QUIET] = ['#14222a', '#46535a']

/** A ticket on A5. */
async function drawTicket({ language, brand, number, title, trainer, facts, code }: Drawn): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: `${words.ticket[language]} ${number} · ${brand.name}`, Author: brand.name, Creator: brand.name }
  const doc = new PDFDocument({ size: 'A5', margin: 0, lang: `${language}-IN`, info })
  for (const [name, file] of Object.entries(fontFiles())) doc.registerFont(name, file)
  doc
    .rect(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET)
    .lineWidth(1.2)
    .stroke(brand.colour)
  drawBorder(doc, { x: INSET + 12, y: INSET + 10, width: WIDTH - 2 * INSET - 24, colour: brand.colour })
  const [left, width] = [INSET + 22, WIDTH - 2 * INSET - 44]
  drawBrand(doc, brand, { x: left, y: 58, size: 30, text: 20, width })
  doc.font('title').fontSize(19).fillColor(INK).text(title, left, 106, { width })
  doc
    .font('body')
    .fontSize(11)
    .fillColor(QUIET)
    .text(trainer, left, doc.y + 4, { width })
  let y = doc.y + 14
  for (const [label, value] of facts) {
    doc
      .font('body')
      .fontSize(10)
      .fillColor(QUIET)
      .text(label, left, y + 1, { width: 70 })
    doc
      .font('strong')
      .fontSize(11)
      .fillColor(INK)
      .text(value, left + 80, y, { width: width - 80 })
    y = doc.y + 7
  }
  if (code !== null) {
    drawQr(doc, code, { x: WIDTH / 2 - 65, y: HEIGHT - 212, size: 130 })
    doc
      .font('body')
      .fontSize(10)
      .fillColor(QUIET)
      .text(words.show[language], left, HEIGHT - 72, { width, align: 'center' })
  }
  doc.end()
  return buffer(doc as unknown as AsyncIterable<Buffer>)
}

export const serveTicketPdf = (app: FastifyInstance) =>
  serveSigned(app, ticketFile, async ({ services, actor, now, params: { id, language } }) => {
    const ticket = await ticketOf(services.db, id, actor.id)
    if (ticket?.state !== 'valid' || ticket.workshopState === 'cancelled') throw new Problem('not_found')
    const brand = await readDocumentBrand(services, now)
    const isOnline = ticket.place === 'online'
    const venue = language === 'hi' ? ticket.venue_hindi : ticket.venue_english
    const facts: [string, string][] = [
      [words.date[language], dayInIndia(ticket.startsAt, language)],
      [words.time[language], `${timeIn(ticket.startsAt, INDIA)} – ${timeIn(ticket.endsAt, INDIA)}`],
      [words.place[language], isOnline ? words.online[language] : venue],
      [words.name[language], ticket.name],
      [words.seat[language], String(ticket.seat)],
      [words.ticket[language], ticket.number],
    ]
    const body = await drawTicket({
      ...{ language, brand, number: ticket.number, trainer: ticket.trainer, facts },
      title: language === 'hi' ? ticket.title_hindi : ticket.title_english,
      code: isOnline ? null : codeOf(services.secrets, ticket.id),
    })
    return { filename: `${ticket.number}-ticket.pdf`, contentType: 'application/pdf', body }
  })
