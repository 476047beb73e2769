import { beforeEach, expect, test } from 'vitest'
import {
  closeRatingModal,
  leaveChannel,
  noCall,
  openRatingModal,
  setBookingDetails,
  setCallDuration,
  setToken,
  useLiveCall,
} from './state.ts'

beforeEach(() => useLiveCall.setState(noCall))
const now = () => useLiveCall.getState()

test('nothing has started, and a call is by video by default', () => {
  expect(now()).toMatchObject({ isStart: false, token: null, channelName: null, mediaType: 'video', callDuration: 0 })
})

test('a token starts the call', () => {
  setToken('signed', 'quiet-river')
  expect(now()).toMatchObject({ isStart: true, token: 'signed', channelName: 'quiet-river' })
})

test('booking details start the call and keep booking, amount, consultant and type', () => {
  setBookingDetails({ bookId: 7, amount: 1500, consultantId: 3, callType: 'audio' })
  expect(now()).toMatchObject({ isStart: true, bookId: 7, bookAmount: 1500, consultantId: 3, callType: 'audio' })
})

test('leaving ends it and clears token, channel name and duration, and nothing else', () => {
  setToken('signed', 'quiet-river')
  setBookingDetails({ bookId: 7, amount: 1500, consultantId: 3, callType: 'video' })
  setCallDuration(61)
  leaveChannel()
  expect(now()).toMatchObject({ isStart: false, token: null, channelName: null, callDuration: 0, bookId: 7 })
})

test('the rating modal is shown and closed by a flag', () => {
  openRatingModal()
  expect(now().showRatingModal).toBe(true)
  closeRatingModal()
  expect(now().showRatingModal).toBe(false)
})
