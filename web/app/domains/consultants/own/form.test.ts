import { expect, test } from 'vitest'
import type { OwnProfile } from './api.ts'
import { inputOf, valuesOf, wrongFees } from './form.ts'

const profile = {
  ...{ headline: 'A', headlineHindi: '', about: 'B', procedure: '', experienceYears: 7, languages: ['hi'] },
  ...{ city: 'Pune', state: 'Maharashtra', timeZone: 'Asia/Kolkata', talkRatePaise: null },
  fees: [
    { mode: 'video', minutes: 30, feePaise: 150_050 },
    { mode: 'written', minutes: 0, feePaise: 90_000 },
  ],
  credentials: [{ kind: 'education', title: 'B.Sc', issuer: '', year: null, number: '' }],
  videos: [],
} as unknown as OwnProfile

test('without edits, what was read is what is sent', () => {
  const { revision, ...sent } = inputOf(valuesOf(profile), 4)
  expect(revision).toBe(4)
  expect(profile).toMatchObject(sent)
})

test('an emptied fee is no longer offered, and an invalid amount is marked', () => {
  const values = valuesOf(profile)
  values.fees['video 30'] = ' '
  values.fees['audio 15'] = '1,200'
  expect(inputOf(values, 1).fees).toEqual([
    { mode: 'audio', minutes: 15, feePaise: 120_000 },
    { mode: 'written', minutes: 0, feePaise: 90_000 },
  ])
  expect(wrongFees(values)).toEqual([])
  values.fees['audio 15'] = 'much'
  values.talkRate = '0'
  expect(wrongFees(values)).toEqual(['fees.audio 15', 'talkRate'])
})
