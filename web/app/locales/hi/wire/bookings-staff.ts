import type { Catalogue } from '../../../lib/i18n/texts.ts'

/** What the server answers staff about bookings. */
export const bookingsStaff = {
  'The session is not over yet. Mark it as done once it has ended.':
    'सत्र अभी पूरा नहीं हुआ है। ख़त्म होने के बाद ही इसे पूरा हुआ मानें।',
  'Written to both': 'दोनों को लिख दिया गया',
  'Both are reminded': 'दोनों को याद दिला दिया गया',
  'Cancelled and told to both': 'रद्द हुई, दोनों को बता दिया गया',
  'Given to another consultant, and told to all three': 'दूसरे सलाहकार को दी गई, तीनों को बता दिया गया',
  Decided: 'फ़ैसला हुआ',
  'Decided and told to both': 'फ़ैसला हुआ, दोनों को बता दिया गया',
} satisfies Catalogue
