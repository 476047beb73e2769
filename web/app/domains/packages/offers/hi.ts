import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Enter a number from 2 to 20.': '2 से 20 तक की संख्या लिखें।',
  'Edit package': 'पैकेज बदलें',
  'New package': 'नया पैकेज',
  'Offer package': 'पैकेज शुरू करें',
  'Kind of session': 'सत्र का प्रकार',
  'Number of sessions': 'सत्रों की संख्या',
  'Price of one session in the package, before GST': 'पैकेज में एक सत्र की क़ीमत, GST से पहले',
  'Your fee for a single session is {amount}.': 'एक सत्र की आपकी फ़ीस {amount} है।',
  'Customers pay {amount} for {count} sessions and save {saved}.':
    'ग्राहक {count} सत्रों के {amount} देते हैं और {saved} बचाते हैं।',
  'Package withdrawn': 'पैकेज बंद हो गया',
  '{amount} in all': 'कुल {amount}',
  '{amount} per session': 'हर सत्र {amount}',
  'Customers save {amount}.': 'ग्राहक {amount} बचाते हैं।',
  'Not on sale: it costs no less than your current fee for single sessions.':
    'बिक्री में नहीं: यह एक-एक सत्र की आपकी मौजूदा फ़ीस से सस्ता नहीं है।',
  '{count} sold': 'बिक्री: {count}',
  'On sale|a package': 'बिक्री में',
  'Not on sale|a package': 'बिक्री में नहीं',
  'Withdrawn|of a package': 'बंद',
  'Withdraw package': 'पैकेज बंद करें',
  'Offer again': 'फिर शुरू करें',
  'Several sessions at a lower price. You earn your share after each session.':
    'कई सत्र, कम क़ीमत में। हर सत्र के बाद आपकी कमाई जुड़ती है।',
  'Add your fees first': 'पहले अपनी फ़ीस जोड़ें',
  'Offer five sessions for the price of four, for example. Customers see it when they book you.':
    'जैसे, चार सत्रों की क़ीमत में पाँच सत्र दें। ग्राहक को यह आपको बुक करते समय दिखता है।',
  'Enter an amount in rupees.': 'रुपयों में राशि लिखें।',
  Edit: 'बदलें',
} satisfies Catalogue
