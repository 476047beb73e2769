import * as api from '#contract/products/endpoints.ts'
import * as photosApi from '#contract/products/photos.ts'
import * as returnsApi from '#contract/products/returns.ts'
import * as shipmentsApi from '#contract/products/shipments.ts'
import * as staffApi from '#contract/products/staff.ts'
import * as staffShipmentsApi from '#contract/products/staff-shipments.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { registerReviewable } from '#server/domains/reviews/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { productAudit } from './audit-texts.ts'
import * as cancellations from './cancellations/service.ts'
import { productConstraints } from './constraints.ts'
import * as deliveries from './deliveries/service.ts'
import { serveProductFiles } from './files/service.ts'
import { scheduleProductJobs } from './jobs.ts'
import * as missing from './missing/service.ts'
import { productTexts } from './notification-texts.ts'
import * as own from './own/service.ts'
import { productData } from './personal-data/source.ts'
import * as photos from './photos/service.ts'
import * as purchases from './purchases/service.ts'
import { registerReturnDocuments } from './returns/documents.ts'
import * as returns from './returns/service.ts'
import { listProductReviews, productSource } from './reviews/service.ts'
import { productSeller } from './sales/service.ts'
import * as terms from './selling-terms/service.ts'
import * as shipments from './shipments/service.ts'
import { serveProductsFile } from './staff/files.ts'
import * as staff from './staff/service.ts'
import { serveShipmentsFile } from './staff-shipments/files.ts'
import * as staffShipments from './staff-shipments/service.ts'
import * as views from './views/service.ts'

export const registerProducts: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(productAudit)
  registerConstraints(productConstraints)
  registerMessages(productTexts)
  registerPersonalData('products', productData(app.services))
  registerReviewable('product', productSource)
  registerSeller('product', productSeller)
  registerReturnDocuments()
  scheduleProductJobs(app.services.jobs)
  serveProductFiles(app)
  serve(api.listProducts, views.listProducts)
  serve(api.getProduct, views.getProduct)
  serve(api.previewProduct, views.previewProduct)
  serve(api.listProductReviews, listProductReviews)
  serve(api.listOwnProducts, own.listOwnProducts)
  serve(api.createProduct, own.createProduct)
  serve(api.changeProduct, own.changeProduct)
  serve(photosApi.addProductPhoto, photos.addProductPhoto)
  serve(photosApi.arrangeProductPhotos, photos.arrangeProductPhotos)
  serve(api.addProductVersion, own.addProductVersion)
  serve(api.submitProduct, own.submitProduct)
  serve(api.withdrawProduct, own.withdrawProduct)
  serve(api.listPurchases, purchases.listPurchases)
  serve(api.downloadProduct, purchases.downloadProduct)
  serve(api.refundPurchase, purchases.refundPurchase)
  serve(shipmentsApi.getSellingTerms, terms.getSellingTerms)
  serve(shipmentsApi.saveSellingTerms, terms.saveSellingTerms)
  serve(shipmentsApi.listShipments, deliveries.listShipments)
  serve(shipmentsApi.confirmDelivery, shipments.confirmDelivery)
  serve(shipmentsApi.cancelOverdueShipment, cancellations.cancelOverdueShipment)
  serve(shipmentsApi.reportMissing, missing.reportMissing)
  serve(shipmentsApi.listOwnShipments, deliveries.listOwnShipments)
  serve(shipmentsApi.moveShipment, shipments.moveShipment)
  serve(shipmentsApi.sendShipment, shipments.sendShipment)
  serve(shipmentsApi.cancelShipment, cancellations.cancelShipment)
  serve(returnsApi.askReturn, returns.askReturn)
  serve(returnsApi.sendReturn, returns.sendReturn)
  serve(returnsApi.objectToAnswer, returns.objectToAnswer)
  serve(returnsApi.withdrawReturn, returns.withdrawReturn)
  serve(returnsApi.writeToSeller, returns.writeToSeller)
  serve(returnsApi.writeToCustomer, returns.writeToCustomer)
  serve(returnsApi.answerReturn, returns.answerReturn)
  serve(returnsApi.receiveReturn, returns.receiveReturn)
  serve(returnsApi.disputeReturn, returns.disputeReturn)
  serve(staffShipmentsApi.listStaffShipments, staffShipments.listStaffShipments)
  serve(staffShipmentsApi.exportShipments, staffShipments.exportShipments)
  serve(staffShipmentsApi.getShipmentStory, staffShipments.getShipmentStory)
  serve(staffShipmentsApi.decideReturn, staffShipments.decideReturn)
  serve(staffShipmentsApi.decideMissing, staffShipments.decideMissing)
  serveShipmentsFile(app)
  serve(staffApi.listProducts, staff.listProducts)
  serve(staffApi.getProduct, staff.getProduct)
  serve(staffApi.openProductVersion, staff.openProductVersion)
  serve(staffApi.approveProduct, staff.approveProduct)
  serve(staffApi.sendProductBack, staff.sendProductBack)
  serve(staffApi.takeProductDown, staff.takeProductDown)
  serve(staffApi.exportProducts, staff.exportProducts)
  serveProductsFile(app)
}
