import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { useNow } from '~/lib/use-now.ts'
import { type Talk, talkQuery } from '../api.ts'
import { type Meter, meterAt, whenAt } from './rules.ts'

const TICK_MS = 500

const readMeter = ({ meter, role }: Talk, reported: number): Meter | null =>
  meter && {
    connectedSeconds: meter.connectedSeconds,
    spentPaise: role === 'customer' ? meter.spentPaise : (meter.earnedPaise ?? 0),
    secondsLeft: meter.secondsLeft,
    walletPaise: meter.walletPaise ?? 0,
    isFlowing: meter.since !== null,
    notifiedAt: reported,
  }

/**
 * A live talk and its meter: the server's last update, extrapolated. A page cut off from the server receives no update
 * that the meter has stopped: `standsAt` says after how many seconds it stops.
 */
export function useMeter(talkId: number, standsAt: number | null) {
  const api = useApi()
  const client = useQueryClient()
  const query = talkQuery(api, talkId)
  const { data, dataUpdatedAt } = useQuery(query)
  const talk = data?.talk
  useServerEvent('talkmeter', (meter) => {
    if (meter.talkId !== talkId) return
    client.setQueryData(query.queryKey, (known) => known && { talk: { ...known.talk, meter } })
  })
  useServerEvent('talkchanged', (event) => {
    if (event.talkId === talkId) void client.invalidateQueries({ queryKey: query.queryKey })
  })
  // Events sent while disconnected were missed.
  useServerEvent('connected', () => void client.invalidateQueries({ queryKey: query.queryKey }))
  useNow(TICK_MS)
  const reported = talk && readMeter(talk, dataUpdatedAt)
  const paisePerMinute = talk ? (talk.role === 'customer' ? talk.rateWithTaxPaise : (talk.earnsPaise ?? 0)) : 0
  const meter = reported
    ? meterAt(reported, standsAt === null ? Date.now() : whenAt(reported, standsAt), paisePerMinute)
    : null
  return { talk, paisePerMinute, meter: meter && { ...meter, isFlowing: meter.isFlowing && standsAt === null } }
}
