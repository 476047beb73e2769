import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'

/* Component settings are plain objects: Component.extend() returns its argument, but importing the component puts it into every bundle. */

/* Colour tuples, light to dark, index 0 to 9. */
export const peacock: MantineColorsTuple = [
  '#eaf5f6',
  '#d3e9ec',
  '#a9d3d9',
  '#78b8c2',
  '#479ca9',
  '#218494',
  '#0f7080',
  '#0b5c6b',
  '#094a57',
  '#073640',
]
export const marigold: MantineColorsTuple = [
  '#fff7e3',
  '#feebbf',
  '#fcda8a',
  '#f9c652',
  '#f4b32a',
  '#e89f10',
  '#c98206',
  '#9a6103',
  '#7a4c04',
  '#583603',
]
export const madder: MantineColorsTuple = [
  '#fcefeb',
  '#f8dad1',
  '#eeb3a2',
  '#e28872',
  '#d4624a',
  '#c4472f',
  '#a83420',
  '#932c1b',
  '#772316',
  '#58190f',
]
export const leaf: MantineColorsTuple = [
  '#edf6ee',
  '#d6ebd9',
  '#abd5b3',
  '#7bbb89',
  '#4e9f62',
  '#2f874a',
  '#21723b',
  '#1a5e31',
  '#154c28',
  '#0e371d',
]
/** Warm greys. Replaces Mantine's blue-grey so default borders and fills sit on paper. */
export const sand: MantineColorsTuple = [
  '#faf6ee',
  '#f4eee2',
  '#e6dccb',
  '#d6cab6',
  '#bcb09d',
  '#8c8474',
  '#646a6a',
  '#46535a',
  '#2b3940',
  '#14222a',
]
/** Replaces Mantine's neutral dark scale: blue-black ink. 0 is text, 7 is the page. */
export const night: MantineColorsTuple = [
  '#f1eadc',
  '#c3c6c1',
  '#98a3a5',
  '#75868c',
  '#2b3d46',
  '#22343d',
  '#17252c',
  '#101b20',
  '#0c161a',
  '#080f12',
]

