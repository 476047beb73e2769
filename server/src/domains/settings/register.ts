import * as brandApi from '#contract/settings/brand.ts'
import * as api from '#contract/settings/endpoints.ts'
import * as rates from '#contract/settings/rates.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { settingAudit } from './audit-texts.ts'
import { serveManifest } from './brand/manifest.ts'
import { addBrandPicture, removeUnusedBrandPictures, serveBrandPictures } from './brand/pictures.ts'
import { changeBrand, getBrand } from './brand/service.ts'
import { settingConstraints } from './constraints.ts'
import { SETTINGS_CHANGED } from './queries.ts'
import { listRates, setRate, withdrawRate } from './rates/service.ts'
import * as settings from './service.ts'

export const registerSettings: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(settingAudit)
  registerConstraints(settingConstraints)
  app.services.signals.on(SETTINGS_CHANGED, () => {
    settings.invalidateSettings(app.services)
    invalidatePages()
  })
  serve(api.getSettings, settings.publicSettings)
  serve(api.listSettings, settings.listSettings)
  serve(api.changeSetting, settings.changeSetting)
  serve(brandApi.getBrand, getBrand)
  serve(brandApi.changeBrand, changeBrand)
  serve(brandApi.addBrandPicture, addBrandPicture)
  serveBrandPictures(app)
  serveManifest(app)
  app.services.jobs.schedule('brand-pictures', '25 3 * * *', removeUnusedBrandPictures)
  serve(rates.listRates, listRates)
  serve(rates.setRate, setRate)
  serve(rates.withdrawRate, withdrawRate)
}
