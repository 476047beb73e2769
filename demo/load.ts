import { refreshNextFree } from '#server/domains/availability/next-free/service.ts'
import { createDb, createPool, LOADING_TIMEOUTS } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/security/secrets.ts'
import type { StoredFilms } from './learning/files.ts'
import type { StoredDocuments } from './locker/files.ts'
import { demoStaff, writePeople } from './people.ts'
import { createTimeline } from './timeline.ts'
import { writeApplicants } from './write-applicants.ts'
import { writeArticles } from './write-articles.ts'
import { writeAudit } from './write-audit.ts'
import { writeBlocks } from './write-blocks.ts'
import { writeBookings } from './write-bookings.ts'
import { writeCalls } from './write-calls.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeConsultants } from './write-consultants.ts'
import { writeContent } from './write-content.ts'
import { writeCourses } from './write-courses.ts'
import { writeEarnings } from './write-earnings.ts'
import { writeEnquiries } from './write-enquiries.ts'
import { writeGiftCards } from './write-gift-cards.ts'
import { writeGoods } from './write-goods.ts'
import { writeLargeRefund } from './write-large-refund.ts'
import { writeLearners } from './write-learners.ts'
import { writeLists } from './write-lists.ts'
import { writeLocker } from './write-locker.ts'
import { writeMembers, writePlans } from './write-memberships.ts'
import { writeMoney } from './write-money.ts'
import { writeNotifications } from './write-notifications.ts'
import { writeOrders } from './write-orders.ts'
import { writePackages } from './write-packages.ts'
import { writeProducts } from './write-products.ts'
import { writeQuestions } from './write-questions.ts'
import { writeReconciliations } from './write-reconciliations.ts'
import { writeReviews } from './write-reviews.ts'
import { writeServiceOrders } from './write-service-orders.ts'
import { writeServices } from './write-services.ts'
import { writeTalks } from './write-talks.ts'
import { writeWorkshops } from './write-workshops.ts'

export { putDemoPictures } from './content/articles/pictures.ts'
export { saveCourseFilms } from './learning/files.ts'
export { saveLockerFiles } from './locker/files.ts'
export { putDemoFilms } from './talks/files.ts'

/** Increased when the data changes so much that an old version must be reloaded. */
const VERSION = 1

/**
 * Fills an empty, migrated database with the demo data; one that has it is not changed. Without files courses have no
 * films, lockers only folders and no products exist, and without secrets gift cards have no codes to show.
 */
export async function loadDemoWorld(
  databaseUrl: string,
  now = new Date(),
  films: StoredFilms = new Map(),
  documents: StoredDocuments = new Map(),
  secrets?: Secrets,
): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl, size: 1, ...LOADING_TIMEOUTS }))
  try {
    await db.transaction().execute(async (tx) => {
      const marked = await tx
        .insertInto('demo_world')
        .values({ version: VERSION, loaded_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .execute()
      if (marked.length === 0) return
      const places = await writeCatalogue(tx)
      const consultantIds = await writePeople(tx, now)
      await writeConsultants(tx, { ids: consultantIds, staff: await demoStaff(tx), places, now })
      await writeServices(tx, consultantIds, places, now)
      await writeApplicants(tx, places, now)
      await writeEnquiries(tx, { consultantId: consultantIds[0]!, staffId: await demoStaff(tx) }, now)
      await writeContent(tx, now)
      await writeArticles(tx, consultantIds, now)
      await writePlans(tx, now)
      await writeTalks(tx, consultantIds, now)
      await writeCourses(tx, { consultantIds, places, films, now })
      const timeline = createTimeline()
      const making = { tx, timeline, now }
      const writers = [
        ...[writeMoney, writeOrders, writeBookings, writeCalls, writeQuestions, writeEarnings],
        ...[writeLearners, writeWorkshops, writePackages, writeMembers, writeServiceOrders, writeReconciliations],
      ]
      for (const write of writers) await write(making)
      await writeGiftCards(making, secrets)
      await writeProducts(making, documents)
      await writeGoods(making)
      await timeline.play()
      await writeLargeRefund(tx, now)
      await writeReviews(making, consultantIds, places)
      await writeLists(making)
      await writeLocker(tx, documents, now)
      await writeBlocks(tx, await demoStaff(tx), now)
      await writeNotifications(tx, now)
      await writeAudit(making)
    })
    await refreshNextFree(db, now)
  } finally {
    await db.destroy()
  }
}
