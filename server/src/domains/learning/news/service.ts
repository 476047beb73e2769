import { notify } from '#server/domains/notifications/public.ts'
import type { Services } from '#server/platform/services.ts'
import { takeNewEnrolments } from './queries.ts'

const AT_ONCE = 200

/** Notifies owners of a programme of courses published since they bought it; the next run continues. */
export const announceCourses = ({ db }: Services, now: Date) =>
  db.transaction().execute(async (tx) => {
    for (const { accountId, ...params } of await takeNewEnrolments(tx, AT_ONCE))
      await notify(tx, now, { accountId, message: 'course_added', params })
  })
