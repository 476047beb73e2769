import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/settings/brand.ts'
import { BRAND_KEYS } from '#contract/settings/constants.ts'
import { Settings } from '#contract/settings/endpoints.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { DocumentBrand } from '#server/platform/documents/ornaments.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import { allSettings, notifyOtherProcesses, writeSetting } from '../queries.ts'
import { invalidateSettings, merge, readSettings } from '../service.ts'
import { readBrandPicture } from './pictures.ts'
import { markPicturesUsed } from './queries.ts'

type Brand = Pick<Settings, (typeof BRAND_KEYS)[number]>

const brandOf = (settings: Settings) => Object.fromEntries(BRAND_KEYS.map((key) => [key, settings[key]])) as Brand
const standard = brandOf(Settings.parse({}))

export async function getBrand({ db }: Pick<SignedIn, 'db'>) {
  const rows = await allSettings(db)
  const changedAt = rows.find(({ key }) => key === VERSION)?.changed_at ?? null
  return { brand: brandOf(merge(rows)), standard, changedAt }
}

/** Every save writes all rows, so the change of this one is the version of all. */
const [VERSION, ...OTHERS] = BRAND_KEYS

export async function changeBrand(context: SignedIn, input: Input<typeof api.changeBrand>) {
  const { db, actor, now, services } = context
  const { reason, seenChangedAt, ...brand } = input
  checkLogos(brand)
  checkHours(brand)
  const pictures = [...new Set([brand.logo, brand.logoOnDark, brand.appIcon].filter(Boolean))]
  await db.transaction().execute(async (tx) => {
    const before = brandOf(merge(await allSettings(tx)))
    const written = { changedBy: actor.id, now }
    if (!(await writeSetting(tx, { key: VERSION, value: brand[VERSION], ...written, seenChangedAt })))
      throw new Problem('stale')
    for (const key of OTHERS) await writeSetting(tx, { key, value: brand[key], ...written, seenChangedAt: undefined })
    if (pictures.length > 0 && (await markPicturesUsed(tx, pictures, now)).length < pictures.length)
      throw new Problem('picture_gone')
    await notifyOtherProcesses(tx)
    const changed = BRAND_KEYS.filter((key) => before[key] !== brand[key])
    const only = (values: Brand) => Object.fromEntries(changed.map((key) => [key, values[key]]))
    await audit.record(tx, context, {
      action: 'brand.changed',
      subject: { kind: 'brand', id: 'site' },
      before: only(before),
      after: only(brand),
      reason,
    })
  })
  invalidateSettings(services)
  return getBrand({ db })
}

/** Due times are counted in these hours of each day. */
function checkHours({ helpDeskOpensAt, helpDeskClosesAt }: Brand) {
  if (helpDeskOpensAt < helpDeskClosesAt) return
  throw new Problem('invalid', { errors: { helpDeskClosesAt: ['Choose a time after the help desk opens.'] } })
}

/** A logo for light backgrounds alone could not be read in the footer, and one for dark ones not in the header. */
function checkLogos({ logo, logoOnDark }: Brand) {
  if (Boolean(logo) === Boolean(logoOnDark)) return
  throw new Problem('invalid', { errors: { logo: ['Add a logo for light and one for dark backgrounds.'] } })
}

/** Reads the pictures of the brand, too; they are small and rarely there. */
export async function readDocumentBrand({ db, store }: Pick<Services, 'db' | 'store'>, now: Date) {
  const { productName: name, helpDeskPhone, primaryColour: colour, logo, appIcon } = await readSettings(db, now)
  const read = (picture: string) => (picture ? readBrandPicture(store, picture) : undefined)
  return { name, helpDeskPhone, colour, logo: await read(logo), icon: await read(appIcon) } satisfies DocumentBrand
}
