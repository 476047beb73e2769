/** Where somebody chooses what reaches them. */
export const choicesPath = (type: string) =>
  type === 'consultant' ? '/my-profile?account&tab=notices' : '/dashboard/my-profile?tab=notices'
