import { z } from 'zod'

/** Random, so that it cannot be guessed; it also works for nobody but its owner. */
export const UploadId = z.string().regex(/^[\w-]{22}$/, 'Upload the file again.')

/** Where a file is sent in the tus protocol, and the id by which it is claimed when all of it has arrived. */
export const UploadAddress = z.object({ id: UploadId, url: z.string() })
