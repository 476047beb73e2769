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
