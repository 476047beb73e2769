export const QUESTIONS_PATH = '/questions'
export const questionPath = (id: number) => `${QUESTIONS_PATH}/${id}`

/** The form for a question to one consultant, or to any expert of an industry. */
export function askPath({ consultant, industryId }: { consultant?: string; industryId?: number } = {}) {
  const query = new URLSearchParams({
    ...(consultant && { consultant }),
    ...(industryId && { industry: String(industryId) }),
  })
  return `${QUESTIONS_PATH}/new${query.size > 0 ? `?${query}` : ''}`
}
