import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type RoomMessage, roomMessagesQuery } from '~/domains/calls/api.ts'
import { useApi } from '~/lib/query.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { readStored, writeStored } from '~/lib/stored.ts'

const seenKey = (slug: string) => `room-seen-${slug}`
const asId = (value: unknown) => (typeof value === 'number' ? value : null)

/** The chat of a room, updated by events, and its number of unread messages. */
export function useChat(slug: string, onScreen: boolean) {
  const client = useQueryClient()
  const query = roomMessagesQuery(useApi(), slug)
  const answer = useQuery(query)
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey })
  useServerEvent('roommessage', ({ room }) => {
    if (room === slug) refresh()
  })
  const messages = answer.data?.messages ?? []
  return { answer, messages, unread: useUnread(slug, messages, onScreen) }
}

function useUnread(slug: string, messages: readonly RoomMessage[], onScreen: boolean) {
  const [seen, setSeen] = useState(() => readStored(seenKey(slug), asId) ?? 0)
  const newest = messages.at(-1)?.id ?? 0
  useEffect(() => {
    if (!onScreen || newest <= seen) return
    setSeen(newest)
    writeStored(seenKey(slug), newest)
  }, [onScreen, newest, seen, slug])
  return messages.filter(({ id, mine }) => !mine && id > seen).length
}
