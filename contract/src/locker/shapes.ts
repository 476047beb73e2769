import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { DOCUMENT_KINDS, DOCUMENT_NAME_MAX, PAPER_KINDS, SHARE_SUBJECTS } from './constants.ts'

/** Names that Windows cannot save. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const PATH = /[/\\:*?"<>|]/
/**
 * Invisible, blank and direction-changing characters, which make a name look like another. Joiners are part of Hindi,
 * variation selectors of emoji.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The name of a file: one that every system can save and that reads as it is. */
export const FileName = z
  .string()
  .trim()
  .min(1, 'Please fill this in.')
  .max(DOCUMENT_NAME_MAX, 'This file name is too long.')
  .refine((name) => name.isWellFormed() && !INVISIBLE.test(name), 'This file name has invisible characters.')
  .refine((name) => !PATH.test(name) && !name.startsWith('.'), 'A file name cannot have / \\ : * ? " < > | in it.')
  .refine((name) => !RESERVED.test(name) && !name.endsWith('.'), 'Please choose another file name.')
  .overwrite((name) => name.normalize('NFC'))

/** A booking, talk or question that documents are shared into. */
export const SharedInto = z.object({
  kind: z.enum(SHARE_SUBJECTS),
  id: Id,
  /** Empty for the draft of a question. */
  number: z.string(),
  /** What a question is about; empty for others. */
  title: z.string(),
  /** When it takes place. */
  at: Instant,
  /** The other party; empty if nobody has accepted a question yet. */
  withName: z.string(),
})

export const DocumentRow = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
  groupId: Id.nullable(),
  addedAt: Instant,
  trashedAt: Instant.nullable(),
  /** When it is removed from the trash. */
  removedAt: Instant.nullable(),
  /** Where it was added; null if in the locker itself. */
  origin: SharedInto.nullable(),
  /** What it is shared into now. */
  shares: z.array(SharedInto.extend({ shareId: Id })),
  /** The papers it was submitted as. */
  papers: z.array(z.enum(PAPER_KINDS)),
})

export const Group = z.object({ id: Id, title: z.string(), documents: z.int() })

/** A document as the parties of a booking, talk or question see it. */
export const SharedDocument = z.object({
  shareId: Id,
  documentId: Id,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
  isOwn: z.boolean(),
  ownerName: z.string(),
  sharedAt: Instant,
  /** When another party last opened it; only the owner sees this. */
  openedAt: Instant.nullable(),
})

export const Paper = z.object({
  kind: z.enum(PAPER_KINDS),
  documentId: Id,
  name: z.string(),
  documentKind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
  submittedAt: Instant,
})
