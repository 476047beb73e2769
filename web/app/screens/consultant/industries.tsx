import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { megaMenuQuery } from '~/domains/catalogue/api.ts'
import { useResults } from '~/domains/catalogue/search/use-results.ts'
import { ownProfileQuery } from '~/domains/consultants/own/api.ts'
import { ExpertiseEditor } from '~/domains/consultants/own/components/expertise-editor.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { openPopup } from '~/shell/popups/state.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Expertise'),
  description: t('Industries you consult for.'),
  private: true,
}))

export default function Expertise() {
  const t = useT()
  const api = useApi()
  const profile = useQuery(ownProfileQuery(api))
  const menu = useQuery(megaMenuQuery(api))
  const [typed, setTyped] = useState('')
  const { found, current } = useResults(typed.trim())
  if (profile.data && menu.data)
    return (
      <ExpertiseEditor
        key={profile.data.consultantDetail.id}
        profile={profile.data.consultantDetail}
        catalogue={menu.data.categoryTypes}
        search={{ typed, onType: setTyped, found: current ? found?.data.map(({ id }) => id) : undefined }}
        onSuggest={() => openPopup('enquiry')}
      />
    )
  return (
    <>
      <PageHead title={t('Expertise')} />
      {profile.isError || menu.isError ? (
        <LoadFailed
          retry={() => {
            profile.refetch()
            menu.refetch()
          }}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </>
  )
}
