import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { Button } from '~/ui/operated/button.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import { ChangeMobileDialog } from '../security/change-mobile-dialog.tsx'
import classes from './profile.module.css'

/** The number identifies the account, so changing it requires OTPs instead of a text field. */
export function MobileLine({ mobile }: { mobile: string }) {
  const t = useT()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <TextInput
        label={t('Mobile number')}
        value={formatMobile(mobile)}
        readOnly
        classNames={{ input: 'pm-num' }}
        rightSectionWidth="auto"
        rightSection={
          <Button variant="subtle" size="sm" className={classes.change ?? ''} onClick={() => setChanging(true)}>
            {t('Change')}
          </Button>
        }
      />
      <ChangeMobileDialog mobile={mobile} opened={changing} onClose={() => setChanging(false)} />
    </>
  )
}
