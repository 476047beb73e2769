interface Tax {
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/** GST by component: CGST and SGST, each rounded on its own, or IGST. The rate is in hundredths of a percent. */
export function taxRows({ cgstPaise, sgstPaise, igstPaise }: Tax, rateBp: number | null): [string, number][] {
  const named = (tax: string, share: 1 | 2) => (rateBp === null ? tax : `${tax} ${rateBp / share / 100}%`)
  if (cgstPaise + sgstPaise > 0)
    return [
      [named('CGST', 2), cgstPaise],
      [named('SGST', 2), sgstPaise],
    ]
  return [[named('IGST', 1), igstPaise]]
}
