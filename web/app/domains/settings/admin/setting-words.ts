/** How a setting is shown. */
export interface SettingWords {
  label: string
  /** What it decides, if the label alone is not enough. */
  hint?: string
  kind: 'text' | 'email' | 'time' | 'number' | 'switch'
  /** Shown after a number. */
  unit?: string
}
