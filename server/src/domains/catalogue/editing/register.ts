import type { FastifyInstance } from 'fastify'
import * as api from '#contract/catalogue/editing.ts'
import * as menuApi from '#contract/catalogue/menu.ts'
import { bind } from '#server/platform/http/bind.ts'
import { importIndustries } from './import.ts'
import * as menu from './menu/service.ts'
import * as editing from './service.ts'
import * as types from './types/service.ts'

export function serveEditing(app: FastifyInstance) {
  const serve = bind(app)
  serve(api.getCatalogueTree, editing.getCatalogueTree)
  serve(api.getIndustry, editing.getIndustry)
  serve(api.addIndustry, editing.addIndustry)
  serve(api.changeIndustry, editing.changeIndustry)
  serve(api.deleteIndustry, editing.deleteIndustry)
  serve(api.getSector, editing.getSector)
  serve(api.addSector, editing.addSector)
  serve(api.changeSector, editing.changeSector)
  serve(api.deleteSector, editing.deleteSector)
  serve(api.getCategoryType, types.getCategoryType)
  serve(api.changeCategoryType, types.changeCategoryType)
  serve(menuApi.listMenuLinks, menu.listMenuLinks)
  serve(menuApi.changeMenuLink, menu.changeMenuLink)
  serve(api.importIndustries, importIndustries)
  serve(api.listVainSearches, editing.listVainSearches)
}
