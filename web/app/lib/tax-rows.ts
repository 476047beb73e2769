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

interface TaxedLine extends Tax {
  /** In hundredths of a percent. */
  gstRateBp: number
  taxablePaise: number
}

/**
 * The tax of an order, each rate for itself, lowest first. What is not taxed has no row. Before the state is known, the
 * tax is not split into CGST, SGST or IGST.
 */
export function taxRowsByRate(lines: readonly TaxedLine[], placeKnown: boolean): [string, number][] {
  const taxed = lines.filter(({ gstRateBp, taxablePaise }) => gstRateBp > 0 && taxablePaise > 0)
  return [...new Set(taxed.map(({ gstRateBp }) => gstRateBp))]
    .sort((one, other) => one - other)
    .flatMap((rateBp): [string, number][] => {
      const tax = sumOf(taxed.filter(({ gstRateBp }) => gstRateBp === rateBp))
      if (placeKnown) return taxRows(tax, rateBp)
      return [[`GST ${rateBp / 100}%`, tax.cgstPaise + tax.sgstPaise + tax.igstPaise]]
    })
}

const sumOf = (lines: readonly Tax[]): Tax =>
  lines.reduce(
    (sum, line) => ({
      cgstPaise: sum.cgstPaise + line.cgstPaise,
      sgstPaise: sum.sgstPaise + line.sgstPaise,
      igstPaise: sum.igstPaise + line.igstPaise,
    }),
    { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  )
