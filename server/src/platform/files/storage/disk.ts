import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeBuffer } from '../buffers.ts'
import type { Store } from '../storage.ts'
import { checkedKey } from './key.ts'

const WRITTEN_AT_ONCE = 256 * 1024
const READ_AT_ONCE = 256 * 1024

export function createDiskStore(root: string): Store {
  const pathOf = (key: string) => join(root, checkedKey(key))
  const write = async (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => {
    const path = pathOf(key)
    const folder = dirname(path)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `.${randomBytes(8).toString('hex')}`)
    try {
      await writeThrough(draft, content)
      await rename(draft, path)
      await syncFolder(folder)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    put: write,
    putParts: write,
    get: async (key) => readFile(pathOf(key)).catch(absent),
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
  }
}

async function writeThrough(path: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', 0o600)
  try {
    if (content instanceof Uint8Array) await file.writeFile(content)
    else await writeChunks(file, content)
    await file.sync()
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

/** A new name is durable only once its directory is synced. */
async function syncFolder(path: string) {
  // Windows cannot open directories; there the name is written with the file.
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
