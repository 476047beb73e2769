export interface Compared {
  now: number
  before: number
}

/** Above tenfold a percentage only shows that there was hardly anything before. */
const MEANINGFUL = 10

/** Change in tenths of a percent against the period before; undefined if there was too little to compare with. */
export const changeOf = ({ now, before }: Compared) =>
  before === 0 || now > before * MEANINGFUL ? undefined : Math.round(((now - before) * 1000) / before)

/** Difference in tenths of a point between two rates in hundredths of a percent. */
export const pointsBetween = ({ now, before }: { now: number | null; before: number | null }) =>
  now === null || before === null ? undefined : Math.round((now - before) / 10)

/** 124 becomes '12.4'. */
export const inTenths = (tenths: number) => (Math.abs(tenths) / 10).toFixed(1)
