import { Suspense, useState } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import type { Review } from '~/domains/reviews/api.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { loadTexts } from '~/lib/i18n/load.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'

// A public page has not loaded these texts.
if (languageOf(window.location.pathname) === 'hi') await loadTexts(['accounts'])

const ReportReview = lazyWindow(
  'accounts',
  async () => (await import('~/domains/reviews/report/report-review.tsx')).ReportReview,
)

/** Reports a review on a public page; loaded only for people who are signed in. */
export default function ReportEntry({ review }: { review: Review }) {
  const t = useT()
  const type = useAuth(({ auth }) => auth?.type)
  const [open, setOpen] = useState(false)
  // Staff have the back office for it.
  if (type !== 'user' && type !== 'consultant') return null
  return (
    <>
      <PlainButton variant="plain" icon="flag" onClick={() => setOpen(true)}>
        {t('Report this review')}
        <span className="pm-visually-hidden"> {review.author}</span>
      </PlainButton>
      {open && (
        <Suspense fallback={null}>
          <ReportReview review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
