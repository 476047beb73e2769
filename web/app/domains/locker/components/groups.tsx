import { useT } from '~/lib/i18n/react.tsx'
import { MoreMenu } from '~/ui/more-menu.tsx'
import type { LockerGroup } from '../api.ts'
import classes from './locker.module.css'

interface GroupsProps {
  groups: readonly LockerGroup[]
  open: number | undefined
  onOpen: (id: number | undefined) => void
  onRename: (group: LockerGroup) => void
  onRemove: (group: LockerGroup) => void
}

/** The folders; pressing the open one shows all files again. */
export function Groups({ groups, open, onOpen, onRename, onRemove }: GroupsProps) {
  const t = useT()
  if (groups.length === 0) return null
  return (
    <ul className={classes.groups} aria-label={t('Folders')}>
      {groups.map((group) => {
        const { id, title, documents } = group
        return (
          <li key={id} className={classes.group} data-open={id === open}>
            <button type="button" aria-pressed={id === open} onClick={() => onOpen(id === open ? undefined : id)}>
              <strong lang={t.lang(title)}>{title}</strong>
              <span>{t.count(documents, '{count} file', '{count} files')}</span>
            </button>
            <MoreMenu
              label={t('More about {name}', { name: title })}
              entries={[
                { key: 'rename', icon: 'edit', label: t('Rename'), onPick: () => onRename(group) },
                {
                  key: 'remove',
                  icon: 'trash',
                  label: t('Delete folder'),
                  destructive: true,
                  onPick: () => onRemove(group),
                },
              ]}
            />
          </li>
        )
      })}
    </ul>
  )
}
