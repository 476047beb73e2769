import type { z } from 'zod'
import type { enterRoom, renewIceServers } from '#contract/calls/endpoints.ts'
import type { RoomBeaten, RoomEvents, RoomFlow, RoomJoined, RoomMedia, RoomPeer } from '#contract/calls/signals.ts'
import type { Received } from '#contract/endpoint.ts'

export type RoomEntry = Received<typeof enterRoom>
export type RoomView = RoomEntry['room']
export type IceSettings = Received<typeof renewIceServers>
export type Media = z.input<typeof RoomMedia>
export type Peer = z.input<typeof RoomPeer>
export type Quality = NonNullable<Peer['quality']>
export type Flow = z.input<typeof RoomFlow>
export type Joined = z.input<typeof RoomJoined>
export type Beaten = z.input<typeof RoomBeaten>
/** A WebRTC signal: a session description or ICE candidates. */
export type Signal = Pick<RoomEvents['roomsignal'], 'description' | 'candidates'>
export type RoomEnd = RoomEvents['roomended']['why']
