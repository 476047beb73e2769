import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeBuffer } from '../buffers.ts'
import type { AboutParts, ByteRange, Store } from '../storage.ts'
import { checkedKey } from './key.ts'
import { createWriter } from './writer.ts'

type Content = Uint8Array | AsyncIterable<Uint8Array>

const WRITTEN_AT_ONCE = 256 * 1024
const READ_AT_ONCE = 256 * 1024
/** Each takes a thread of Node's pool while the disk works. */
const MOST_EARLY_SYNCS = 2

export function createDiskStore(root: string): Store {
  const pathOf = (key: string) => join(root, checkedKey(key))
  const write = async (key: string, content: Content, { syncLater = false }: Pick<AboutParts, 'syncLater'>) => {
    const path = pathOf(key)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `.${randomBytes(8).toString('hex')}`)
    try {
      await writeTo(draft, content, { sync: !syncLater })
      await rename(draft, path)
      if (!syncLater) await syncFolder(folder)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  const writer = createWriter()
  const earlySyncs = new Map<string, Promise<unknown>>()
  /**
   * The disk writes a part while the next one arrives, so that `sync` has little left to wait for. The system reports a
   * failed write only once: the part is removed, and `sync` finds it missing.
   */
  const syncEarly = (path: string, bytes: number) => {
    if (earlySyncs.size >= MOST_EARLY_SYNCS) return
    const done = syncFile(path, bytes)
      .catch(() => rm(path, { force: true }))
      .finally(() => earlySyncs.delete(path))
    earlySyncs.set(path, done)
  }
  const syncWritten = async (path: string, bytes: number) => {
    await earlySyncs.get(path)
    return syncFile(path, bytes)
  }
  return {
    put: (key, bytes) => write(key, bytes, {}),
    putParts: write,
    async putEncrypted(key, part, pieces, { bytes }) {
      await writer.write(pathOf(key), part, pieces)
      syncEarly(pathOf(key), bytes)
    },
    async sync(files) {
      const folders = new Set(files.map(({ key }) => dirname(pathOf(key))))
      const areWhole = await Promise.all([
        ...files.map(({ key, bytes }) => syncWritten(pathOf(key), bytes)),
        ...[...folders].map(syncFolder),
      ])
      return !areWhole.includes(false)
    },
    get: async (key, range) => (range ? readRange(pathOf(key), range) : readFile(pathOf(key))).catch(absent),
    async stream(key, range) {
      const file = await open(pathOf(key)).catch(absent)
      if (!file) return undefined
      if (range) {
        const { from, to } = range
        return {
          body: file.createReadStream({ start: from, end: to, highWaterMark: READ_AT_ONCE }),
          bytes: to - from + 1,
        }
      }
      const { size } = await file.stat()
      return { body: file.createReadStream({ highWaterMark: READ_AT_ONCE }), bytes: size }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeFolder: async (folder) => rm(pathOf(folder), { force: true, recursive: true }),
    async close() {
      await Promise.all(earlySyncs.values())
      await writer.close()
    },
  }
}

async function readRange(path: string, { from, to }: ByteRange) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(to - from + 1), 0, to - from + 1, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function writeTo(path: string, content: Content, { sync }: { sync: boolean }) {
  const file = await open(path, 'wx', 0o600)
  try {
    if (content instanceof Uint8Array) await file.writeFile(content)
    else await writeChunks(file, content)
    if (sync) await file.sync()
  } finally {
    await file.close()
  }
}

/** Several chunks are written at once: each write is a task of the thread pool. */
async function writeChunks(file: FileHandle, chunks: AsyncIterable<Uint8Array>) {
  let waiting: Uint8Array[] = []
  let bytes = 0
  const write = async () => {
    const { bytesWritten } = await file.writev(waiting)
    if (bytesWritten !== bytes) throw new Error('the disk took only a part of a file')
    for (const chunk of waiting) freeBuffer(chunk)
    waiting = []
    bytes = 0
  }
  for await (const chunk of chunks) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= WRITTEN_AT_ONCE) await write()
  }
  if (bytes > 0) await write()
}

const isWindows = process.platform === 'win32'

/** False if the file is missing or has another length. */
async function syncFile(path: string, bytes: number) {
  // Windows syncs only what is open for writing.
  const file = await open(path, isWindows ? 'r+' : 'r').catch(absent)
  if (!file) return false
  try {
    await file.sync()
    return (await file.stat()).size === bytes
  } finally {
    await file.close()
  }
}

/** A new name is durable only once its folder is synced. False if the folder is missing. */
async function syncFolder(path: string) {
  // Windows cannot open folders; there the name is written with the file.
  if (isWindows) return true
  const folder = await open(path, 'r').catch(absent)
  if (!folder) return false
  await folder.sync().finally(() => folder.close())
  return true
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
