import type { MantineThemeOverride } from '@mantine/core'

const controlHeight: Record<string, string> = {
  ...{ xs: '32px', sm: 'var(--pm-target-dense)', md: '44px', lg: '52px', xl: '60px' },
}
/** Optional fields are labelled; required ones carry no mark. */
const inputDefaults = { size: 'md', withAsterisk: false } as const

/** Plain objects: Component.extend() returns its argument, but importing the component puts it into every bundle. */
export const components: NonNullable<MantineThemeOverride['components']> = {
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
    /* Colours and font size are in tokens.css, where a state or a larger field can override them. */
    vars: (_theme: unknown, p: { size?: unknown; multiline?: boolean }) => ({
      wrapper: { '--input-height': p.multiline ? undefined : controlHeight[String(p.size ?? 'md')] },
    }),
  },
  InputWrapper: {
    styles: {
      label: { fontWeight: 560, marginBottom: 6, fontSize: '0.9375rem' },
      description: { color: 'var(--pm-ink-3)', fontSize: '0.875rem', lineHeight: 1.45 },
      error: { color: 'var(--pm-bad)', fontSize: '0.875rem', fontWeight: 520 },
    },
  },
  TextInput: { defaultProps: inputDefaults },
  /* The button that shows the password fills the height of the field. */
  PasswordInput: { defaultProps: inputDefaults, vars: () => ({ root: { '--psi-button-size': 'var(--pm-target)' } }) },
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
  /* Scrolling is locked by a rule in base.css: Mantine's own lock writes a style element, which our CSP refuses. */
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
      tab: { fontWeight: 560, minHeight: 48, fontSize: '1rem', paddingInline: 'clamp(6px, 2.4vw, 16px)' },
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
}
