import { LocalLink, useT } from '~/lib/i18n/react.tsx'

/** A name in a list of the back office; links to everything about the person. */
export function PersonName({ person: { id, name } }: { person: { id: number; name: string } }) {
  const t = useT()
  return (
    <LocalLink to={`/admin/people/${id}`} lang={t.lang(name)}>
      {name}
    </LocalLink>
  )
}
