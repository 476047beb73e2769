import privacyRequests from '../domains/accounts/privacy-requests/hi.ts'
import savedViews from '../domains/accounts/saved-views/hi.ts'
import adminConsultant from '../domains/admin/consultant/hi.ts'
import adminFigures from '../domains/admin/figures/hi.ts'
import admin from '../domains/admin/hi.ts'
import adminJobs from '../domains/admin/jobs/hi.ts'
import audit from '../domains/audit/hi.ts'
import bookingsStaff from '../domains/bookings/staff/hi.ts'
import catalogueEditing from '../domains/catalogue/editing/hi.ts'
import consultantsApprovals from '../domains/consultants/approvals/hi.ts'
import articlesStaff from '../domains/content/articles/staff/hi.ts'
import bannersStaff from '../domains/content/banners/staff/hi.ts'
import pagesStaff from '../domains/content/pages/staff/hi.ts'
import contentStaff from '../domains/content/staff/hi.ts'
import enquiriesStaff from '../domains/enquiries/staff/hi.ts'
import enquiriesStates from '../domains/enquiries/states/hi.ts'
import learningStaff from '../domains/learning/staff/hi.ts'
import ledger from '../domains/ledger/hi.ts'
import membershipsStaff from '../domains/memberships/staff/hi.ts'
import notificationsStaff from '../domains/notifications/staff/hi.ts'
import notificationsTemplates from '../domains/notifications/templates/hi.ts'
import notificationsTemplateNames from '../domains/notifications/templates/names/hi.ts'
import ordersStaff from '../domains/orders/staff/hi.ts'
import packages from '../domains/packages/hi.ts'
import packagesStaff from '../domains/packages/staff/hi.ts'
import paymentsStaff from '../domains/payments/staff/hi.ts'
import payoutsAdmin from '../domains/payouts/admin/hi.ts'
import payouts from '../domains/payouts/hi.ts'
import people from '../domains/people/hi.ts'
import productsReturns from '../domains/products/returns/hi.ts'
import productsStaff from '../domains/products/staff/hi.ts'
import questionsStaff from '../domains/questions/staff/hi.ts'
import reviewsStaff from '../domains/reviews/staff/hi.ts'
import serviceOrders from '../domains/services/orders/hi.ts'
import servicesStaff from '../domains/services/staff/hi.ts'
import settingsAdminBrand from '../domains/settings/admin/brand/hi.ts'
import settingsAdmin from '../domains/settings/admin/hi.ts'
import talksLibraryStaff from '../domains/talks/library/staff/hi.ts'
import talksStaff from '../domains/talks/staff/hi.ts'
import giftCards from '../domains/wallet/gift-cards/hi.ts'
import giftCardsStaff from '../domains/wallet/gift-cards/staff/hi.ts'
import workshopsDoor from '../domains/workshops/door/hi.ts'
import workshopsStaff from '../domains/workshops/staff/hi.ts'
import type { Catalogue } from '../lib/i18n/texts.ts'
import screensArticles from '../screens/admin/articles/hi.ts'
import screensAdminBanners from '../screens/admin/banners/hi.ts'
import screensAdminBrand from '../screens/admin/brand/hi.ts'
import screensAdminConsultant from '../screens/admin/consultant/hi.ts'
import screensAdmin from '../screens/admin/hi.ts'
import screensAdminMenu from '../screens/admin/menu/hi.ts'
import screensAdminMessageTexts from '../screens/admin/message-texts/hi.ts'
import screensAdminPages from '../screens/admin/pages/hi.ts'
import screensAdminPerson from '../screens/admin/person/hi.ts'
import screensAdminRefundProposals from '../screens/admin/refund-proposals/hi.ts'
import screensAdminServices from '../screens/admin/services/hi.ts'
import screensAdminShipments from '../screens/admin/shipments/hi.ts'
import screensAdminStaff from '../screens/admin/staff/hi.ts'
import shellAdmin from '../shell/admin/hi.ts'
import uiCover from '../ui/operated/cover/hi.ts'
import uiDataTable from '../ui/operated/data-table/hi.ts'
import uiForm from '../ui/operated/form/hi.ts'
import uiPersonField from '../ui/operated/person-field/hi.ts'

/** The back office. */
export default {
  ...savedViews,
  ...settingsAdminBrand,
  ...screensAdminBrand,
  ...productsReturns,
  ...screensAdminMenu,
  ...screensAdminMessageTexts,
  ...notificationsTemplates,
  ...notificationsTemplateNames,
  ...screensAdminPages,
  ...screensAdminRefundProposals,
  ...screensAdminStaff,
  ...pagesStaff,
  ...screensAdminShipments,
  ...reviewsStaff,
  ...admin,
  ...adminConsultant,
  ...adminFigures,
  ...adminJobs,
  ...privacyRequests,
  ...notificationsStaff,
  ...audit,
  ...bookingsStaff,
  ...catalogueEditing,
  ...consultantsApprovals,
  ...articlesStaff,
  ...bannersStaff,
  ...contentStaff,
  ...enquiriesStaff,
  ...enquiriesStates,
  ...learningStaff,
  ...ledger,
  ...membershipsStaff,
  ...ordersStaff,
  ...paymentsStaff,
  ...payoutsAdmin,
  ...payouts,
  ...people,
  ...productsStaff,
  ...questionsStaff,
  ...serviceOrders,
  ...servicesStaff,
  ...settingsAdmin,
  ...talksLibraryStaff,
  ...talksStaff,
  ...workshopsDoor,
  ...workshopsStaff,
  ...screensArticles,
  ...screensAdminBanners,
  ...screensAdmin,
  ...screensAdminConsultant,
  ...screensAdminPerson,
  ...screensAdminServices,
  ...shellAdmin,
  ...uiCover,
  ...uiDataTable,
  ...uiForm,
  ...uiPersonField,
  ...packages,
  ...packagesStaff,
  ...giftCards,
  ...giftCardsStaff,
} satisfies Catalogue
