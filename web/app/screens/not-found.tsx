import { data } from 'react-router'
import { page } from '~/lib/head.ts'

export const meta = page((t) => ({
  title: t('Page not found'),
  description: t('There is no page at this address.'),
  private: true,
}))

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
