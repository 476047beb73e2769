import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../../process/config.ts'
import { encryptFrames } from '../encrypted-frames.ts'
import type { ByteRange, Store } from '../storage.ts'
import { checkedKey } from './key.ts'

export function createS3Store({ bucket, region, endpoint, ...credentials }: NonNullable<Config['s3']>): Store {
  const client = new S3Client({
    region,
    credentials,
    // Buckets outside AWS are rarely reachable as a separate host name.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other providers do not support the newer checksums; the connection is protected by TLS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000 },
  })
  const objectAt = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })
  const find = async (key: string, range?: ByteRange) => {
    const part = range && { Range: `bytes=${range.from}-${range.to}` }
    return client.send(new GetObjectCommand({ ...objectAt(key), ...part })).catch(absent)
  }
  const putParts: Store['putParts'] = async (key, parts, { contentType, bytes }) => {
    const about = { ContentType: contentType, ContentLength: bytes }
    await client.send(new PutObjectCommand({ ...objectAt(key), Body: Readable.from(parts), ...about }))
  }
  return {
    putParts,
    putEncrypted: (key, part, pieces, about) => putParts(key, encryptFrames(part, pieces), about),
    async put(key, bytes, { contentType }) {
      await client.send(new PutObjectCommand({ ...objectAt(key), Body: bytes, ContentType: contentType }))
    },
    // What a bucket has confirmed is durable.
    sync: async () => true,
    async get(key, range) {
      const found = await find(key, range)
      return found?.Body && Buffer.from(await found.Body.transformToByteArray())
    },
    async stream(key, range) {
      const found = await find(key, range)
      return found?.Body && { body: found.Body as Readable, bytes: found.ContentLength ?? 0 }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAt(key)))
    },
    async removeFolder(folder) {
      const Prefix = `${checkedKey(folder)}/`
      for (let more = true; more; ) {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix }))
        for (const { Key } of page.Contents ?? []) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
        more = page.IsTruncated === true
      }
    },
    close: async () => client.destroy(),
  }
}

function absent(error: Error): undefined {
  if (!(error instanceof NoSuchKey)) throw error
}
