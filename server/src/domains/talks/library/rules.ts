import { randomBytes } from 'node:crypto'
import type { talkAt } from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof talkAt>>>

export const RECORDINGS = '/media/talks/'
/** Random, so that the address of a recording cannot be guessed. */
export const newRecordingName = () => `${randomBytes(16).toString('base64url')}.mp4`
export const POSTERS = '/media/talk-posters/'
/** The address contains a content hash, so that a browser never shows old captions with a new recording. */
const captionsPath = (id: number, language: string, mark: string) =>
  `/media/talk-captions/${id}-${language}-${mark}.vtt`

/** The page of a talk, in English. */
export const pathOfTalk = ({ segment, slug }: { segment: string; slug: string }) =>
  `/expert-talk/${segment}/talks/${slug}`

/** A row in the format of the contract. */
export function detailOf<R extends Row>({ recording_name, recording_bytes, recorded_at, captions, more, ...row }: R) {
  const recording =
    recording_name === null || recording_bytes === null || recorded_at === null
      ? null
      : {
          url: RECORDINGS + recording_name,
          bytes: recording_bytes,
          uploadedAt: recorded_at,
          captions: captions.map(({ language, mark }) => ({ language, url: captionsPath(row.id, language, mark) })),
        }
  return { ...row, speaker: { ...row.speaker, ...more }, recording }
}
