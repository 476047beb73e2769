import { type FormEvent, useState } from 'react'
import { DOCUMENT_NAME_MAX, GROUP_TITLE_MAX } from '#contract/locker/constants.ts'
import { fieldErrors, problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { type LockerDocument, type LockerGroup, saveDocument, saveGroup, useLockerChange } from '../api.ts'
import classes from './locker.module.css'

/** A new folder, or a new name for one. */
export function GroupDialog({ group, onClose }: { group: LockerGroup | undefined; onClose: () => void }) {
  const t = useT()
  const [title, setTitle] = useState(group?.title ?? '')
  const saving = useLockerChange(saveGroup)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ id: group?.id, title }, { onSuccess: onClose })
  }
  return (
    <Dialog opened onClose={onClose} title={group ? t('Rename folder') : t('New folder')} width={480}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={t('Name of the folder')}
          value={title}
          maxLength={GROUP_TITLE_MAX}
          data-autofocus
          onChange={(event) => {
            saving.reset()
            setTitle(event.currentTarget.value)
          }}
          error={saving.error && (fieldErrors(saving.error, t).title ?? problemText(saving.error, t))}
        />
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Cancel|a change')}
          </Button>
          <Button type="submit" size="lg" loading={saving.isPending} disabled={title.trim() === ''}>
            {group ? t('Save') : t('Create folder')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface EditProps {
  document: LockerDocument
  groups: readonly LockerGroup[]
  onClose: () => void
}

/** Another name or folder for a file. */
export function EditDialog({ document, groups, onClose }: EditProps) {
  const t = useT()
  const [name, setName] = useState(document.name)
  const [groupId, setGroupId] = useState(document.groupId)
  const saving = useLockerChange(saveDocument)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ id: document.id, name, groupId }, { onSuccess: onClose })
  }
  return (
    <Dialog opened onClose={onClose} title={t('Rename or move')} width={480}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={t('File name')}
          value={name}
          maxLength={DOCUMENT_NAME_MAX}
          data-autofocus
          onChange={(event) => {
            saving.reset()
            setName(event.currentTarget.value)
          }}
          error={saving.error && (fieldErrors(saving.error, t).name ?? problemText(saving.error, t))}
        />
        <NativeSelect
          label={t('Folder')}
          value={groupId ?? ''}
          onChange={(event) => setGroupId(Number(event.currentTarget.value) || null)}
          data={[
            { value: '', label: t('No folder') },
            ...groups.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Cancel|a change')}
          </Button>
          <Button type="submit" size="lg" loading={saving.isPending} disabled={name.trim() === ''}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
