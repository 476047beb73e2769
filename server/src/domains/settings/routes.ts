import * as rates from '#contract/rates.ts'
import * as api from '#contract/settings.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { invalidatePages } from '#server/platform/pages/kept-pages.ts'
import { SETTINGS_CHANGED } from './queries.ts'
import * as settings from './service.ts'

export const settingsWing: Wing = (app) => {
  const serve = bind(app)
  app.house.signals.on(SETTINGS_CHANGED, () => {
    settings.forgetSettings(app.house.db)
    invalidatePages()
  })
  serve(api.getSettings, settings.publicSettings)
  serve(api.listSettings, settings.listSettings)
  serve(api.changeSetting, settings.changeSetting)
  serve(rates.listRates, settings.listRates)
  serve(rates.setRate, settings.setRate)
  serve(rates.withdrawRate, settings.withdrawRate)
}
