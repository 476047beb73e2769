import { useT } from '~/lib/i18n/react.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import type { StartPaying } from '../paying.ts'
import { spanInWords } from '../words.ts'
import { TopUpForm } from './top-up-form.tsx'

interface TopUpSheetProps {
  secondsLeft: number
  paisePerMinute: number
  limits: { leastPaise: number; mostPaise: number }
  startPaying: StartPaying
  onClose: () => void
}

/** Adds money during the call, which goes on behind it. */
export function TopUpSheet({ secondsLeft, paisePerMinute, limits, startPaying, onClose }: TopUpSheetProps) {
  const t = useT()
  return (
    <Dialog opened onClose={onClose} title={t('Add money, keep talking')} width={480}>
      <p className="pm-num" style={{ margin: 0 }}>
        {t('Your call continues. {span} left.', { span: spanInWords(secondsLeft, t) })}
      </p>
      <TopUpForm
        {...limits}
        paisePerMinute={paisePerMinute}
        startPaying={startPaying}
        onPaid={onClose}
        onCancel={onClose}
      />
    </Dialog>
  )
}
