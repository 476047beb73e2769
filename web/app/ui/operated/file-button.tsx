import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

interface FileButtonProps {
  /** Accessible name: what is to be chosen. */
  label: string
  accept: string
  busy: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that opens a file picker. */
export function FileButton({ label, accept, busy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="pm-visually-hidden"
        tabIndex={-1}
        onChange={choose}
      />
      <Button variant="default" loading={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
