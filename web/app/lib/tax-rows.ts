interface Tax {
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/**
 * GST by component: CGST and SGST, each rounded on its own, or IGST; all three if an order has sellers in several states.
 * The rate is in hundredths of a percent.
 */
export function taxRows({ cgstPaise, sgstPaise, igstPaise }: Tax, rateBp: number | null): [string, number][] {
  const named = (tax: string, share: 1 | 2) => (rateBp === null ? tax : `${tax} ${rateBp / share / 100}%`)
  const within: [string, number][] = [
    [named('CGST', 2), cgstPaise],
    [named('SGST', 2), sgstPaise],
  ]
  const between: [string, number][] = [[named('IGST', 1), igstPaise]]
  const isWithin = cgstPaise + sgstPaise > 0
  return [...(isWithin ? within : []), ...(igstPaise > 0 || !isWithin ? between : [])]
}
