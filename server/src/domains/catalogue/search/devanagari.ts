const CONSONANTS: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th' },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}
const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ऍ: 'e', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au' },
}
const SIGNS: Record<string, string> = {
  ...{
    'ा': 'aa',
    'ि': 'i',
    'ी': 'ee',
    'ु': 'u',
    'ू': 'oo',
    'ृ': 'ri',
    'ॅ': 'e',
    'े': 'e',
    'ै': 'ai',
    'ॉ': 'o',
    'ो': 'o',
    'ौ': 'au',
  },
}
const NUKTA = '\u093c'
const WITH_NUKTA: Record<string, string> = { j: 'z', ph: 'f', k: 'q' }
const HALANT = '\u094d'
const NASALS = 'ंँ'
const WORD = /[\u0900-\u097f\u200c\u200d]+/gu

interface Sound {
  consonant: string
  /** Empty where two consonants meet. */
  vowel: string
  /** Not written: the short a that every bare consonant carries. */
  inherent: boolean
  nasal: boolean
}

/** Devanagari as pronounced, in Latin letters as people type them; other text is unchanged. */
export const romanise = (text: string): string =>
  text.normalize('NFD').replaceAll(WORD, (word) => spell(dropSilent(soundsOf(word))))

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = []
  for (const letter of word) {
    const last = sounds.at(-1)
    const plain = { inherent: false, nasal: false }
    if (CONSONANTS[letter]) sounds.push({ ...plain, consonant: CONSONANTS[letter], vowel: 'a', inherent: true })
    else if (VOWELS[letter]) sounds.push({ ...plain, consonant: '', vowel: VOWELS[letter] })
    else if (letter >= '०' && letter <= '९')
      sounds.push({ ...plain, consonant: String('०१२३४५६७८९'.indexOf(letter)), vowel: '' })
    else if (last) modify(last, letter)
  }
  return sounds
}

function modify(sound: Sound, letter: string) {
  if (SIGNS[letter]) Object.assign(sound, { vowel: SIGNS[letter], inherent: false })
  else if (letter === HALANT) Object.assign(sound, { vowel: '', inherent: false })
  else if (NASALS.includes(letter)) sound.nasal = true
  else if (letter === NUKTA) sound.consonant = WITH_NUKTA[sound.consonant] ?? sound.consonant
}

/** The inherent a is silent at the end of a word, and between two voiced syllables: namakeena is pronounced namkeen. */
function dropSilent(sounds: Sound[]): Sound[] {
  const spoken = sounds.map((sound) => ({ ...sound }))
  const end = spoken.at(-1)
  if (end?.inherent && !end.nasal && spoken.length > 1) end.vowel = ''
  for (let at = spoken.length - 2; at > 0; at--) {
    const [before, here, after] = [spoken[at - 1], spoken[at], spoken[at + 1]]
    if (here?.inherent && !here.nasal && before?.vowel && !before.nasal && after?.consonant && after.vowel)
      here.vowel = ''
  }
  return spoken
}

const LABIAL = /^[pbm]/
const spell = (sounds: Sound[]) =>
  sounds
    .map(({ consonant, vowel, nasal }, at) => {
      const next = sounds[at + 1]?.consonant ?? ''
      return consonant + vowel + (nasal ? (LABIAL.test(next) ? 'm' : 'n') : '')
    })
    .join('')
