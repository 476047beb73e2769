import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import { components } from './components.ts'
import { leaf, madder, marigold, night, peacock, sand } from './palette.ts'

const em = (px: number) => `${px / 16}em`

/** The primary changes shade between schemes, so its text colour comes from a token, not from a fixed contrast guess. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input)
  const isPrimary = !input.color || input.color === 'peacock'
  if (isPrimary && input.variant === 'filled') {
    return {
      ...base,
      background: 'var(--pm-primary)',
      hover: 'var(--pm-primary-hover)',
      color: 'var(--pm-on-primary)',
      border: '1px solid transparent',
    }
  }
  return base
}

export const theme: MantineThemeOverride = createTheme({
  colors: {
    peacock,
    marigold,
    madder,
    leaf,
    gray: sand,
    dark: night,
    red: madder,
    green: leaf,
    yellow: marigold,
    teal: peacock,
  },
  primaryColor: 'peacock',
  primaryShade: { light: 7, dark: 3 },
  white: '#ffffff',
  black: '#14222a',
  autoContrast: true,
  luminanceThreshold: 0.32,
  variantColorResolver,

  fontFamily: 'var(--pm-font-body)',
  fontFamilyMonospace: 'ui-monospace, "Roboto Mono", Menlo, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.3125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: 'var(--pm-font-display)',
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.125rem, 1.45rem + 2.9vw, 3.5rem)', lineHeight: '1.08' },
      h2: { fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)', lineHeight: '1.15' },
      h3: { fontSize: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)', lineHeight: '1.22' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h5: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },

  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px', xxl: '48px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--pm-shadow-1)',
    sm: 'var(--pm-shadow-1)',
    md: 'var(--pm-shadow-2)',
    lg: 'var(--pm-shadow-3)',
    xl: 'var(--pm-shadow-3)',
  },
  /* xs 0, sm 576, md 768, lg 992, xl 1200, xxl 1400 */
  breakpoints: { xs: em(0), sm: em(576), md: em(768), lg: em(992), xl: em(1200), xxl: em(1400) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',

  components,
})

/** Hover colour of a soft fill: a little darker, and its text keeps its contrast. */
const hoverOf = (soft: string, line: string) => `color-mix(in srgb, var(--pm-${soft}), var(--pm-${line}) 35%)`

/** Maps Mantine's own variables to the tokens, so both systems agree in each scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--pm-paper)',
    '--mantine-color-text': 'var(--pm-ink)',
    '--mantine-color-dimmed': 'var(--pm-ink-3)',
    '--mantine-color-default': 'var(--pm-surface)',
    '--mantine-color-default-hover': 'var(--pm-sunken)',
    '--mantine-color-default-color': 'var(--pm-ink)',
    '--mantine-color-default-border': 'var(--pm-line-strong)',
    '--mantine-color-disabled': 'var(--pm-sunken)',
    '--mantine-color-disabled-color': 'var(--pm-ink-3)',
    '--mantine-color-disabled-border': 'var(--pm-line)',
    '--mantine-color-placeholder': 'var(--pm-ink-3)',
    '--mantine-color-anchor': 'var(--pm-primary-ink)',
    '--mantine-color-error': 'var(--pm-bad)',
    '--mantine-color-success': 'var(--pm-ok)',
    '--mantine-color-peacock-light': 'var(--pm-primary-soft)',
    '--mantine-color-peacock-light-hover': hoverOf('primary-soft', 'primary-line'),
    '--mantine-color-peacock-light-color': 'var(--pm-primary-ink)',
    '--mantine-color-peacock-outline': 'var(--pm-primary-ink)',
    '--mantine-color-marigold-light': 'var(--pm-accent-soft)',
    '--mantine-color-marigold-light-hover': hoverOf('accent-soft', 'accent-line'),
    '--mantine-color-marigold-light-color': 'var(--pm-accent-ink)',
    '--mantine-color-leaf-light': 'var(--pm-ok-soft)',
    '--mantine-color-leaf-light-hover': hoverOf('ok-soft', 'ok-line'),
    '--mantine-color-leaf-light-color': 'var(--pm-ok)',
    '--mantine-color-madder-light': 'var(--pm-bad-soft)',
    '--mantine-color-madder-light-hover': hoverOf('bad-soft', 'bad-line'),
    '--mantine-color-madder-light-color': 'var(--pm-bad)',
    '--mantine-color-gray-light': 'var(--pm-sunken)',
    '--mantine-color-gray-light-hover': hoverOf('sunken', 'line'),
    '--mantine-color-gray-light-color': 'var(--pm-ink-2)',
  }
  return { variables: {}, light: shared, dark: shared }
}
