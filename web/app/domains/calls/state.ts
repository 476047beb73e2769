import { create } from 'zustand'

export type MediaType = 'video' | 'audio'

export interface BookingDetails {
  bookId: number | null
  amount: number
  consultantId: number
  callType: MediaType
}

export interface CallerDetails {
  id: number
  name: string
  thumbnail: string | null
}

export interface LiveCallState {
  isStart: boolean
  token: string | null
  /** The room's slug. */
  channelName: string | null
  mediaType: MediaType
  /** Seconds both were connected. */
  callDuration: number
  showRatingModal: boolean
  bookId: number | null
  consultantId: number | null
  bookAmount: number
  bookingDetails: BookingDetails | null
  callType: MediaType | null
  consultantName: string
  /** The other participant. */
  callerDetails: CallerDetails | null
}

export const noCall: LiveCallState = {
  isStart: false,
  token: null,
  channelName: null,
  mediaType: 'video',
  callDuration: 0,
  showRatingModal: false,
  bookId: null,
  consultantId: null,
  bookAmount: 0,
  bookingDetails: null,
  callType: null,
  consultantName: '',
  callerDetails: null,
}

export const useLiveCall = create<LiveCallState>(() => noCall)
const { setState } = useLiveCall

export const setToken = (token: string, channelName: string) => setState({ token, channelName, isStart: true })

export const setBookingDetails = (bookingDetails: BookingDetails) =>
  setState({
    bookingDetails,
    isStart: true,
    bookId: bookingDetails.bookId,
    bookAmount: bookingDetails.amount,
    consultantId: bookingDetails.consultantId,
    callType: bookingDetails.callType,
  })

export const setMediaType = (mediaType: MediaType) => setState({ mediaType })
export const setParties = (consultantName: string, callerDetails: CallerDetails) =>
  setState({ consultantName, callerDetails })
export const setCallDuration = (callDuration: number) => setState({ callDuration })
export const openRatingModal = () => setState({ showRatingModal: true })
export const closeRatingModal = () => setState({ showRatingModal: false })

export const leaveChannel = () => setState({ isStart: false, token: null, channelName: null, callDuration: 0 })
