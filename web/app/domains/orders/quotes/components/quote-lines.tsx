import { useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import { kindOf } from '../../kinds.ts'
import type { QuoteLine as Line } from '../api.ts'
import { QuoteLine } from './quote-line.tsx'
import classes from './quote-lines.module.css'

interface QuoteLinesProps {
  lines: readonly Line[]
  onRemove: (line: Line) => void
  onQuantity: (line: Line, quantity: number) => void
}

/** The items of the cart, grouped by kind. */
export function QuoteLines({ lines, onRemove, onQuantity }: QuoteLinesProps) {
  const t = useT()
  const types = [...new Set(lines.map(({ type }) => type))]
  return types.map((type) => {
    const { group, icon } = kindOf(type)
    return (
      <section key={type} className={classes.group} aria-labelledby={`cart-${type}`}>
        <h2 id={`cart-${type}`}>
          <Icon name={icon} />
          {t(group)}
        </h2>
        <ul>
          {lines
            .filter((line) => line.type === type)
            .map((line) => (
              <QuoteLine
                key={line.id}
                line={line}
                onRemove={() => onRemove(line)}
                onQuantity={(quantity) => onQuantity(line, quantity)}
              />
            ))}
        </ul>
      </section>
    )
  })
}
