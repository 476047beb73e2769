import { useSettings } from '~/domains/settings/api.ts'
import { CallBar } from '~/domains/talks/components/call-bar.tsx'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { MantineScope } from '~/ui/operated/mantine-scope.tsx'
import { topUpInPopup } from './top-up-in-popup.ts'

/** The meter of a talk, for its room. */
export function TalkBar({ talkId, standsAt }: { talkId: number; standsAt: number | null }) {
  const api = useApi()
  const language = useLanguage()
  const settings = useSettings()
  if (!settings) return null
  return (
    <CallBar
      {...{ talkId, standsAt }}
      limits={{ leastPaise: settings.topUpMinRupees * 100, mostPaise: settings.topUpMaxRupees * 100 }}
      startPaying={topUpInPopup(api, language)}
      around={(sheet) => <MantineScope>{sheet}</MantineScope>}
    />
  )
}
