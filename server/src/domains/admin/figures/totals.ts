import { FIGURES, type FigureName } from '#contract/admin/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS, dayInIndia, startOfDay } from '#server/platform/time.ts'
import type { DayAmount, Span } from '../rules.ts'
import { closedSoFar, countedFromRows, storeAmounts, storedAmounts } from './queries.ts'

/** How long what happened on a day may change: an appeal changes a no-show. These days are counted again every hour. */
const CHANGEABLE_DAYS = 45
const DAYS_AT_ONCE = 31

const dayAfter = (day: string, days: number) => dayInIndia(new Date(startOfDay(day).getTime() + days * DAY_MS))

function daysFrom(first: string, last: string) {
  const days = []
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** Stores the totals of days that are over. Each batch is a transaction, and what is stored is not lost by a crash. */
export async function closeDays({ db }: Services, now: Date) {
  const today = dayInIndia(now)
  const last = dayAfter(today, -1)
  const { last: closed, earliest } = await closedSoFar(db)
  if (!earliest) return
  const changeable = dayAfter(today, -CHANGEABLE_DAYS)
  const next = closed ? dayAfter(closed, 1) : earliest
  let first = [closed && next > changeable ? changeable : next, earliest].toSorted().at(-1)!
  while (first <= last) {
    const end = [dayAfter(first, DAYS_AT_ONCE - 1), last].toSorted()[0]!
    await closeBatch(db, { first, last: end }, now)
    first = dayAfter(end, 1)
  }
}

const closeBatch = (db: Db, { first, last }: { first: string; last: string }, now: Date) =>
  db.transaction().execute(async (tx) => {
    const counted = await countedFromRows(tx, { from: startOfDay(first), until: startOfDay(dayAfter(last, 1)) })
    const known = new Map(counted.map(({ day, figure, amount }) => [`${day} ${figure}`, amount]))
    const amounts = daysFrom(first, last).flatMap((day) =>
      FIGURES.map((figure) => ({ day, figure, amount: known.get(`${day} ${figure}`) ?? 0 })),
    )
    await storeAmounts(tx, amounts, now)
  })

/** The amounts of both periods: closed days as stored, the rest from its rows. */
export async function amountsOf(db: Db, { from, until, beforeFrom, beforeUntil }: Span) {
  const [current, before] = await Promise.all([amountsIn(db, from, until), amountsIn(db, beforeFrom, beforeUntil)])
  return { current, before }
}

export async function amountsIn(
  db: Db,
  from: Date,
  until: Date,
  figures: readonly FigureName[] = FIGURES,
): Promise<DayAmount[]> {
  const [first, last] = [dayInIndia(from), dayInIndia(until)]
  // The last day is not over, or compared up to the same hour.
  const stored = await storedAmounts(db, first, dayAfter(last, -1), figures)
  const figuresOn = Map.groupBy(stored, ({ day }) => day)
  const isOpen = (day: string) => figuresOn.get(day)?.length !== figures.length
  const firstOpen = daysFrom(first, last).find(isOpen) ?? last
  const counted = await countedFromRows(db, { from: startOfDay(firstOpen), until }, figures)
  return [...stored.filter(({ day }) => day < firstOpen), ...counted]
}
