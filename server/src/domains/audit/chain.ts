import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/db/db.ts'
import { type Link, linksAfter, unchainedEntry } from './queries.ts'

const LINKS_AT_ONCE = 5_000

/** The end of a chain, with which later changes and truncation can be detected. */
export interface Anchor {
  position: number
  hash: string
}

export type Verdict =
  | { intact: true; links: number; end: Anchor | undefined }
  | { intact: false; brokenAt: { position: number; entryId: number | undefined }; because: string }

/** Verifies the whole chain and returns the first broken link. An earlier anchor must still be part of it. */
export async function verifyChain(db: Db, anchor?: Anchor): Promise<Verdict> {
  let position = 0
  let hash: Buffer = Buffer.alloc(0)
  let links: Link[]
  do {
    links = await linksAfter(db, position, LINKS_AT_ONCE)
    for (const link of links) {
      const because = faultOf(link, position, hash, anchor)
      if (because) return broken(link.position, link.entryId, because)
      position = link.position
      hash = link.hash
    }
  } while (links.length === LINKS_AT_ONCE)
  if (anchor && anchor.position > position) return broken(position + 1, undefined, 'the end was cut off')
  const loose = await unchainedEntry(db)
  if (loose) return broken(position + 1, loose.id, 'an entry is not in the chain')
  const end = position > 0 ? { position, hash: hash.toString('hex') } : undefined
  return { intact: true, links: position, end }
}

function faultOf({ position, hash, text }: Link, before: number, hashBefore: Buffer, anchor: Anchor | undefined) {
  if (position !== before + 1) return 'a link is missing before it'
  if (text === null) return 'its entry is gone'
  const right = createHash('sha256').update(hashBefore).update(text, 'utf8').digest()
  if (!right.equals(hash)) return 'its entry is not the one that was written'
  if (anchor?.position === position && anchor.hash !== hash.toString('hex')) return 'it is not the link written down'
  return undefined
}

const broken = (position: number, entryId: number | undefined, because: string): Verdict => ({
  intact: false,
  brokenAt: { position, entryId },
  because,
})
