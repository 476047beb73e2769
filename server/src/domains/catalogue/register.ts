import * as api from '#contract/catalogue/endpoints.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { catalogueAudit } from './audit-texts.ts'
import { catalogueConstraints } from './constraints.ts'
import { serveEditing } from './editing/register.ts'
import { CATALOGUE_CHANGED } from './search/queries.ts'
import { invalidateCatalogue } from './search/service.ts'
import * as catalogue from './service.ts'

/** The database announces every change of the catalogue and its counts; a lost announcement is made up for after this time. */
const FRESH_MS = 60_000

export const registerCatalogue: DomainPlugin = (app) => {
  const serve = bind(app)
  const cached = { freshMs: FRESH_MS }
  registerAuditTexts(catalogueAudit)
  registerConstraints(catalogueConstraints)
  app.services.signals.on(CATALOGUE_CHANGED, () => {
    invalidateCatalogue(app.services.db)
    invalidatePages()
  })
  serve(api.megaMenu, catalogue.megaMenu, cached)
  serve(api.listCategories, catalogue.listCategories, cached)
  serve(api.listCategoryTypes, catalogue.listCategoryTypes, cached)
  serve(api.listSectors, catalogue.listSectors, cached)
  serve(api.listSectorsOfType, catalogue.listSectorsOfType, cached)
  serve(api.listSectorsOfCategory, catalogue.listSectorsOfCategory, cached)
  serve(api.listProfessionalIndustries, catalogue.listProfessionalIndustries, cached)
  serve(api.listIndustrialIndustries, catalogue.listIndustrialIndustries, cached)
  serve(api.listNavLinks, catalogue.listNavLinks, cached)
  serve(api.listStates, catalogue.listStates, cached)
  serveEditing(app)
}
