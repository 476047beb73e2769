import * as api from '#contract/catalogue/endpoints.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { catalogueConstraints } from './constraints.ts'
import { serveEditing } from './editing/register.ts'
import { CATALOGUE_CHANGED } from './search/queries.ts'
import { invalidateCatalogue } from './search/service.ts'
import * as catalogue from './service.ts'

export const registerCatalogue: DomainPlugin = (app) => {
  const serve = bind(app)
  registerConstraints(catalogueConstraints)
  app.services.signals.on(CATALOGUE_CHANGED, () => {
    invalidateCatalogue(app.services.db)
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
