import { z } from 'zod'
import { PHOTO_MAX_BYTES, PICTURES_PER_HOUR } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, OptionalLine } from '../fields.ts'
import { PRODUCT_PHOTO_ALT_MAX, PRODUCT_PHOTOS_MAX } from './constants.ts'
import { OwnProduct } from './shapes.ts'

const own = z.object({ product: OwnProduct })
const alt = OptionalLine(PRODUCT_PHOTO_ALT_MAX).default('')

export const addProductPhoto = endpoint({
  method: 'POST',
  path: '/api/web/v1/own-products/{id}/photos',
  summary: 'Adds a photo after the others; the first one is the cover. A product on sale becomes a draft again.',
  for: 'consultant',
  input: z.object({ id: IdInPath }),
  ids: { id: 'product' },
  reply: own,
  status: 201,
  message: 'Photo added',
  problems: ['not_found', 'product_photo_limit', 'unsupported_image', 'too_many_pixels', 'picture_too_narrow'],
  file: { maxBytes: PHOTO_MAX_BYTES, picturesPerHour: PICTURES_PER_HOUR },
})

export const arrangeProductPhotos = endpoint({
  method: 'PUT',
  path: '/api/web/v1/own-products/{id}/photos',
  summary:
    'Orders and describes the photos of a product; those that are left out are removed. A product on sale becomes a draft again if a description changes.',
  for: 'consultant',
  input: z.object({
    id: IdInPath,
    version: z.int(),
    photos: z.array(z.object({ id: Id, alt_english: alt, alt_hindi: alt })).max(PRODUCT_PHOTOS_MAX),
  }),
  ids: { id: 'product' },
  reply: own,
  message: 'Photos saved',
  problems: ['not_found', 'stale'],
})
