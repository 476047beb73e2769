import { expect, test } from 'vitest'
import type { Peer } from '../wire.ts'
import { type Facts, lostSideOf, stageOf, wasCutOff } from './stage.ts'

const peer: Peer = {
  role: 'consultant',
  peerId: 'page-one',
  in: true,
  connected: true,
  media: { audio: true, video: true, screen: false },
  quality: null,
}
const live: Facts = {
  wanted: true,
  wasIn: true,
  lineHolds: true,
  moved: false,
  ended: null,
  peer,
  connected: true,
  mayFlow: true,
  wasLive: true,
  isLost: false,
}

test('a call connects step by step', () => {
  const before = { ...live, wanted: false, wasIn: false, peer: null, connected: false, mayFlow: false, wasLive: false }
  expect(stageOf(before)).toBe('before')
  expect(stageOf({ ...before, wanted: true })).toBe('joining')
  expect(stageOf({ ...before, wanted: true, wasIn: true })).toBe('waiting')
  expect(stageOf({ ...before, wanted: true, wasIn: true, peer })).toBe('connecting')
  expect(stageOf(live)).toBe('live')
})

test('media that may not flow is no live call', () => {
  expect(stageOf({ ...live, mayFlow: false })).toBe('reconnecting')
  expect(stageOf({ ...live, connected: false })).toBe('reconnecting')
})

test('a participant who left is waited for, one who was lost is reconnecting', () => {
  expect(stageOf({ ...live, peer: null })).toBe('waiting')
  expect(stageOf({ ...live, peer: null, isLost: true })).toBe('reconnecting')
  expect(wasCutOff(peer, true)).toBe(false)
  expect(wasCutOff(peer, false)).toBe(true)
  expect(wasCutOff({ ...peer, in: false }, true)).toBe(true)
  expect(stageOf({ ...live, peer: { ...peer, in: false }, mayFlow: false })).toBe('reconnecting')
})

test('the missing side is named', () => {
  expect(lostSideOf({ ...live, lineHolds: false }, false)).toBe('mine')
  expect(lostSideOf({ ...live, mayFlow: false }, true)).toBe('mine')
  expect(lostSideOf({ ...live, peer: { ...peer, in: false } }, false)).toBe('theirs')
  expect(lostSideOf({ ...live, peer: { ...peer, connected: false } }, false)).toBe('theirs')
  expect(lostSideOf({ ...live, connected: false }, false)).toBe('path')
})

test('an end and another device take precedence over everything else', () => {
  expect(stageOf({ ...live, moved: true })).toBe('moved')
  expect(stageOf({ ...live, moved: true, ended: 'over' })).toBe('over')
})
