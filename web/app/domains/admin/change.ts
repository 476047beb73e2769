export interface Compared {
  now: number
  before: number
}

/** Beyond tenfold a percentage says only that there was hardly anything before. */
const TELLING = 10

/** In tenths of a percent against the days before, or undefined where there was too little to compare with. */
export const changeOf = ({ now, before }: Compared) =>
  before === 0 || now > before * TELLING ? undefined : Math.round(((now - before) * 1000) / before)

/** In tenths of a point, of two rates in hundredths of a percent. */
export const pointsBetween = ({ now, before }: { now: number | null; before: number | null }) =>
  now === null || before === null ? undefined : Math.round((now - before) / 10)

/** '12.4' of 124. */
export const inTenths = (tenths: number) => (Math.abs(tenths) / 10).toFixed(1)
