/** '18%', from hundredths of a percent. */
export const formatRate = (rateBp: number) => `${rateBp / 100}%`