const em = (px: number) => `${px / 16}em`
const controlHeight: Record<string, string> = { xs: '32px', sm: '38px', md: '44px', lg: '52px', xl: '60px' }
/** Fields that may be left out say so; the others carry no mark. */
const inputDefaults = { size: 'md', withAsterisk: false } as const

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

  components: {
    Container: { defaultProps: { size: 1240, px: 'var(--pm-gutter)' } },
    Button: {
      defaultProps: { size: 'md' },
      vars: (_theme: unknown, p: { size?: unknown }) => ({
        root: { '--button-height': controlHeight[String(p.size ?? 'md')] ?? undefined },
      }),
      /* Labels wrap and the button grows: Hindi, 360 px and 200% zoom must never cut a label. */
      styles: {
        root: {
          fontWeight: 600,
          letterSpacing: '0.003em',
          display: 'inline-flex',
          alignItems: 'center',
          height: 'auto',
          minHeight: 'var(--button-height)',
          paddingBlock: 4,
        },
        inner: { width: '100%' },
        label: { lineHeight: 1.2, height: 'auto', whiteSpace: 'normal', overflow: 'visible' },
      },
    },
    ActionIcon: {
      defaultProps: { size: 44, variant: 'subtle', color: 'gray' },
      styles: { root: { '--ai-color': 'var(--pm-ink)' } },
    },
    CloseButton: { defaultProps: { size: 44, iconSize: 20 } },
    Anchor: {
      defaultProps: { underline: 'hover' },
      styles: { root: { fontWeight: 560, color: 'var(--pm-primary-ink)' } },
    },
    Input: {
      /* Colours and the size of the letters stand in tokens.css, where a state or a larger field can overrule them. */
      vars: (_theme: unknown, p: { size?: unknown; multiline?: boolean }) => ({
        wrapper: { '--input-height': p.multiline ? undefined : controlHeight[String(p.size ?? 'md')] },
      }),
    },
    InputWrapper: {
      styles: {
        label: { fontWeight: 560, marginBottom: 6, fontSize: '0.9375rem' },
        description: { color: 'var(--pm-ink-3)', fontSize: '0.875rem' },
        error: { color: 'var(--pm-bad)', fontSize: '0.875rem', fontWeight: 520 },
      },
    },
    TextInput: { defaultProps: inputDefaults },
    PasswordInput: { defaultProps: inputDefaults },
    NumberInput: {
      defaultProps: { ...inputDefaults, hideControls: true, thousandsGroupStyle: 'lakh', thousandSeparator: ',' },
    },
    Select: { defaultProps: { ...inputDefaults, checkIconPosition: 'right', comboboxProps: { shadow: 'md' } } },
    Textarea: { defaultProps: { ...inputDefaults, autosize: true, minRows: 3 } },
    PinInput: { defaultProps: { size: 'lg', length: 6, type: 'number', oneTimeCode: true, placeholder: '' } },
    Checkbox: {
      defaultProps: { size: 'sm', radius: 'xs', iconColor: 'var(--pm-on-primary)' },
      styles: { input: { borderColor: 'var(--pm-line-strong)' }, label: { fontSize: '0.9375rem' } },
    },
    Radio: {
      defaultProps: { size: 'sm', iconColor: 'var(--pm-on-primary)' },
      styles: { radio: { borderColor: 'var(--pm-line-strong)' }, label: { fontSize: '0.9375rem' } },
    },
    Switch: {
      defaultProps: { size: 'md', withThumbIndicator: false },
      styles: { track: { borderColor: 'var(--pm-line-strong)' } },
    },
    Chip: { defaultProps: { size: 'md', radius: 'md', variant: 'outline' } },
    Badge: {
      defaultProps: { radius: 'sm', variant: 'light', size: 'lg' },
      styles: {
        root: {
          textTransform: 'none',
          fontWeight: 560,
          letterSpacing: 0,
          minWidth: 'max-content',
          flexShrink: 0,
          fontSize: '0.875rem',
        },
      },
    },
    Card: {
      defaultProps: { withBorder: true, padding: 'lg', radius: 'lg', shadow: 'xs' },
      styles: { root: { backgroundColor: 'var(--pm-surface)', borderColor: 'var(--pm-line)' } },
    },
    Paper: { defaultProps: { radius: 'lg' }, styles: { root: { backgroundColor: 'var(--pm-surface)' } } },
    /* The page is held still by a rule in base.css: Mantine's own lock writes a style element, which our policy refuses. */
    ModalRoot: { defaultProps: { lockScroll: false } },
    DrawerRoot: { defaultProps: { lockScroll: false } },
    Modal: {
      defaultProps: {
        radius: 'xl',
        centered: true,
        overlayProps: { backgroundOpacity: 0.5, color: '#0c171c' },
        transitionProps: { transition: 'pop', duration: 200 },
      },
      styles: {
        content: { backgroundColor: 'var(--pm-raised)' },
        header: { backgroundColor: 'transparent' },
        title: { fontFamily: 'var(--pm-font-display)', fontSize: '1.375rem', fontWeight: 500 },
      },
    },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.5, color: '#0c171c' } } },
    Menu: {
      defaultProps: { shadow: 'md', radius: 'md', offset: 8 },
      styles: {
        dropdown: { borderColor: 'var(--pm-line)', backgroundColor: 'var(--pm-raised)' },
        item: { minHeight: 44, fontSize: '0.9375rem' },
      },
    },
    Popover: {
      defaultProps: { shadow: 'md', radius: 'md' },
      styles: { dropdown: { borderColor: 'var(--pm-line)', backgroundColor: 'var(--pm-raised)' } },
    },
    Tooltip: { defaultProps: { openDelay: 250, withArrow: true, color: 'dark.6' } },
    Tabs: {
      styles: {
        tab: { fontWeight: 560, minHeight: 48, fontSize: '1rem', paddingInline: 16 },
        list: { '--tab-border-color': 'var(--pm-line)' },
      },
    },
    SegmentedControl: {
      defaultProps: { radius: 'md', size: 'md' },
      styles: {
        root: { backgroundColor: 'var(--pm-sunken)', border: '1px solid var(--pm-line)' },
        label: { fontWeight: 560 },
        indicator: { boxShadow: 'var(--pm-shadow-2)', backgroundColor: 'var(--pm-raised)' },
      },
    },
    Table: {
      defaultProps: {
        verticalSpacing: 'sm',
        horizontalSpacing: 'md',
        highlightOnHover: true,
        highlightOnHoverColor: 'var(--pm-sunken)',
        borderColor: 'var(--pm-line)',
      },
      styles: {
        th: { fontSize: '0.8125rem', fontWeight: 560, color: 'var(--pm-ink-3)', whiteSpace: 'nowrap' },
        td: { fontSize: '0.9375rem' },
      },
    },
    Alert: {
      defaultProps: { radius: 'md', variant: 'light' },
      styles: { title: { fontWeight: 600 }, message: { fontSize: '0.9375rem', color: 'var(--pm-ink)' } },
    },
    Rating: { defaultProps: { color: 'marigold.4' } },
    Progress: { defaultProps: { radius: 'xl', size: 8 } },
    Pagination: {
      defaultProps: { radius: 'md' },
      vars: () => ({ root: { '--pagination-control-size': '44px', '--pagination-control-fz': '1rem' } }),
    },
    Loader: { defaultProps: { type: 'dots' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})

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
    '--mantine-color-peacock-light-color': 'var(--pm-primary-ink)',
    '--mantine-color-peacock-outline': 'var(--pm-primary-ink)',
    '--mantine-color-marigold-light': 'var(--pm-accent-soft)',
    '--mantine-color-marigold-light-color': 'var(--pm-accent-ink)',
    '--mantine-color-leaf-light': 'var(--pm-ok-soft)',
    '--mantine-color-leaf-light-color': 'var(--pm-ok)',
    '--mantine-color-madder-light': 'var(--pm-bad-soft)',
    '--mantine-color-madder-light-color': 'var(--pm-bad)',
    '--mantine-color-gray-light': 'var(--pm-sunken)',
    '--mantine-color-gray-light-color': 'var(--pm-ink-2)',
  }
  return { variables: {}, light: shared, dark: shared }
}
