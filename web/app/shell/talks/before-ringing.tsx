import { useQueryClient } from '@tanstack/react-query'
import { useSettings } from '~/domains/settings/api.ts'
import { talkQuery } from '~/domains/talks/api.ts'
import { LowBalance } from '~/domains/talks/components/low-balance.tsx'
import { PreRingSheet } from '~/domains/talks/components/pre-ring-sheet.tsx'
import { closeAsk, followRing } from '~/domains/talks/state.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { payApart } from './pay-apart.ts'

/** The sheet before the ringing; what is missing in the wallet is added in it. */
export function BeforeRinging({ expertId, look }: { expertId: number; look: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  const settings = useSettings()
  return (
    <PreRingSheet
      key={expertId}
      expertId={expertId}
      onClose={closeAsk}
      onRinging={(talk) => {
        client.setQueryData(talkQuery(api, talk.id).queryKey, { talk })
        followRing(talk.id)
        closeAsk()
        look()
      }}
      topUp={(offer, goOn) =>
        settings && (
          <LowBalance
            offer={offer}
            limits={{ leastPaise: settings.topUpMinRupees * 100, mostPaise: settings.topUpMaxRupees * 100 }}
            startPaying={payApart(api, language)}
            onPaid={goOn}
            onCancel={closeAsk}
          />
        )
      }
    />
  )
}
