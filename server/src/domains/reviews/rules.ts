/** The language of a text by its script. */
export const languageOfText = (text: string) =>
  /\p{Script=Devanagari}/u.test(text) ? ('hi' as const) : ('en' as const)

/** 'Sunita, Pune': never the whole name. */
export const authorOf = ({ name, city }: { name: string; city: string | null }) => {
  const first = name.trim().split(/\s+/)[0] || 'Customer'
  return city ? `${first}, ${city}` : first
}
