export interface DemoSector {
  title: string
  hindi: string
  /** A name in the Tabler icon set. */
  icon: string
  industries: DemoIndustry[]
}

/** English title, Hindi title, then alternative spellings in Latin letters. */
type DemoIndustry = [english: string, hindi: string, ...spellings: string[]]

export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
