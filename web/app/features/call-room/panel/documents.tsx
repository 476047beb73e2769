import { useAuth } from '~/domains/accounts/state.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { SharedDocuments } from '~/domains/locker/components/shared-documents.tsx'
import classes from './documents.module.css'

interface DocumentsProps {
  room: Pick<RoomView, 'kind' | 'itemId'>
  name: string
  /** The document on the stage. */
  shownId: number | undefined
  onShow: (documentId: number) => void
}

/** The documents that both parties shared into this call; each side may show one on the stage. */
export function Documents({ room, name, shownId, onShow }: DocumentsProps) {
  const token = useAuth(({ auth }) => auth?.token)
  return (
    <div className={classes.documents}>
      <SharedDocuments
        subject={{ kind: room.kind, id: room.itemId }}
        token={token}
        name={name}
        stage={{ shownId, onShow }}
      />
    </div>
  )
}
