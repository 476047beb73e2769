import type { Person } from './people.ts'

const TUS = { 'tus-resumable': '1.0.0' }

/** Continues an upload with the tus protocol. */
export const sendBytes = (
  person: Person,
  url: string,
  offset: number,
  bytes: Buffer,
  headers: Record<string, string> = {},
) =>
  person.call('PATCH', url, {
    // The server frees what it has received.
    body: Buffer.from(bytes),
    headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
  })

export const askOffset = (person: Person, url: string) => person.call('HEAD', url, { headers: TUS })

export const giveUpload = (person: Person, url: string) => person.call('DELETE', url, { headers: TUS })
