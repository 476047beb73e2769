/** A fee is before tax; tax is rounded to the paisa once. */
export function priceOf(feePaise: number, gstPercent: number) {
  const gstPaise = Math.round((feePaise * gstPercent) / 100)
  return { feePaise, gstPaise, totalPaise: feePaise + gstPaise }
}
