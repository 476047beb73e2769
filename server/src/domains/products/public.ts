export { productTexts } from './notification-texts.ts'
export { insertProduct, insertVersion } from './own/queries.ts'
export { setApproved, updateProduct } from './queries.ts'
export { productSeller } from './sales/service.ts'
