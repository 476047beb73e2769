import { z } from 'zod'

/** Random, so that it cannot be guessed; usable only by its owner. */
export const UploadId = z.string().regex(/^[\w-]{22}$/, 'Upload the file again.')

/** Where to send the file with the tus protocol, and the id to claim it with once it is complete. */
export const UploadAddress = z.object({ id: UploadId, url: z.string() })
