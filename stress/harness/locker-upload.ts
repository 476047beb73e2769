const CHUNK_BYTES = 4 * 1024 * 1024
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

/** Uploads a file into the locker as the browser does; returns the last status. */
export async function uploadTo(url: string, token: string, name: string, bytes: Buffer): Promise<number> {
  const authorization = `Bearer ${token}`
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const begun = await post('/api/web/v1/locker/uploads', { name, bytes: bytes.length })
  if (begun.status !== 201) return begun.status
  const { upload } = ((await begun.json()) as { data: { upload: { id: string; url: string } } }).data
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const body = new Uint8Array(bytes.subarray(at, at + CHUNK_BYTES))
    const headers = { authorization, ...TUS, 'upload-offset': String(at) }
    const { status } = await fetch(url + upload.url, { method: 'PATCH', headers, body })
    if (status !== 204) return status
  }
  return (await post('/api/web/v1/locker/documents', { uploadId: upload.id, name })).status
}
