import * as api from '#contract/catalogue.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { invalidatePages } from '#server/platform/pages/kept-pages.ts'
import { serveEditing } from './editing/routes.ts'
import { CATALOGUE_CHANGED, forgetCatalogue } from './search/service.ts'
import * as catalogue from './service.ts'

export const catalogueWing: Wing = (app) => {
  const serve = bind(app)
  app.house.signals.on(CATALOGUE_CHANGED, () => {
    forgetCatalogue(app.house.db)
    invalidatePages()
  })
  serve(api.megaMenu, catalogue.megaMenu)
  serve(api.listCategories, catalogue.listCategories)
  serve(api.listCategoryTypes, catalogue.listCategoryTypes)
  serve(api.listSectors, catalogue.listSectors)
  serve(api.listSectorsOfType, catalogue.listSectorsOfType)
  serve(api.listSectorsOfCategory, catalogue.listSectorsOfCategory)
  serve(api.listProfessionalIndustries, catalogue.listProfessionalIndustries)
  serve(api.listIndustrialIndustries, catalogue.listIndustrialIndustries)
  serve(api.listNavLinks, catalogue.listNavLinks)
  serve(api.listStates, catalogue.listStates)
  serveEditing(app)
}
