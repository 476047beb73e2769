/** What documents show of the product. */
export interface DocumentBrand {
  name: string
  helpDeskPhone: string
  /** Of frames, borders and our own mark. */
  colour: string
  /** PNG; without one the mark or the icon stands beside the name. */
  logo?: Buffer | undefined
  icon?: Buffer | undefined
}

/** The product's logo in a square of 48. */
const MARK =
  'M5 46.2V23.6C5 14.6 11.6 11.9 17 8.8c3.2-1.8 5.9-4 7-7.3 1.1 3.3 3.8 5.5 7 7.3 5.4 3.1 12 5.8 12 14.8v11.9c0 2.8-2.2 5-5 5H14.2c-1.1 0-2.2.4-3.1 1.1z'
const SHOULDERS = 'M12.6 34.6c0-5.6 4.6-8.3 11.4-8.3s11.4 2.7 11.4 8.3z'
const PETAL = 'M12 10c-2.1-1.7-2.3-4.6 0-6.8 2.3 2.2 2.1 5.1 0 6.8z'
const LEAF = 'M36 4.4c3.6 2.4 3.6 8.8 0 11.2-3.6-2.4-3.6-8.8 0-11.2z'
const [MARIGOLD, PAPER] = ['#f4b32a', '#fffdf9']

type Doc = PDFKit.PDFDocument

interface Place {
  x: number
  y: number
  /** Of the mark; the name and the logo follow from it. */
  size: number
  /** Of the name, in points. */
  text: number
  /** The room for a logo or the name. */
  width: number
}

/** The logo, or the mark and the name. */
export function drawBrand(doc: Doc, { name, colour, logo, icon }: DocumentBrand, { x, y, size, text, width }: Place) {
  if (logo) return doc.image(logo, x, y, { fit: [width, size] })
  if (icon) doc.image(icon, x, y, { fit: [size, size] })
  else drawMark(doc, { x, y, size, colour })
  const textSize = fittingSize(doc, name, { size, text, width })
  return doc
    .fontSize(textSize)
    .fillColor('#14222a')
    .text(name, x + size * 1.25, y + (size - textSize * 1.25) / 2, { lineBreak: false })
}

/** The size of a name that is too long for its room at the usual one; sets the font. */
function fittingSize(doc: Doc, name: string, { size, text, width }: Omit<Place, 'x' | 'y'>) {
  const wide = doc.font('title').fontSize(text).widthOfString(name)
  return text * Math.min(1, (width - size * 1.25) / wide)
}

/** How wide `drawBrand` draws it. */
export function widthOfBrand(doc: Doc, { name, logo }: DocumentBrand, { size, text, width }: Omit<Place, 'x' | 'y'>) {
  if (!logo) return Math.min(width, size * 1.25 + doc.font('title').fontSize(text).widthOfString(name))
  // The header of a PNG.
  const [wide, high] = [logo.readUInt32BE(16), logo.readUInt32BE(20)]
  return Math.min(width, (wide * size) / high)
}

function drawMark(doc: Doc, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 48)
  doc.path(MARK).fill(colour)
  doc.circle(24, 19.3, 5.2).fill(MARIGOLD)
  doc.path(SHOULDERS).fill(PAPER)
  doc.restore()
}

/** The ornamental border at the end of a page. */
export function drawBorder(doc: Doc, { x, y, width, colour }: { x: number; y: number; width: number; colour: string }) {
  const tile = width / Math.floor(width / 32)
  for (let left = x; left < x + width - 1; left += tile) {
    doc
      .save()
      .translate(left, y)
      .scale(tile / 48)
    for (let turn = 0; turn < 5; turn++)
      doc
        .save()
        .rotate(turn * 72, { origin: [12, 10] })
        .path(PETAL)
        .fill(colour)
        .restore()
    doc.path(LEAF).lineWidth(1.3).stroke(colour)
    doc.circle(12, 10, 1.5).circle(36, 10, 1.5).fill('#c98206')
    doc.circle(24, 10, 1.2).fill(colour)
    doc.restore()
  }
}
