import QRCode from 'qrcode'

interface Place {
  x: number
  y: number
  size: number
}

/** All dark modules as one path, so that no gaps show between them. */
export function drawQr(doc: PDFKit.PDFDocument, text: string, { x, y, size }: Place) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const square = size / modules.size
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * square, y + row * square, square, square)
  doc.fill('#14222a')
}

/** A QR code as one path on a grid of squares. */
export function qrOf(text: string) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const cells = Array.from(modules.data, (isDark, at) =>
    isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
  )
  return { squares: modules.size, path: cells.join('') }
}
