import type { Api } from '~/lib/api.ts'
import { type Sending, sendFile } from '~/lib/resumable-upload.ts'
import { attachRecording, beginUpload } from './api.ts'

interface Uploading extends Omit<Sending, 'url'> {
  api: Api
  talkId: number
}

/** Uploads a video and makes it the recording of a talk. */
export async function uploadRecording({ api, talkId, ...sending }: Uploading) {
  const { id, url } = await beginUpload(api, talkId, sending.file.size)
  await sendFile({ url, ...sending })
  return attachRecording(api, talkId, id)
}
