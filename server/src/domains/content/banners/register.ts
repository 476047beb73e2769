import * as api from '#contract/content/banners.ts'
import * as staffApi from '#contract/content/banners-staff.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { serveBannersFile } from './files.ts'
import * as banners from './service.ts'

export const registerBanners: DomainPlugin = (app) => {
  const serve = bind(app)
  serve(api.listBanners, banners.listBanners)
  serve(staffApi.listAllBanners, banners.listAllBanners)
  serve(staffApi.exportBanners, banners.exportBanners)
  serve(staffApi.getStaffBanner, banners.getStaffBanner)
  serve(staffApi.addBanner, banners.addBanner)
  serve(staffApi.changeBanner, banners.changeBanner)
  serve(staffApi.removeBanner, banners.removeBanner)
  serveBannersFile(app)
}
