import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from './config.ts'
import { createDiskStore } from './storage/disk.ts'

/** Where files lie: on disk, or in a bucket when one is configured. Keys are paths like `photos/abc.webp`. */
export interface Store {
  /** The file is there whole or not at all, also after a power cut. */
  put(key: string, bytes: Uint8Array, about: { contentType: string }): Promise<void>
  /** The same for what is too large to hold at once; `bytes` is how much the parts come to. */
  putParts(key: string, parts: AsyncIterable<Uint8Array>, about: { contentType: string; bytes: number }): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  /** All of it, or the bytes of a range, both ends included. `bytes` is how much the stream brings. */
  stream(key: string, range?: ByteRange): Promise<{ body: Readable; bytes: number } | undefined>
  /** Removing what is not there is no mistake. */
  remove(key: string): Promise<void>
  /** Removes everything whose key begins with `folder/`. */
  removeFolder(folder: string): Promise<void>
}

export interface ByteRange {
  from: number
  to: number
}

export async function createStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Store> {
  if (!s3) return createDiskStore(join(dataDir, 'files'))
  // The client is large, so a house without a bucket never loads it.
  const { createS3Store } = await import('./storage/s3.ts')
  return createS3Store(s3)
}
