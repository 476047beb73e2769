const LONGEST = 80

/** A title as a slug: 'Boiler fuel: briquettes or gas?' is boiler-fuel-briquettes-or-gas. Without a letter it begins with its kind. */
export function slugOfTitle(title: string, kind: string) {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '')
  // A number alone would be read as an id.
  return /[a-z]/.test(plain) ? plain : plain ? `${kind}-${plain}` : kind
}

/** The first free one of it, it-2, it-3 … */
export function freeSlug(wanted: string, taken: ReadonlySet<string>) {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
