import * as api from '#contract/catalogue.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as catalogue from './service.ts'

export const catalogueWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.megaMenu, catalogue.megaMenu)
  serve(api.listCategories, catalogue.listCategories)
  serve(api.listCategoryTypes, catalogue.listCategoryTypes)
  serve(api.listSectors, catalogue.listSectors)
  serve(api.listSectorsOfType, catalogue.listSectorsOfType)
  serve(api.listNavLinks, catalogue.listNavLinks)
  serve(api.listStates, catalogue.listStates)
}
