import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Deliver to': 'कहाँ पहुँचाएँ',
  'New address': 'नया पता',
  'Edit address': 'पता बदलें',
  'Edit this address': 'यह पता बदलें',
  Remove: 'हटाएँ',
  'Default|address': 'मुख्य पता',
  'Set as default': 'मुख्य पता बनाएँ',
  'Remove this address?': 'यह पता हटाएँ?',
  'Name of the recipient': 'पाने वाले का नाम',
  'House, street and area': 'मकान, सड़क और इलाक़ा',
} satisfies Catalogue
