const LONGEST = 80

/** A title as it stands in an address: 'Boiler fuel: briquettes or gas?' is boiler-fuel-briquettes-or-gas. */
export function slugOfTitle(title: string) {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '')
  // A figure alone would be read as an id.
  return /[a-z]/.test(plain) ? plain : plain ? `talk-${plain}` : 'talk'
}

/** The first of it, it-2, it-3 … that no talk has. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>) {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
