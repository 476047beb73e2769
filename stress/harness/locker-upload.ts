import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** As in web/app/lib/resumable-upload.ts. */
const CHUNK_BYTES = 5 * 1024 * 1024
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

/** Uploads a file into the locker as the browser does; returns the last status. */
export async function uploadTo(url: string, token: string, name: string, bytes: Buffer): Promise<number> {
  const authorization = `Bearer ${token}`
  const post = (path: string, body: object) =>
    send('POST', url + path, { authorization, 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body)))
  const begun = await post('/api/web/v1/locker/uploads', { name, bytes: bytes.length })
  if (begun.status !== 201) return begun.status
  const { upload } = (JSON.parse(begun.text) as { data: { upload: { id: string; url: string } } }).data
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const headers = { authorization, ...TUS, 'upload-offset': String(at) }
    const { status } = await send('PATCH', url + upload.url, headers, bytes.subarray(at, at + CHUNK_BYTES))
    if (status !== 204) return status
  }
  return (await post('/api/web/v1/locker/documents', { uploadId: upload.id, name })).status
}

const agent = new Agent({ keepAlive: true })

/** Without fetch, which copies a body several times: the sender should take little of the machine it measures. */
async function send(method: 'POST' | 'PATCH', url: string, headers: Record<string, string>, body: Buffer) {
  const sending = request(url, { method, agent, headers: { ...headers, 'content-length': body.length } })
  sending.end(body)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return { status: answer.statusCode!, text: await text(answer) }
}
