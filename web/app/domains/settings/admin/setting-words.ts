/** How a setting is shown; its name is in the contract. */
export interface SettingWords {
  /** What it decides, if the name alone is not enough. */
  hint?: string
  kind: 'text' | 'email' | 'time' | 'number' | 'switch'
  /** Shown after a number. */
  unit?: string
}
