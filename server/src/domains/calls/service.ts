export { listRoomMessages, sendRoomMessage } from './chat/service.ts'
export { enterRoom, renewIceServers } from './entries/service.ts'
export { type Flow, flowOf, flowsOf, flowsOfRooms, type Stretch } from './flows/queries.ts'
export {
  type EndedBy,
  type KindName,
  type Message,
  type Role,
  type Room,
  type RoomKind,
  registerRoomKind,
  type Said,
} from './kinds.ts'
export { getRoomNote, saveRoomNote } from './notes/service.ts'
export { connectedMs, getRoom } from './reading/service.ts'
export { LEASE_MS } from './rules.ts'
export type { EndWhy } from './seats/seat.ts'
export { endRoom, holdRoom, tellBoth } from './seats/service.ts'
export { sweepSeats } from './seats/sweep.ts'
