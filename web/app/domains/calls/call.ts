import type { Flow, Media, Peer, Quality, RoomEnd, RoomView } from './wire.ts'

export type { Flow, Media, Peer, Quality, RoomEnd, RoomView }

/** Stage of one side of a call. */
export type Stage =
  /** Not in the room: choosing devices, or refused (`problem`). */
  | 'before'
  | 'joining'
  /** In the room, and the other side is not, or has left. */
  | 'waiting'
  /** Both are in the room; their media is not connected yet. */
  | 'connecting'
  | 'live'
  /** Was live; `lost` tells which side is missing. The clock is stopped. */
  | 'reconnecting'
  /** The same person has joined on another device or tab: `join` moves the call back here. */
  | 'moved'
  /** `ended` tells why. */
  | 'over'

export type DeviceKind = 'microphone' | 'camera' | 'speaker'
/** Why a device is unavailable. */
export type DeviceProblem =
  /** The user or the system denied access. */
  | 'denied'
  /** Blocked for this page by browser policy. */
  | 'forbidden'
  | 'missing'
  | 'busy'
  /** Present and free, but failed to start. */
  | 'failed'
  /** The browser requires a user gesture before it asks. */
  | 'again'
  | 'unsupported'
  /** Pages outside a secure context have no devices. */
  | 'insecure'
/** Which side is missing: this one, the other, or only the path between them. */
export type LostSide = 'mine' | 'theirs' | 'path'
/** Why it ended: this side left, or the server's reason. */
export type EndReason = 'me' | RoomEnd

/** A device change the user did not make and should be informed of. */
export interface DeviceNotice {
  kind: DeviceKind
  what: 'unplugged' | 'replaced'
  /** Of the device in use. */
  label: string | null
}

export interface CallView {
  stage: Stage
  lost: LostSide | null
  ended: EndReason | null
  /** Why joining failed: a problem code, 'offline', or 'unsupported' if the browser cannot make calls. */
  problem: { code: string; message: string } | null
  /** As of joining; the screen's own query is newer. */
  room: RoomView | null
  peer: Peer | null
  flow: Flow
  /** What is sent, or would be once allowed. */
  media: Media
  /** The own camera, for the preview and the small picture; null while it is off. */
  picture: MediaStream | null
  /** The own microphone, for its level. */
  voice: MediaStream | null
  /** The own screen while it is shared. */
  screen: MediaStream | null
  /** What the other side sends: audio, and camera or screen. */
  remote: MediaStream | null
  quality: Quality | null
  /** Video is off in both directions: chosen on a weak network. */
  audioOnly: boolean
  /** The network is too weak for video: audio only is offered until it is accepted or declined. */
  offerAudioOnly: boolean
  problems: Record<'microphone' | 'camera' | 'screen', DeviceProblem | null>
  /** Open, but muted by the system for now: a phone call, another program, or a hardware switch. */
  mutedBySystem: Record<'microphone' | 'camera', boolean>
  notice: DeviceNotice | null
  /** Ids of the devices in use; null is the browser's default. */
  chosen: Record<DeviceKind, string | null>
}

export interface Call {
  getView: () => CallView
  subscribe: (changed: () => void) => () => void
  /** This tab was in the room before a reload. */
  wasInside: () => boolean
  /** Opens microphone and camera for the preview before joining; an audio call never asks for the camera. */
  preview: (mode: 'video' | 'audio') => Promise<void>
  /** On the user's action: the call moves here from whichever of their devices has it. */
  join: () => Promise<void>
  /** Rejoins after a reload, unless they have joined on another device since. */
  comeBack: () => Promise<void>
  /** Leaves the room and releases all devices. */
  leave: () => Promise<void>
  setAudio: (on: boolean) => Promise<void>
  setVideo: (on: boolean) => Promise<void>
  shareScreen: () => Promise<void>
  stopScreen: () => void
  choose: (kind: DeviceKind, deviceId: string) => Promise<void>
  setAudioOnly: (on: boolean) => void
  declineAudioOnly: () => void
  dismissNotice: () => void
  /** Current time by the server's clock, in milliseconds. */
  serverNow: () => number
  /** On navigation to another page of the app: releases all devices and notifies the other side. */
  dispose: () => void
}

export const nothingYet: CallView = {
  stage: 'before',
  lost: null,
  ended: null,
  problem: null,
  room: null,
  peer: null,
  flow: { mayFlow: false, connectedSeconds: 0, since: null },
  media: { audio: true, video: true, screen: false },
  picture: null,
  voice: null,
  screen: null,
  remote: null,
  quality: null,
  audioOnly: false,
  offerAudioOnly: false,
  problems: { microphone: null, camera: null, screen: null },
  mutedBySystem: { microphone: false, camera: false },
  notice: null,
  chosen: { microphone: null, camera: null, speaker: null },
}
