import type { Plugin } from 'vite'

const name = 'virtual:mantine-variables.css'

/** Mantine's variables for our theme as a stylesheet made at build time, so that no page carries them inline. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? css() : undefined),
  }
}

async function css() {
  const { convertCssVariables, defaultCssVariablesResolver, mergeMantineTheme, DEFAULT_THEME } = await import(
    '@mantine/core'
  )
  const { cssVariablesResolver, theme } = await import('./app/theme/theme.ts')
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const own = { ...merged, colors: { ...theme.colors } as typeof merged.colors }
  const base = defaultCssVariablesResolver(own)
  const ours = cssVariablesResolver(own)
  const variables = { ...base.variables, ...ours.variables }
  const light = { ...base.light, ...ours.light, '--mantine-color-scheme': 'light' }
  const dark = { ...base.dark, ...ours.dark, '--mantine-color-scheme': 'dark' }
  return convertCssVariables({ variables, light, dark }, ':root')
}
