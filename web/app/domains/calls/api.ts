import type {
  enterRoom,
  findRoomOfCall,
  getRoom,
  getRoomNote,
  listRoomMessages,
  renewIceServers,
  saveRoomNote,
  sendRoomMessage,
} from '#contract/calls/endpoints.ts'
import type * as showing from '#contract/calls/showing.ts'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { Api, CallOptions } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type RoomMessage = Received<typeof listRoomMessages>['messages'][number]

/** Whether the other is in the room, and the connected time, change every second. */
export const roomQuery = (api: Api, slug: string) => ({
  ...apiQuery<typeof getRoom>(api, 'GET /api/web/v1/rooms/{slug}', { slug }),
  staleTime: 0,
})

/** For staff: the booking or talk a room belongs to. */
export const roomOfCallQuery = (api: Api, slug: string) =>
  apiQuery<typeof findRoomOfCall>(api, 'GET /api/web/v1/admin/rooms/{slug}', { slug })

export const roomMessagesQuery = (api: Api, slug: string) =>
  apiQuery<typeof listRoomMessages>(api, 'GET /api/web/v1/rooms/{slug}/messages', { slug })

export const sendToRoom = (api: Api, request: Sent<typeof sendRoomMessage>) =>
  api.call<typeof sendRoomMessage>('POST /api/web/v1/rooms/{slug}/messages', request)

export const roomNoteQuery = (api: Api, slug: string) =>
  apiQuery<typeof getRoomNote>(api, 'GET /api/web/v1/rooms/{slug}/notes', { slug })

export const saveNote = (api: Api, slug: string, text: string) =>
  api.call<typeof saveRoomNote>('PUT /api/web/v1/rooms/{slug}/notes', { slug, text })

export const enter = async (api: Api, slug: string, options?: CallOptions) =>
  (await api.call<typeof enterRoom>('POST /api/web/v1/rooms/{slug}/entries', { slug }, options)).data

export const renewIce = async (api: Api, slug: string, options?: CallOptions) =>
  (await api.call<typeof renewIceServers>('POST /api/web/v1/rooms/{slug}/ice-servers', { slug }, options)).data

export type Showing = NonNullable<Received<typeof showing.getShowing>['showing']>

const SHOWING = '/api/web/v1/rooms/{slug}/showing'

/** The document on the stage. */
export const showingQuery = (api: Api, slug: string) => ({
  ...apiQuery<typeof showing.getShowing>(api, `GET ${SHOWING}`, { slug }),
  staleTime: 0,
})

export const showDocument = (api: Api, request: Sent<typeof showing.showDocument>) =>
  api.call<typeof showing.showDocument>(`PUT ${SHOWING}`, request)

export const turnPage = (api: Api, request: Sent<typeof showing.turnPage>) =>
  api.call<typeof showing.turnPage>(`PUT ${SHOWING}/page`, request)

export const stopShowing = (api: Api, slug: string) =>
  api.call<typeof showing.stopShowing>(`DELETE ${SHOWING}`, { slug })
