const twoDigits = (number: number) => String(number).padStart(2, '0')

/** '42:10', or '1:02:10' from an hour on. */
export function lengthOf(seconds: number) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
