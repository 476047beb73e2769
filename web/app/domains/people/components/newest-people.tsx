import { formatWhen } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Panel } from '~/ui/panel.tsx'
import { RowList } from '~/ui/row-list.tsx'
import type { Person } from '../api.ts'
import { typeWords } from '../words.ts'
import { StateBadge } from './state-badge.tsx'

export function NewestPeople({ people }: { people: readonly Person[] }) {
  const t = useT()
  const now = new Date()
  const rows = people.map((person) => ({
    key: person.id,
    picture: <Avatar name={person.name} picture={person.thumbnail} size={40} />,
    title: <LocalLink to={`/admin/people/${person.id}`}>{person.name}</LocalLink>,
    meta: [t(typeWords[person.type]), person.city, formatWhen(person.createdAt, now, t)].filter(Boolean).join(' · '),
    end: <StateBadge state={person.state} />,
  }))
  return (
    <Panel title={t('Newest people')} action={<LocalLink to="/admin/people">{t('See everybody')}</LocalLink>} flush>
      <RowList rows={rows} empty={t('Nobody has an account yet')} />
    </Panel>
  )
}
