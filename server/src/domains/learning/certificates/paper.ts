import { buffer } from 'node:stream/consumers'
import { type FontName, fontFiles } from '#server/platform/documents/fonts.ts'
import { type DocumentBrand, drawBorder, drawBrand, widthOfBrand } from '#server/platform/documents/ornaments.ts'
import { drawQr } from '#server/platform/documents/qr.ts'
import { dayInIndia } from '#server/platform/outbox/when.ts'

type Language = 'en' | 'hi'

const words = {
  title: { en: 'Certificate', hi: 'प्रमाणपत्र' },
  certifies: { en: 'This is to certify that', hi: 'प्रमाणित किया जाता है कि' },
  completed: { en: 'has completed the course', hi: 'ने यह कोर्स पूरा किया है' },
  trainer: { en: 'Course consultant', hi: 'कोर्स सलाहकार' },
  number: { en: 'Certificate', hi: 'प्रमाणपत्र' },
  scan: { en: 'Scan to verify', hi: 'जाँचने के लिए स्कैन करें' },
  revoked: { en: 'Revoked', hi: 'रद्द' },
} satisfies Record<string, Record<Language, string>>

const factsLine = {
  en: (lessons: number, time: string, percent: number | null) =>
    `${lessons} lessons · ${time} of watch time${percent === null ? '' : ` · quiz score ${percent}%`}`,
  hi: (lessons: number, time: string, percent: number | null) =>
    `${lessons} पाठ · ${time} का वीडियो${percent === null ? '' : ` · क्विज़ में ${percent}%`}`,
}
const timeOf = {
  en: (hours: number, minutes: number) => `${hours ? `${hours} hr ` : ''}${minutes} min`,
  hi: (hours: number, minutes: number) => `${hours ? `${hours} घंटे ` : ''}${minutes} मिनट`,
}

interface Drawn {
  number: string
  name: string
  title_english: string
  title_hindi: string
  trainer: string
  lessons: number
  watchedSeconds: number
  quizPercent: number | null
  startedOn: string
  issuedAt: Date
  revokedAt: Date | null
  brand: DocumentBrand
  language: Language
  /** Where it can be checked. */
  checkAt: string
}

/** The certificate of a course, as frozen at issue. */
export function drawCertificate(certificate: Drawn): Promise<Buffer> {
  const { language, issuedAt, revokedAt } = certificate
  const minutes = Math.ceil(certificate.watchedSeconds / 60)
  const time = timeOf[language](Math.floor(minutes / 60), minutes % 60)
  const day = (at: Date) => dayInIndia(at, language)
  return drawAward({
    ...certificate,
    did: words.completed[language],
    title: language === 'hi' ? certificate.title_hindi : certificate.title_english,
    facts: factsLine[language](certificate.lessons, time, certificate.quizPercent),
    period: `${day(new Date(`${certificate.startedOn}T00:00:00+05:30`))} – ${day(issuedAt)}`,
    note: revokedAt && `${words.revoked[language]}: ${day(revokedAt)}`,
    role: words.trainer[language],
  })
}

interface Award {
  number: string
  name: string
  /** What the person did: completed the course, attended the workshop. */
  did: string
  title: string
  facts: string
  period: string
  /** That it was revoked. */
  note: string | null
  trainer: string
  role: string
  issuedAt: Date
  brand: DocumentBrand
  language: Language
  /** Where it can be checked. */
  checkAt: string
}

const [WIDTH, HEIGHT, INSET] = [841.89, 595.28, 28]
const [INK, QUIET, LINE, BAD] = ['#14222a', '#46535a', '#8c8474', '#a83420']

const HEAD = { y: 78, size: 40, text: 27, width: 260 }

/** A certificate on A4, landscape. */
export async function drawAward(award: Award): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const { language, brand, number } = award
  const info = { Title: `${words.title[language]} ${number} · ${brand.name}`, Author: brand.name, Creator: brand.name }
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, lang: `${language}-IN`, info })
  for (const [name, file] of Object.entries(fontFiles())) doc.registerFont(name, file)
  const write = (
    text: string,
    y: number,
    how: { font?: FontName; size?: number; colour?: string; x?: number; width?: number },
  ) => {
    const { font = 'body', size = 13, colour = QUIET, x = 70, width = WIDTH - 140 } = how
    doc
      .font(font)
      .fontSize(fitting(doc, text, { font, size, width }))
      .fillColor(colour)
    doc.text(text, x, y, { width, align: 'center', lineBreak: false })
  }
  doc
    .rect(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET)
    .lineWidth(1.5)
    .stroke(brand.colour)
  for (const y of [INSET + 12, HEIGHT - INSET - 26])
    drawBorder(doc, { x: INSET + 14, y, width: WIDTH - 2 * INSET - 28, colour: brand.colour })
  drawBrand(doc, brand, { ...HEAD, x: (WIDTH - widthOfBrand(doc, brand, HEAD)) / 2 })
  write(words.certifies[language], 148, {})
  write(award.name, 172, { font: 'title', size: 38, colour: INK })
  doc
    .moveTo(WIDTH / 2 - 150, 232)
    .lineTo(WIDTH / 2 + 150, 232)
    .lineWidth(0.7)
    .stroke(LINE)
  write(award.did, 248, {})
  write(award.title, 274, { font: 'title', size: 24, colour: INK })
  write(award.facts, 316, {})
  write(award.period, 338, { size: 11 })
  if (award.note) write(award.note, 360, { font: 'strong', colour: BAD })
  const side = { width: 220, y: 440 }
  for (const [x, upper, lower] of [
    [90, award.trainer, award.role],
    [WIDTH - 90 - side.width, dayInIndia(award.issuedAt, language), `${words.number[language]} ${number}`],
  ] as const) {
    write(upper, side.y, { font: 'title', size: 16, colour: INK, x, width: side.width })
    doc
      .moveTo(x, side.y + 28)
      .lineTo(x + side.width, side.y + 28)
      .lineWidth(0.7)
      .stroke(LINE)
    write(lower, side.y + 36, { size: 11, x, width: side.width })
  }
  drawQr(doc, award.checkAt, { x: WIDTH / 2 - 40, y: 402, size: 80 })
  write(words.scan[language], 490, { size: 10 })
  doc.end()
  return buffer(doc as unknown as AsyncIterable<Buffer>)
}

/** Long names and titles are set smaller, so that they stay on one line. */
function fitting(
  doc: PDFKit.PDFDocument,
  text: string,
  { font, size, width }: { font: FontName; size: number; width: number },
) {
  const wide = doc.font(font).fontSize(size).widthOfString(text)
  return wide <= width ? size : Math.floor((size * width) / wide)
}
