import { useEffect } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ConfirmDialog } from '~/ui/operated/confirm-dialog.tsx'
import {
  type LockerDocument,
  type LockerGroup,
  openable,
  removeDocument,
  removeGroup,
  restoreDocument,
  trashDocument,
  useLockerChange,
} from '../api.ts'
import type { DocumentAct } from './document-rows.tsx'
import { EditDialog, GroupDialog } from './edit-dialogs.tsx'
import { LogDialog } from './log-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

export type Asked =
  | { act: DocumentAct; document: LockerDocument }
  | { act: 'group'; group?: LockerGroup }
  | { act: 'remove group'; group: LockerGroup }
  | { act: 'empty trash' }

interface DialogsProps {
  asked: Asked | undefined
  groups: readonly LockerGroup[]
  onClose: () => void
  onEmptyTrash: () => void
  onGroupGone: () => void
}

/** The dialog of the chosen action; moving to the trash needs none, because it can be undone. */
export function LockerDialogs({ asked, groups, onClose, onEmptyTrash, onGroupGone }: DialogsProps) {
  const t = useT()
  const api = useApi()
  const restoring = useLockerChange(restoreDocument)
  const trashing = useLockerChange(trashDocument, (id) => restoring.mutate(id))
  const removing = useLockerChange(removeDocument)
  const removingGroup = useLockerChange(removeGroup)
  const { mutate: trash } = trashing
  const { mutate: restore } = restoring
  useEffect(() => {
    if (asked?.act !== 'trash' && asked?.act !== 'restore') return
    if (asked.act === 'trash') trash(asked.document.id)
    else restore(asked.document.id)
    onClose()
  }, [asked, trash, restore, onClose])
  const question = (title: string, words: string, act: string, onAct: () => void) => (
    <ConfirmDialog
      opened
      title={title}
      keep={t('Keep')}
      onKeep={onClose}
      act={act}
      onAct={() => {
        onAct()
        onClose()
      }}
    >
      {words}
    </ConfirmDialog>
  )
  switch (asked?.act) {
    case 'preview':
      return <PreviewDialog file={openable(api, asked.document.id, asked.document)} onClose={onClose} />
    case 'edit':
      return <EditDialog document={asked.document} groups={groups} onClose={onClose} />
    case 'share':
      return <ShareDialog document={asked.document} onClose={onClose} />
    case 'log':
      return <LogDialog document={asked.document} onClose={onClose} />
    case 'group':
      return <GroupDialog group={asked.group} onClose={onClose} />
    case 'remove':
      return question(
        t('Delete {name} for good?', { name: asked.document.name }),
        t('It cannot be restored.'),
        t('Delete for good'),
        () => removing.mutate(asked.document.id),
      )
    case 'remove group':
      return question(
        t('Delete the folder {name}?', { name: asked.group.title }),
        t('Its files stay in your locker.'),
        t('Delete folder'),
        () => {
          removingGroup.mutate(asked.group.id)
          onGroupGone()
        },
      )
    case 'empty trash':
      return question(t('Empty the trash?'), t('These files cannot be restored.'), t('Empty trash'), onEmptyTrash)
    default:
      return null
  }
}
