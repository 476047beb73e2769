import { useAuth } from '~/domains/accounts/state.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { SharedDocuments } from '~/domains/locker/components/shared-documents.tsx'
import classes from './documents.module.css'

/** The documents that both parties shared into this call. */
export function Documents({ room, name }: { room: Pick<RoomView, 'kind' | 'itemId'>; name: string }) {
  const token = useAuth(({ auth }) => auth?.token)
  return (
    <div className={classes.documents}>
      <SharedDocuments subject={{ kind: room.kind, id: room.itemId }} token={token} name={name} />
    </div>
  )
}
