import { createDb, createPool, LOADING_TIMEOUTS } from '#server/platform/db/db.ts'
import type { EncryptedFiles } from '#server/platform/files/encrypted-files.ts'
import { productFiles } from '../products/files.ts'
import { type DemoDocument, demoDocuments } from './documents.ts'

/** The stored file of each document and product, by name; without files the lockers have only folders. */
export type StoredDocuments = ReadonlyMap<string, { fileId: number; bytes: number }>

/** Stores the documents of the lockers and the files of products, before the data that claims them is loaded. */
export async function saveLockerFiles(
  databaseUrl: string,
  files: EncryptedFiles,
  now = new Date(),
): Promise<StoredDocuments> {
  const db = createDb(createPool({ url: databaseUrl, size: 1, ...LOADING_TIMEOUTS }))
  try {
    const stored = new Map<string, { fileId: number; bytes: number }>()
    for (const document of demoDocuments) {
      const bytes = await pdfOf(document)
      stored.set(document.name, { fileId: await files.save(db, bytes, now), bytes: bytes.length })
    }
    for await (const [name, bytes] of productFiles())
      stored.set(name, { fileId: await files.save(db, bytes, now), bytes: bytes.length })
    return stored
  } finally {
    await db.destroy()
  }
}

/** A page with a title and lines. */
export async function pdfOf({ title, lines }: Pick<DemoDocument, 'title' | 'lines'>): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const paper = new PDFDocument({ size: 'A4', margin: 64, info: { Title: title } })
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((resolve) => paper.on('end', resolve))
  paper.fontSize(22).text(title).moveDown()
  paper.fontSize(13)
  for (const line of lines) paper.text(line).moveDown(0.5)
  paper.moveDown().fontSize(10).fillColor('#46535a').text('A sample document of the demo.')
  paper.end()
  await done
  return Buffer.concat(parts)
}
