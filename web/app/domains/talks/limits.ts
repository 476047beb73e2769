import type { ExpertOffer } from './api.ts'

/** The next session ends a talk before the balance does. */
export const endsAtSession = ({
  mostMinutes,
  minutesWithBalance,
}: Pick<ExpertOffer['expert'], 'mostMinutes' | 'minutesWithBalance'>) =>
  mostMinutes !== null && minutesWithBalance !== null && mostMinutes < minutesWithBalance
