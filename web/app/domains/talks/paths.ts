export type Segment = 'industrial' | 'professional'

export const expertTalkPath = (segment: Segment = 'industrial') => `/expert-talk/${segment}`
export const roomPath = (slug: string) => `/room/${slug}`
type Role = 'customer' | 'consultant'
/** Path of a side's own call history. */
export const historyPath = (role: Role) => (role === 'customer' ? '/dashboard/calls' : '/calls')
export const receiptPath = (role: Role, id: number) => `${historyPath(role)}/${id}`
