import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePresences, watch } from '~/domains/consultants/presence/watch.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { expertQuery, talkQuery } from '~/domains/talks/api.ts'
import { LowBalance } from '~/domains/talks/components/low-balance.tsx'
import { PreRingSheet } from '~/domains/talks/components/pre-ring-sheet.tsx'
import { closeAsk, followRing } from '~/domains/talks/state.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { topUpInPopup } from './top-up-in-popup.ts'

/** The sheet before calling; a missing balance is added in it. */
export function BeforeRinging({ expertId, look }: { expertId: number; look: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  const settings = useSettings()
  useLiveExpert(expertId)
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
            startPaying={topUpInPopup(api, language)}
            onPaid={goOn}
            onCancel={closeAsk}
          />
        )
      }
    />
  )
}

/** Updates the expert's status while the sheet is open. */
function useLiveExpert(id: number) {
  const api = useApi()
  const client = useQueryClient()
  const presence = usePresences((presences) => presences[id])
  const before = useRef(presence)
  useEffect(() => watch(id), [id])
  useEffect(() => {
    if (before.current !== presence) void client.invalidateQueries({ queryKey: expertQuery(api, id).queryKey })
    before.current = presence
  }, [presence, client, api, id])
}
