import { type DragEvent, useId, useRef, useState } from 'react'
import { DOCUMENT_EXTENSIONS, DOCUMENT_KINDS, type DocumentKind } from '#contract/locker/constants.ts'
import { formatBytes } from '~/lib/bytes.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useOnline } from '~/lib/use-online.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { kindNames } from '../words.ts'
import classes from './locker.module.css'

const acceptedOf = (kinds: readonly DocumentKind[]) =>
  Object.entries(DOCUMENT_EXTENSIONS)
    .flatMap(([extension, kind]) => (kinds.includes(kind) ? `.${extension}` : []))
    .join(',')
export const ACCEPTED = acceptedOf(DOCUMENT_KINDS)

interface DropZoneProps {
  fileMaxBytes: number
  kinds?: readonly DocumentKind[]
  multiple?: boolean
  onFiles: (files: Iterable<File>) => void
}

export function DropZone({ fileMaxBytes, kinds = DOCUMENT_KINDS, multiple = true, onFiles }: DropZoneProps) {
  const t = useT()
  const id = useId()
  const online = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return (
    <section
      className={classes.zone}
      data-over={over}
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="upload" size={28} />
      <div className={classes.zoneWords}>
        <strong id={id}>{t('Drop files here, or choose from your device')}</strong>
        <span>
          {online
            ? t('{kinds}. Up to {size} each.', { kinds: kindNames(kinds), size: formatBytes(fileMaxBytes) })
            : t('You are offline. Uploads continue when you are back.')}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        accept={acceptedOf(kinds)}
        data-testid="locker-files"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <Button variant="default" disabled={!online} onClick={() => input.current?.click()}>
        {t('Choose files')}
      </Button>
    </section>
  )
}
