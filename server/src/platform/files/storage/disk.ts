import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freeBuffer } from '../buffers.ts'
import type { Store } from '../storage.ts'
import { checkedKey } from './key.ts'

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
        return { body: file.createReadStream({ start: from, end: to }), bytes: to - from + 1 }
      }
      const { size } = await file.stat()
      return { body: file.createReadStream(), bytes: size }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeFolder: async (folder) => rm(pathOf(folder), { force: true, recursive: true }),
  }
}

async function writeThrough(path: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', 0o600)
  try {
    if (content instanceof Uint8Array) await file.writeFile(content)
    else
      for await (const chunk of content) {
        await file.writeFile(chunk)
        freeBuffer(chunk)
      }
    await file.sync()
  } finally {
    await file.close()
  }
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
