import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { StartupError } from '#server/platform/process/startup-error.ts'
import type { Sequence, Table } from './catalogue.ts'

export const FORMAT = 1

/** The first entry: what the backup contains. */
export interface Manifest {
  format: typeof FORMAT
  madeAt: string
  migrations: { name: string; checksum: string }[]
  tables: Table[]
  sequences: Sequence[]
  jobsVersion: number | null
  /** Identifies the secret its hashes and encrypted columns were made with, without revealing it. */
  secretMark: string
  holdsFiles: boolean
}

/** The last entry: the totals to verify against. */
export interface Totals {
  tables: Record<string, { rows: number; sha256: string }>
  files: Record<string, string>
}

export interface ArchiveWriter {
  add(name: string, bytes: Buffer | string): Promise<void>
  addFile(name: string, path: string, size: number): Promise<string>
  finish(): Promise<void>
}

/** One gzipped tar, written as a stream. */
export function writeArchive(path: string): ArchiveWriter {
  const tar = pack()
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
  )
  written.catch((error: Error) => tar.destroy(error)) // readers of the entry get the error
  const settled = (work: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve()))),
      written,
    ])
  return {
    add: (name, bytes) => settled((done) => tar.entry({ name }, Buffer.from(bytes as string), done)),
    async addFile(name, file, size) {
      const hash = createHash('sha256')
      if (size === 0) await this.add(name, '')
      else {
        await settled((done) => {
          const entry = tar.entry({ name, size }, done)
          const source = createReadStream(file, { end: size - 1 })
          source.on('data', (chunk) => hash.update(chunk)).on('error', (error) => entry.destroy(error))
          source.pipe(entry)
        })
      }
      return hash.digest('hex')
    },
    async finish() {
      tar.finalize()
      await written
    },
  }
}

export interface Entry {
  name: string
  chunks: AsyncIterable<Buffer>
}

/** The entries in the order they were written; each must be read before the next. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract()
  const fed = pipeline(createReadStream(path), createGunzip(), tar)
  fed.catch((error: Error) => tar.destroy(error)) // readers of the bytes get the error
  for await (const entry of inWords(path, tar)) {
    yield { name: entry.header.name, chunks: inWords(path, entry as AsyncIterable<Buffer>) }
  }
}

async function* inWords<T>(path: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw new StartupError(`${path} cannot be read as a backup (${(error as Error).message}).`)
  }
}

export async function bytesOf({ chunks }: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

/** The table an entry is a part of; undefined for other entries. */
export const tableOf = (entryName: string) => /^tables\/(.+)\/\d+$/.exec(entryName)?.[1]
export const fileOf = (entryName: string) => /^files\/(.+)$/.exec(entryName)?.[1]

/** A hash for each of many streams, updated in any order. */
export function hashes() {
  const open = new Map<string, Hash>()
  return {
    of(name: string) {
      const hash = open.get(name) ?? createHash('sha256')
      open.set(name, hash)
      return hash
    },
    digest: (name: string) => (open.get(name) ?? createHash('sha256')).digest('hex'),
  }
}
