import { useT } from '~/lib/i18n/react.tsx'
import { MoreMenu } from '~/ui/more-menu.tsx'
import type { LockerGroup } from '../api.ts'
import classes from './locker.module.css'

const TINTS = ['b', 'c', 'a', 'd'] as const

const Folder = ({ tint }: { tint: (typeof TINTS)[number] }) => (
  <svg className={classes.folder} data-tint={tint} viewBox="0 0 48 40" width={44} height={37} aria-hidden="true">
    <path d="M2 6a4 4 0 0 1 4-4h11l5 6h20a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z" />
    <path d="M2 14h44" />
  </svg>
)

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
      {groups.map((group, index) => {
        const { id, title, documents } = group
        return (
          <li key={id} className={classes.group} data-open={id === open}>
            <button type="button" aria-pressed={id === open} onClick={() => onOpen(id === open ? undefined : id)}>
              <Folder tint={TINTS[index % TINTS.length]!} />
              <strong lang={t.lang(title)}>{title}</strong>
              <span>{t.count(documents, '{count} file', '{count} files')}</span>
            </button>
            <MoreMenu
              quiet
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
