import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'

export const meta = page((t) => ({ title: t('Home'), description: t('Home') }))

export default function Home() {
  const t = useT()
  return <h1>{t('Home')}</h1>
}
