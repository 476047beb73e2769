import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { refreshBookings } from '~/domains/bookings/refresh.ts'
import { refreshQuestions } from '~/domains/questions/refresh.ts'
import { refreshReviews } from '~/domains/reviews/own-api.ts'
import { localPath, plainPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useServerEvent } from '~/lib/server-events.ts'
import { toast } from '~/ui/toast.tsx'
import { connectOwn } from './own-socket.ts'
import { refreshMoney } from './refresh-money.ts'

/** Keeps a signed-in customer or consultant connected while any page is open. */
export function OwnConnection() {
  const person = useAuth(({ auth }) => (auth && auth.type !== 'admin' ? auth : null))
  const navigate = useNavigate()
  const language = useLanguage()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const refresh = () => void refreshBookings(client)
  useServerEvent('bookingchanged', refresh)
  useServerEvent('bookingmessage', refresh)
  useServerEvent('notice', () => void refreshMoney(client))
  useServerEvent('reviewchanged', () => void refreshReviews(client))
  useServerEvent('questionchanged', () => void refreshQuestions(client))
  useServerEvent('missed', () => void client.invalidateQueries())
  useServerEvent('bookingdone', ({ consultantId, message }) => {
    if (consultantId !== person?.id) return
    refresh()
    toast(message)
    // A call is never interrupted.
    if (!plainPath(pathname).startsWith('/room/')) navigate(localPath('/consultant-dashboard', language))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed name or picture needs no new connection.
  useEffect(() => (person ? connectOwn(person, useAuth.getState().signedInHere) : undefined), [person?.token])
  return null
}
