import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Bought on {day}': '{day} को ख़रीदा',
  'New versions free till {day}': '{day} तक नए संस्करण मुफ़्त',
  'Give it back': 'वापस करें',
  '{count} downloads left': { one: '{count} डाउनलोड बाक़ी', other: '{count} डाउनलोड बाक़ी' },
  'Give this product back?': 'यह उत्पाद वापस करें?',
  '{amount} goes to your wallet. You can no longer download it then.':
    '{amount} आपके वॉलेट में आ जाएँगे। फिर इसे डाउनलोड नहीं कर पाएँगे।',
  'Is something wrong? Ask for a refund on the order, and our team will look into it.':
    'कोई दिक़्क़त है? ऑर्डर पर रिफ़ंड माँगें, हमारी टीम देखेगी।',
  'It has arrived': 'सामान मिल गया',
} satisfies Catalogue
