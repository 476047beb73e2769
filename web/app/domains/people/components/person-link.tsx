import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import type { Person } from '../api.ts'
import classes from './person-link.module.css'

/** Picture and name; links to everything about a person. */
export function PersonLink({ person }: { person: Pick<Person, 'id' | 'name' | 'thumbnail'> }) {
  const t = useT()
  return (
    <span className={classes.person}>
      <Avatar name={person.name} picture={person.thumbnail} size={32} />
      <LocalLink to={`/admin/people/${person.id}`} lang={t.lang(person.name)}>
        {person.name}
      </LocalLink>
    </span>
  )
}
