/** The product's logo in a square of 48. */
const MARK =
  'M5 46.2V23.6C5 14.6 11.6 11.9 17 8.8c3.2-1.8 5.9-4 7-7.3 1.1 3.3 3.8 5.5 7 7.3 5.4 3.1 12 5.8 12 14.8v11.9c0 2.8-2.2 5-5 5H14.2c-1.1 0-2.2.4-3.1 1.1z'
const SHOULDERS = 'M12.6 34.6c0-5.6 4.6-8.3 11.4-8.3s11.4 2.7 11.4 8.3z'
const PETAL = 'M12 10c-2.1-1.7-2.3-4.6 0-6.8 2.3 2.2 2.1 5.1 0 6.8z'
const LEAF = 'M36 4.4c3.6 2.4 3.6 8.8 0 11.2-3.6-2.4-3.6-8.8 0-11.2z'
const [PEACOCK, MARIGOLD, PAPER] = ['#0b5c6b', '#f4b32a', '#fffdf9']

type Doc = PDFKit.PDFDocument

export function drawMark(doc: Doc, x: number, y: number, size: number) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 48)
  doc.path(MARK).fill(PEACOCK)
  doc.circle(24, 19.3, 5.2).fill(MARIGOLD)
  doc.path(SHOULDERS).fill(PAPER)
  doc.restore()
}

/** The ornamental border at the end of a page. */
export function drawBorder(doc: Doc, x: number, y: number, width: number) {
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
        .fill(PEACOCK)
        .restore()
    doc.path(LEAF).lineWidth(1.3).stroke(PEACOCK)
    doc.circle(12, 10, 1.5).circle(36, 10, 1.5).fill('#c98206')
    doc.circle(24, 10, 1.2).fill(PEACOCK)
    doc.restore()
  }
}
