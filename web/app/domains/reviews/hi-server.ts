import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You have already reviewed this. You can edit your review for some days.':
    'इसकी समीक्षा आप दे चुके हैं। कुछ दिनों तक इसे बदला जा सकता है।',
  'You have already replied to this review.': 'इस समीक्षा का जवाब दिया जा चुका है।',
  'You have already reported this. Our team will check it.': 'इसकी शिकायत हो चुकी है। हमारी टीम जाँच करेगी।',
  'Choose from 1 to 5 stars.': '1 से 5 स्टार चुनें।',
  'Thanks for your Review': 'समीक्षा के लिए धन्यवाद',
  'Review updated': 'समीक्षा बदल दी गई',
  'Reply posted': 'जवाब भेज दिया गया',
  'Reported. Our team will check it.': 'शिकायत मिल गई। हमारी टीम जाँच करेगी।',
  'Decision saved. The people concerned have been notified.': 'फ़ैसला सहेज लिया गया। संबंधित लोगों को सूचना दे दी गई है।',
} satisfies Catalogue
