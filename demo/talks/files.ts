import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '#server/platform/files/storage.ts'
import { industrialTalks } from './industrial.ts'
import { professionalTalks } from './professional.ts'
import type { DemoTalk } from './talk.ts'

export const recordedTalks = [...industrialTalks, ...professionalTalks]

/** Made by scripts/make-demo-talks.ts. */
export const FILMS = join(import.meta.dirname, 'films')

/** Names look random but are derived from the slug, so that rows can be written before the files. */
const nameOf = ({ slug }: DemoTalk, ending: string) =>
  `${createHash('sha256').update(slug).digest('base64url').slice(0, 22)}.${ending}`

export const filesOf = (talk: DemoTalk) => ({
  film: {
    source: join(FILMS, `${talk.slug}.mp4`),
    name: nameOf(talk, 'mp4'),
    key: `talk-recordings/${nameOf(talk, 'mp4')}`,
  },
  poster: {
    source: join(FILMS, `${talk.slug}.webp`),
    name: nameOf(talk, 'webp'),
    key: `talk-posters/${nameOf(talk, 'webp')}`,
  },
})

/** Copies the demo videos to the store of recordings. */
export async function putDemoFilms(store: Store) {
  for (const talk of recordedTalks) {
    const { film, poster } = filesOf(talk)
    await store.put(film.key, await readFile(film.source), { contentType: 'video/mp4' })
    await store.put(poster.key, await readFile(poster.source), { contentType: 'image/webp' })
  }
}
