/** Multiple of the half-hour fee by length. */
const LENGTHS: Record<number, number> = { 15: 0.55, 30: 1, 45: 1.45, 60: 1.85 }
const OFFERED = [
  [15, 30, 45, 60],
  [30, 60],
  [15, 30, 60],
]
const AUDIO_SHARE = 0.75
const WRITTEN_SHARE = 0.6

const inFifties = (rupees: number) => Math.floor(rupees / 50) * 50 * 100

/** All fees of a consultant, from the half-hour video fee and the index in the list. */
export function feesOf(videoRupees: number, index: number) {
  const lengths = OFFERED[index % OFFERED.length] ?? []
  const calls = lengths.flatMap((minutes) => {
    const video = videoRupees * (LENGTHS[minutes] ?? 1)
    return [
      { mode: 'video', minutes, fee_paise: inFifties(video) },
      { mode: 'audio', minutes, fee_paise: inFifties(video * AUDIO_SHARE) },
    ]
  })
  const answersInWriting = index % 11 !== 7
  return answersInWriting
    ? [...calls, { mode: 'written', minutes: 0, fee_paise: inFifties(videoRupees * WRITTEN_SHARE) }]
    : calls
}

/** Per minute of an instant talk, in steps of ₹5; every seventh consultant offers none. */
export const talkRateOf = (videoRupees: number, index: number) =>
  index % 7 === 5 ? null : Math.max(10, Math.round(videoRupees / 60 / 5) * 5) * 100
