import { useT } from '~/lib/i18n/react.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

/** For staff whose role may not open a page or a list; trying again would not help. */
export function NotAllowed() {
  const t = useT()
  return (
    <EmptyState drawing="seal" tint="d" title={t('Your role does not allow this.')}>
      {t('Please ask an owner.')}
    </EmptyState>
  )
}
