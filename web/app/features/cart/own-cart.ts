import { type AuthState, useAuth } from '~/domains/accounts/state.ts'
import type { Adoption } from '~/domains/cart/rules.ts'
import { followCart, showCartOf } from '~/domains/cart/state.ts'
import { languageOf } from '~/lib/i18n/language.ts'
import { type Translate, translator } from '~/lib/i18n/texts.ts'
import { toast } from '~/ui/toast.tsx'

/** Only customers buy; everyone else has the guest cart. */
function ownerOf({ auth, interrupted }: AuthState) {
  const person = auth ?? interrupted
  return person?.type === 'user' ? person.id : 0
}

/** Keeps the cart in sync with the signed-in account, in every tab. Returns the unsubscribe function. */
export function followOwnCart() {
  const stopReading = followCart()
  let owner = 0
  const own = (state: AuthState) => {
    if (ownerOf(state) === owner) return
    owner = ownerOf(state)
    const adoption = showCartOf(owner)
    // After the sign-in's own toast.
    if (adoption) setTimeout(() => say(adoption))
  }
  own(useAuth.getState())
  const stopOwning = useAuth.subscribe(own)
  return () => {
    stopReading()
    stopOwning()
  }
}

function say(adoption: Adoption) {
  const words = wordsOf(adoption, translator(languageOf(window.location.pathname)))
  if (words && document.visibilityState === 'visible') void toast(words, { waits: true })
}

/** What differs from the cart the user last saw; nothing if it is the same. */
function wordsOf({ before, adopted, doubles, replaced }: Adoption, t: Translate) {
  const sentences = [
    before > 0 &&
      adopted.length > 0 &&
      t.count(adopted.length, '{count} item was added to your cart.', '{count} items were added to your cart.'),
    doubles.length > 0 &&
      t.count(doubles.length, '{count} item was already in it.', '{count} items were already in it.'),
    replaced.length > 0 &&
      t.count(
        replaced.length,
        'A sector programme replaced {count} programme it includes.',
        'A sector programme replaced {count} programmes it includes.',
      ),
  ]
  return sentences.filter(Boolean).join(' ')
}
