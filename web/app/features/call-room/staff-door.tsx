import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { roomOfCallQuery } from '~/domains/calls/api.ts'
import { ApiProblem } from '~/lib/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { NoSuchRoom, RoomNotLoaded } from './trouble/pages.tsx'
import { RoomWaiting } from './waiting.tsx'

const storyOf = { booking: '/admin/bookings', talk: '/admin/calls' } as const

/** The room for staff: they see who is in it, since when and what it costs, but neither see nor hear the call. */
export function StaffDoor({ slug }: { slug: string }) {
  const language = useLanguage()
  const { data, error, refetch } = useQuery(roomOfCallQuery(useApi(), slug))
  if (data) return <Navigate to={localPath(`${storyOf[data.kind]}/${data.id}`, language)} replace />
  if (!error) return <RoomWaiting />
  const status = error instanceof ApiProblem ? error.status : 500
  if (status === 404 || status === 422) return <NoSuchRoom slug={slug} home="/admin/bookings" />
  return <RoomNotLoaded offline={status === 0} retry={refetch} />
}
