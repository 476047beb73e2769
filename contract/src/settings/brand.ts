import { z } from 'zod'
import { PHOTO_MAX_BYTES, PICTURES_PER_HOUR } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Instant, Line } from '../fields.ts'
import { BRAND_KEYS } from './constants.ts'
import { Settings } from './endpoints.ts'

type Key = (typeof BRAND_KEYS)[number]
const keys = Object.fromEntries(BRAND_KEYS.map((key) => [key, true])) as Record<Key, true>
const Brand = Settings.pick(keys)

const Shown = z.object(Object.fromEntries(BRAND_KEYS.map((key) => [key, z.string()])) as Record<Key, z.ZodString>)

const StaffBrand = z.object({
  brand: Shown,
  standard: Shown,
  /** The last change of any of them; null if nothing was ever changed. */
  changedAt: Instant.nullable(),
})

export const getBrand = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/brand',
  summary: 'Returns the name, look and contacts of the product with their standard values.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({}),
  reply: StaffBrand,
})

export const changeBrand = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/brand',
  summary: 'Replaces the name, look and contacts of the product, with a reason. What is left out becomes standard.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['content'],
  input: z.object({
    ...Brand.shape,
    reason: Line(500),
    /** `changedAt` as the caller read it; if anything has changed since, the response is 409. */
    seenChangedAt: Instant.nullable(),
  }),
  reply: StaffBrand,
  message: 'Brand saved',
  problems: ['stale', 'picture_gone'],
})

export const addBrandPicture = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/brand/pictures/{kind}',
  summary: 'Stores a logo or an app icon as PNG. One that is not saved as part of the brand is removed after a day.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['content'],
  input: z.object({ kind: z.enum(['logo', 'icon']) }),
  ids: { kind: 'public' },
  reply: z.object({ name: z.string() }),
  status: 201,
  message: 'Picture saved',
  problems: ['unsupported_image', 'too_many_pixels', 'picture_too_narrow'],
  file: { maxBytes: PHOTO_MAX_BYTES, picturesPerHour: PICTURES_PER_HOUR },
})
