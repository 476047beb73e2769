/** Path of the notification preferences. */
export const choicesPath = (type: string) =>
  type === 'consultant' ? '/my-profile?account&tab=notices' : '/dashboard/my-profile?tab=notices'
