import { join } from 'node:path'
import type { Config } from '../../process/config.ts'
import type { Store } from '../storage.ts'
import { createDiskStore } from './disk.ts'

export async function createStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Store> {
  if (!s3) return createDiskStore(join(dataDir, 'files'))
  // The client is large, so it is loaded only if a bucket is configured.
  const { createS3Store } = await import('./s3.ts')
  return createS3Store(s3)
}
