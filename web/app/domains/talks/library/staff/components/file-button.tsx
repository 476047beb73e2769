import { type ChangeEvent, useRef } from 'react'
import { Button } from '~/ui/button.tsx'

interface FileButtonProps {
  /** What is chosen, for those who do not see the button. */
  label: string
  accept: string
  busy: boolean
  onFile: (file: File) => void
  children: string
}

/** A button that lets a file be chosen. */
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
