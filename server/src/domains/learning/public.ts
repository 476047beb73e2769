export { drawAward } from './certificates/paper.ts'
export { type CertificateSource, registerCertificates } from './certificates/sources.ts'
export { learningTexts } from './notification-texts.ts'
export { learningPages } from './programmes/service.ts'
