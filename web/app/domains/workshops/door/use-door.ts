import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '~/lib/query.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { readStored, writeStored } from '~/lib/stored.ts'
import { useOnline } from '~/lib/use-online.ts'
import { doorListQuery, sendScans } from '../staff/api.ts'
import { type Door, hashOf, scanTicket, type Verdict, withList, withoutSent } from './rules.ts'

const AT_ONCE = 200
const AGAIN_MS = 15_000
const keyOf = (workshopId: number) => `paramarsh_door_${workshopId}`

/**
 * The list of a workshop on this device. Scans are stored first and sent when there is a network; what was sent stays
 * until the server has confirmed it.
 */
export function useDoor(workshopId: number, owner: number) {
  const api = useApi()
  const online = useOnline()
  const [door, setDoor] = useState<Door | null>(() => stored(workshopId, owner))
  const [failures, setFailures] = useState(0)
  const current = useRef(door)
  const keep = useCallback(
    (next: Door) => {
      current.current = next
      writeStored(keyOf(workshopId), next)
      setDoor(next)
    },
    [workshopId],
  )
  const answer = useQuery({ ...doorListQuery(api, workshopId), staleTime: 0 })
  useEffect(() => {
    if (answer.data) keep(withList(current.current, answer.data, owner, serverNow()))
  }, [answer.data, owner, keep])

  const waiting = door?.queue.length ?? 0
  useEffect(() => {
    if (!online || waiting === 0) return
    const timer = setTimeout(
      async () => {
        const scans = current.current!.queue.slice(0, AT_ONCE)
        try {
          await sendScans(api, workshopId, scans)
          keep(withoutSent(current.current!, scans))
        } catch {
          setFailures((count) => count + 1)
        }
      },
      failures === 0 ? 0 : AGAIN_MS,
    )
    return () => clearTimeout(timer)
  }, [online, waiting, failures, api, workshopId, keep])

  const checkIn = (ticketId: number | undefined): Verdict => {
    const before = current.current!
    const ticket = before.list.tickets.find(({ id }) => id === ticketId)
    const scan = { scanId: crypto.randomUUID(), scannedAt: new Date(serverNow()).toISOString() }
    const { door: after, verdict } = scanTicket(before, ticket, scan)
    if (after !== before) keep(after)
    return verdict
  }
  return {
    door,
    answer,
    checkIn,
    /** Of a scanned QR code. */
    checkInCode: async (code: string) => {
      const hash = await hashOf(code.trim())
      return checkIn(current.current!.list.tickets.find(({ codeHash }) => codeHash === hash)?.id)
    },
  }
}

/** What another staff member downloaded on this device is not shown. */
const stored = (workshopId: number, owner: number) =>
  typeof window === 'undefined'
    ? null
    : readStored(keyOf(workshopId), (value) => ((value as Door | null)?.owner === owner ? (value as Door) : null))
