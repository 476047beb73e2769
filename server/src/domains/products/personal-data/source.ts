import type { PersonalDataSource } from '#server/domains/accounts/public.ts'
import type { Services } from '#server/platform/services.ts'
import { photoKey } from '../files/service.ts'
import {
  clearFileNames,
  clearReturns,
  clearShipments,
  clearSold,
  dropPhotos,
  dropTerms,
  dropUnsold,
  hasUnearned,
  productsForExport,
} from './queries.ts'

export const productData = ({ files, store }: Services): PersonalDataSource => ({
  read: productsForExport,
  blocksErasure: hasUnearned,
  async erase(tx, accountId, now) {
    const photos = await dropPhotos(tx, accountId)
    for (const fileId of await dropUnsold(tx, accountId)) await files.release(tx, fileId, now)
    await clearSold(tx, accountId, now)
    await clearFileNames(tx, accountId)
    await clearShipments(tx, accountId)
    await clearReturns(tx, accountId)
    await dropTerms(tx, accountId)
    for (const photo of photos) await store.remove(photoKey(photo))
  },
})
