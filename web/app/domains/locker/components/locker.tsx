import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { emptyTrash, lockerQuery, useLockerChange } from '../api.ts'
import { useUploads } from '../use-uploads.ts'
import { type Asked, LockerDialogs } from './dialogs.tsx'
import table from './document-rows.module.css'
import { DocumentRows } from './document-rows.tsx'
import { ACCEPTED, DropZone } from './drop-zone.tsx'
import { Groups } from './groups.tsx'
import classes from './locker.module.css'
import { UploadRows } from './upload-rows.tsx'

const PAGE = 20
const FILE_MAX_BYTES = 10 * 1024 * 1024

interface LockerProps {
  title: string
  token: string | undefined
  /** Said while there are no files. */
  empty: ReactNode
  /** Between the folders and the list. */
  children?: ReactNode
}

/** A person's documents: folders, upload, search, trash. */
export function Locker({ title, token, empty, children }: LockerProps) {
  const t = useT()
  const api = useApi()
  const online = useOnline()
  const [groupId, setGroupId] = useState<number>()
  const [search, setSearch] = useState('')
  const [isTrash, setTrash] = useState(false)
  const [limit, setLimit] = useState(PAGE)
  const [asked, setAsked] = useState<Asked>()
  const picker = useRef<HTMLInputElement>(null)
  const view = {
    groupId: isTrash ? undefined : groupId,
    search: search || undefined,
    limit,
    trash: isTrash ? 'yes' : 'no',
  } as const
  const answer = useQuery({
    ...lockerQuery(api, view),
    placeholderData: keepPreviousData,
    enabled: token !== undefined,
  })
  const locker = answer.data
  const fileMaxBytes = locker?.fileMaxBytes ?? FILE_MAX_BYTES
  const uploads = useUploads({ token, fileMaxBytes, groupId: groupId ?? null })
  const emptying = useLockerChange((to) => emptyTrash(to))
  const rows = locker?.data ?? []
  const isEmpty = locker?.documents === 0 && !isTrash && search === ''
  const open = locker?.categories.find(({ id }) => id === groupId)
  return (
    <>
      <PageHead
        title={title}
        action={
          <div className={classes.actions}>
            <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setAsked({ act: 'group' })}>
              {t('New folder')}
            </Button>
            <Button leftSection={<Icon name="upload" />} disabled={!online} onClick={() => picker.current?.click()}>
              {t('Upload')}
            </Button>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              accept={ACCEPTED}
              onChange={(event) => {
                uploads.add([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
          </div>
        }
      >
        {locker &&
          t('Private to you. {used} of {quota} used.', {
            used: formatBytes(locker.usedBytes),
            quota: formatBytes(locker.quotaBytes),
          })}
      </PageHead>
      <Groups
        groups={locker?.categories ?? []}
        open={groupId}
        onOpen={setGroupId}
        onRename={(group) => setAsked({ act: 'group', group })}
        onRemove={(group) => setAsked({ act: 'remove group', group })}
      />
      {!isTrash && <DropZone fileMaxBytes={fileMaxBytes} onFiles={uploads.add} />}
      <UploadRows uploads={uploads} />
      {children}
      <section className={table.files}>
        <div className={table.head}>
          <h2>{isTrash ? t('Trash') : (open?.title ?? t('Recent files'))}</h2>
          <div className={classes.actions}>
            <TextInput
              type="search"
              aria-label={t('Search files')}
              placeholder={t('Search files')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Button variant="subtle" onClick={() => setTrash(!isTrash)}>
              {isTrash ? t('Back to files') : t('Trash ({count})', { count: locker?.trashed ?? 0 })}
            </Button>
            {isTrash && rows.length > 0 && (
              <Button variant="light" color="madder" onClick={() => setAsked({ act: 'empty trash' })}>
                {t('Empty trash')}
              </Button>
            )}
          </div>
        </div>
        {answer.isError && !locker && <LoadFailed retry={answer.refetch} />}
        {!locker && !answer.isError && <SkeletonLines lines={6} />}
        {isEmpty && (
          <div className={table.empty}>
            <EmptyState drawing="chest" tint="b" title={t('Your locker is empty')}>
              {empty}
            </EmptyState>
          </div>
        )}
        {locker && rows.length === 0 && !isEmpty && (
          <p className={table.none} role="status">
            {search
              ? t('No files match “{search}”.', { search })
              : isTrash
                ? t('The trash is empty.')
                : t('This folder is empty.')}
          </p>
        )}
        {rows.length > 0 && <DocumentRows documents={rows} onAct={(act, document) => setAsked({ act, document })} />}
        {locker && locker.count > rows.length && limit < 100 && (
          <div className={table.more}>
            <Button variant="default" onClick={() => setLimit(Math.min(100, limit + PAGE))}>
              {t('Show more')}
            </Button>
          </div>
        )}
      </section>
      <LockerDialogs
        asked={asked}
        groups={locker?.categories ?? []}
        onClose={() => setAsked(undefined)}
        onEmptyTrash={() => emptying.mutate(undefined)}
        onGroupGone={() => setGroupId(undefined)}
      />
    </>
  )
}
