import { useRef, useState } from 'react'
import { type DocumentKind, kindOfName } from '#contract/locker/constants.ts'
import { formatBytes } from '~/lib/bytes.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { createTaskQueue } from '~/lib/task-queue.ts'
import { type LockerDocument, type Subject, uploadDocument, useLockerChanged } from './api.ts'
import { kindNames } from './words.ts'

export interface UploadRow {
  key: number
  file: File
  /** From 0 to 1. */
  share: number
  state: 'sending' | 'checking' | 'done' | 'failed'
  reason?: string
}

interface Target {
  token: string | undefined
  fileMaxBytes: number
  groupId: number | null
  shareInto?: Subject | undefined
  /** Only these types; otherwise all that a locker accepts. */
  kinds?: readonly DocumentKind[]
  onAdded?: (document: LockerDocument) => void
}

const AT_ONCE = 3
let keys = 0

/** Files on their way into the locker: three at a time, each with its progress, and with the reason if it failed. */
export function useUploads({ token, fileMaxBytes, groupId, shareInto, kinds, onAdded }: Target) {
  const t = useT()
  const api = useApi()
  const changed = useLockerChanged()
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const [inQueue] = useState(() => createTaskQueue(AT_ONCE))
  const stops = useRef(new Map<number, AbortController>())

  const update = (key: number, change: Partial<UploadRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)))

  async function run(key: number, file: File, signal: AbortSignal) {
    try {
      const onProgress = (share: number) => update(key, { share, state: share < 1 ? 'sending' : 'checking' })
      const sending = { api, file, token: token ?? '', groupId, shareInto, onProgress, signal }
      const document = await uploadDocument(sending)
      update(key, { share: 1, state: 'done' })
      onAdded?.(document)
      await changed()
    } catch (error) {
      if (!signal.aborted) update(key, { share: 1, state: 'failed', reason: problemText(error, t) })
    }
  }

  function begin(key: number, file: File) {
    const reason = refusal(file)
    if (reason) return update(key, { share: 1, state: 'failed', reason })
    const stop = new AbortController()
    stops.current.set(key, stop)
    inQueue(() => run(key, file, stop.signal), stop.signal)
  }

  /** What can be known before anything is sent. */
  function refusal({ name, size }: File) {
    const kind = kindOfName(name)
    if (!kind) return t('File type not allowed. Save it as PDF, JPEG, PNG, WebP, DOCX or XLSX and try again.')
    if (kinds && !kinds.includes(kind))
      return t('Please choose another type of file: {kinds}.', { kinds: kindNames(kinds) })
    if (size > fileMaxBytes) return t('Too large. Up to {size} each.', { size: formatBytes(fileMaxBytes) })
    return size === 0 ? t('This file is empty.') : undefined
  }

  return {
    rows,
    add(files: Iterable<File>) {
      for (const file of files) {
        keys += 1
        const key = keys
        setRows((now) => [...now, { key, file, share: 0, state: 'sending' }])
        begin(key, file)
      }
    },
    retry({ key, file }: UploadRow) {
      update(key, { share: 0, state: 'sending' })
      begin(key, file)
    },
    /** Cancels an upload that runs or waits, or clears a finished one from the list. */
    drop({ key }: UploadRow) {
      stops.current.get(key)?.abort()
      setRows((now) => now.filter((row) => row.key !== key))
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>
