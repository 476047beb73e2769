import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ChangeMobileForm } from './change-mobile-form.tsx'

interface ChangeMobileDialogProps {
  mobile: string
  opened: boolean
  onClose: () => void
}

export function ChangeMobileDialog({ mobile, opened, onClose }: ChangeMobileDialogProps) {
  const t = useT()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Change mobile number')}>
      <ChangeMobileForm mobile={mobile} onDone={onClose} />
    </Dialog>
  )
}
