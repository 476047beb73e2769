import type { Flow, Media, Peer, Quality, RoomEnd, RoomView } from './wire.ts'

export type { Flow, Media, Peer, Quality, RoomEnd, RoomView }

/** Where somebody stands with a call. */
export type Stage =
  /** Not in the room: choosing devices, or refused at its door (`problem`). */
  | 'before'
  | 'joining'
  /** In, and the other is not, or has left. */
  | 'waiting'
  /** Both are in; their media has not met yet. */
  | 'connecting'
  | 'live'
  /** It was live; `lost` says whose side is missing. The clock stands. */
  | 'reconnecting'
  /** The same person has joined on another device or tab: `join` takes the call back here. */
  | 'moved'
  /** `ended` says why. */
  | 'over'

export type DeviceKind = 'microphone' | 'camera' | 'speaker'
/** Why a device gives nothing. */
export type DeviceProblem =
  /** The person, or their system, said no. */
  | 'denied'
  /** The browser's own rules keep every page like this one from it. */
  | 'forbidden'
  | 'missing'
  | 'busy'
  /** It is there and free, and did not start. */
  | 'failed'
  /** The browser wants a press of its own before it asks. */
  | 'again'
  | 'unsupported'
  /** Pages that are not reached safely have no devices at all. */
  | 'insecure'
/** Whose side is missing: the own, the other's, or the path between two that are both there. */
export type LostSide = 'mine' | 'theirs' | 'path'
/** Why it is over: the own button, or the server's reason. */
export type EndReason = 'me' | RoomEnd

/** Something about a device that a person did not do and should hear of. */
export interface DeviceNotice {
  kind: DeviceKind
  what: 'unplugged' | 'replaced'
  /** Of the device that is used now. */
  label: string | null
}

export interface CallView {
  stage: Stage
  lost: LostSide | null
  ended: EndReason | null
  /** Why the door did not open: a problem's code, or 'offline', or 'unsupported' where the browser cannot make calls. */
  problem: { code: string; message: string } | null
  /** As it was when the room was entered; the screen's own query is newer. */
  room: RoomView | null
  peer: Peer | null
  flow: Flow
  /** What goes out, or would, once it may. */
  media: Media
  /** The own camera, for the preview and the small picture; null while it is off. */
  picture: MediaStream | null
  /** The own microphone, for its level. */
  voice: MediaStream | null
  /** The own screen while it is shared. */
  screen: MediaStream | null
  /** What comes from the other: sound, and camera or screen. */
  remote: MediaStream | null
  quality: Quality | null
  /** Neither picture travels: chosen on a weak network. */
  audioOnly: boolean
  /** The network is too weak for pictures: audio only is offered until it is taken or declined. */
  offerAudioOnly: boolean
  problems: Record<'microphone' | 'camera' | 'screen', DeviceProblem | null>
  /** Open, and the system gives nothing of them for now: a telephone call, another program, a switch on the device. */
  held: Record<'microphone' | 'camera', boolean>
  notice: DeviceNotice | null
  /** Device ids in use; null is the browser's own choice. */
  chosen: Record<DeviceKind, string | null>
}

export interface Call {
  getView: () => CallView
  subscribe: (changed: () => void) => () => void
  /** This tab was in the room before it was loaded again. */
  wasInside: () => boolean
  /** Opens microphone and camera to look at before joining; an audio call never asks for the camera. */
  preview: (mode: 'video' | 'audio') => Promise<void>
  /** By the person's own wish: the call moves here from whichever of their devices has it. */
  join: () => Promise<void>
  /** Back in after a reload, unless they have joined on another device since. */
  comeBack: () => Promise<void>
  /** Leaves the room and lets go of every device. */
  leave: () => Promise<void>
  setAudio: (on: boolean) => Promise<void>
  setVideo: (on: boolean) => Promise<void>
  shareScreen: () => Promise<void>
  stopScreen: () => void
  choose: (kind: DeviceKind, deviceId: string) => Promise<void>
  setAudioOnly: (on: boolean) => void
  declineAudioOnly: () => void
  dismissNotice: () => void
  /** Now, by the server's clock, in milliseconds. */
  serverNow: () => number
  /** The page is left for another one of ours: every device is let go of, and the other hears it. */
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
  held: { microphone: false, camera: false },
  notice: null,
  chosen: { microphone: null, camera: null, speaker: null },
}
