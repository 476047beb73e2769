import { buffer } from 'node:stream/consumers'
import { type FontName, fontFiles } from './fonts.ts'
import { type DocumentBrand, drawBorder, drawBrand } from './ornaments.ts'
import { drawQr } from './qr.ts'

export const INK = { ink: '#14222a', quiet: '#46535a', line: '#e6dccb', sunken: '#f4eee2', rule: '#14222a' } as const
export const PAGE = { left: 48, right: 48, top: 44, bottom: 70, width: 595.28, height: 841.89 } as const
export const INNER = PAGE.width - PAGE.left - PAGE.right
/**
 * Tabular figures. With explicit features a line is shaped as one run in the script it begins with, but Hindi has to be
 * shaped word by word.
 */
const figures = (text: string) =>
  /\p{Script=Devanagari}/u.test(text) ? {} : { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }

/** Size of the QR code at the bottom. */
const SEAL = 62

/** +91 98200 00412. */
export const phone = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`

export interface PaperOptions {
  brand: DocumentBrand
  language: 'en' | 'hi'
  /** Tax invoice, Receipt, Statement. */
  title: string
  /** Below the title on the right, label above value. */
  facts: readonly Fact[]
  /** Below the product's name on the left: the issuer. */
  sender?: readonly string[]
  /** At the bottom of every page: what applies to this document. */
  foot: string
}
export interface Fact {
  label: string
  value: string
}

interface Written {
  font?: FontName
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** An A4 document of the product: logo and title, facts, tables, totals, and an ornamental border at the bottom. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly #options: PaperOptions

  /** The PDF library is loaded with the first document, so that other processes use less memory. */
  static async open(options: PaperOptions): Promise<Paper> {
    const { default: PDFDocument } = await import('pdfkit')
    const { brand, language, title } = options
    const info = { Title: `${title} · ${brand.name}`, Author: brand.name, Creator: brand.name }
    return new Paper(
      new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: `${language}-IN`, info }),
      options,
    )
  }

  private constructor(doc: PDFKit.PDFDocument, options: PaperOptions) {
    this.doc = doc
    this.#options = options
    for (const [name, file] of Object.entries(fontFiles())) this.doc.registerFont(name, file)
    this.#head()
  }

  get y() {
    return this.doc.y
  }

  /** Starts a new page unless there is enough room. */
  need(height: number) {
    if (this.doc.y + height <= PAGE.height - PAGE.bottom) return false
    this.doc.addPage()
    this.doc.y = PAGE.top
    return true
  }

  space(height: number) {
    this.doc.y += height
    return this
  }

  heightOf(text: string, { font = 'body', size = 10, width = INNER }: Written = {}) {
    return this.doc
      .font(font)
      .fontSize(size)
      .heightOfString(text || ' ', { width, lineGap: 2, ...figures(text) })
  }

  widthOf(text: string, { font = 'body', size = 10 }: Written = {}) {
    return this.doc.font(font).fontSize(size).widthOfString(text, figures(text))
  }

  /** Writes at the given height without moving the cursor. */
  at(y: number, text: string, how: Written = {}) {
    const { font = 'body', size = 10, colour = INK.ink, x = PAGE.left, width = INNER, align = 'left' } = how
    const { y: before } = this.doc
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y, { width, align, lineGap: 2, ...figures(text) })
    const end = this.doc.y
    this.doc.y = before
    return end
  }

  write(text: string, how: Written = {}) {
    this.need(this.heightOf(text, how))
    this.doc.y = this.at(this.doc.y, text, how)
    return this
  }

  rule(colour: string = INK.line) {
    const { doc } = this
    doc
      .moveTo(PAGE.left, doc.y)
      .lineTo(PAGE.left + INNER, doc.y)
      .lineWidth(0.7)
      .stroke(colour)
    return this
  }

  /** A box with one sentence. */
  note(text: string) {
    const height = this.heightOf(text, { width: INNER - 24 }) + 18
    this.need(height)
    this.doc.roundedRect(PAGE.left, this.doc.y, INNER, height, 5).fill(INK.sunken)
    this.at(this.doc.y + 11, text, { x: PAGE.left + 12, width: INNER - 24 })
    return this.space(height)
  }

  /** A QR code with its purpose, at the bottom of the last page. */
  seal(address: string, text: string) {
    this.need(SEAL + 12)
    const top = PAGE.height - PAGE.bottom - SEAL - 4
    drawQr(this.doc, address, { x: PAGE.left, y: top, size: SEAL })
    const how = { x: PAGE.left + SEAL + 12, width: 190, size: 9, colour: INK.quiet }
    this.at(top + (SEAL - this.heightOf(text, how)) / 2, text, how)
    this.doc.y = top + SEAL
    return this
  }

  /** Facts on the left and on the right, the first of each emphasised. */
  sides(left: readonly string[], right: readonly Fact[]) {
    const half = INNER / 2
    let leftEnd = this.doc.y
    for (const [index, line] of left.entries()) {
      const [font, colour] =
        index === 1 ? (['strong', INK.ink] as const) : (['body', index ? INK.ink : INK.quiet] as const)
      leftEnd = this.at(leftEnd, line, { font, colour, width: half - 12, size: index ? 10 : 9 }) + 1
    }
    const rightEnd = this.#facts(right, this.doc.y, { x: PAGE.left + half, width: half, align: 'right' })
    this.doc.y = Math.max(leftEnd, rightEnd)
    return this
  }

  #facts(facts: readonly Fact[], from: number, how: Written) {
    return facts.reduce((y, { label, value }) => {
      const below = this.at(y, label, { ...how, size: 9, colour: INK.quiet })
      return this.at(below, value, { ...how, font: 'strong' }) + 2
    }, from)
  }

  #head() {
    const { brand, title, facts, sender = [] } = this.#options
    const half = INNER / 2
    drawBrand(this.doc, brand, { x: PAGE.left, y: PAGE.top, size: 30, text: 19, width: half - 12 })
    let left = PAGE.top + 38
    for (const line of sender) left = this.at(left, line, { size: 9, colour: INK.quiet, width: half }) + 1
    const right = { x: PAGE.left + half, width: half, align: 'right' } as const
    const below = this.at(PAGE.top + 1, title, { ...right, font: 'title', size: 20 }) + 2
    this.doc.y = Math.max(left, this.#facts(facts, below, right)) + 8
    this.rule().space(14)
  }

  #feet() {
    const { brand, foot, language } = this.#options
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page)
      const y = PAGE.height - PAGE.bottom + 12
      drawBorder(this.doc, { x: PAGE.left, y, width: INNER, colour: brand.colour })
      const small = { size: 8.5, colour: INK.quiet } as const
      const pages = language === 'hi' ? `पृष्ठ ${page + 1} / ${count}` : `Page ${page + 1} of ${count}`
      this.at(y + 18, `${foot} ${brand.name}, ${brand.helpDeskPhone}`, { ...small, width: INNER - 90 })
      this.at(y + 18, pages, { ...small, x: PAGE.left + INNER - 80, width: 80, align: 'right' })
    }
  }

  /** The finished file. */
  async end(): Promise<Buffer> {
    this.#feet()
    this.doc.end()
    return buffer(this.doc as unknown as AsyncIterable<Buffer>)
  }
}
