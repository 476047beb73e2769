import { cityByPrefix, districtNames, misplaced } from './corrections.ts'

/** A post office in the source; unknown fields read "NA". */
export interface PostOffice {
  pincode: string
  district: string
  state: string
  division: string
}
export interface Place {
  pincode: string
  city: string
  state: string
}

const SMALL_WORDS = new Set(['and', 'of', 'the'])
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** "JANJGIR-CHAMPA" → "Janjgir-Champa", "NORTH AND MIDDLE ANDAMAN" → "North and Middle Andaman". */
export const titleCase = (capitals: string) =>
  capitals
    .toLowerCase()
    .split(/\s+/)
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.split('-').map(capitalised).join('-')))
    .join(' ')

const stateNames: Record<string, string> = {
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
}
const stateName = (capitals: string) => stateNames[capitals] ?? titleCase(capitals)

const isKnown = (name: string) => name !== '' && name !== 'NA'

/** One city and state per code: those of most of its post offices; without data, those of their postal division. */
export function placesOf(offices: Iterable<PostOffice>): Place[] {
  const byCode = new Map<string, Tally>()
  const byDivision = new Map<string, Tally>()
  const divisionOf = new Map<string, string>()
  for (const { pincode, district, state, division } of offices) {
    divisionOf.set(pincode, division)
    if (!isKnown(district) || !isKnown(state)) continue
    const place = `${state}|${district.toUpperCase()}`
    count(byCode, pincode, place)
    count(byDivision, division, place)
  }
  return [...divisionOf].flatMap(([pincode, division]) => {
    const most = mostOf(byCode.get(pincode)) ?? mostOf(byDivision.get(division))
    return most ? [placeOf(pincode, most)] : []
  })
}

function placeOf(pincode: string, place: string): Place {
  const wrong = misplaced[pincode]
  if (wrong) return { pincode, city: wrong[0], state: stateName(wrong[1]) }
  const [state = '', district = ''] = place.split('|')
  const city = cityAt(pincode) ?? districtNames[place] ?? districtNames[district] ?? titleCase(district)
  return { pincode, city, state: stateName(state) }
}

function cityAt(pincode: string) {
  for (let length = pincode.length; length >= 3; length--) {
    const city = cityByPrefix[pincode.slice(0, length)]
    if (city) return city
  }
}

type Tally = Map<string, number>
function count(tallies: Map<string, Tally>, key: string, value: string) {
  const tally = tallies.get(key) ?? new Map<string, number>()
  tally.set(value, (tally.get(value) ?? 0) + 1)
  tallies.set(key, tally)
}
const mostOf = (tally?: Tally) => tally && [...tally].reduce((most, next) => (next[1] > most[1] ? next : most))[0]
