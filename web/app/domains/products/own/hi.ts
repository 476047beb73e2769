import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Bought on {day}': '{day} को ख़रीदा',
  'New versions free till {day}': '{day} तक नए संस्करण मुफ़्त',
  'Give it back': 'वापस करें',
  '{count} downloads left': { one: '{count} डाउनलोड बाक़ी', other: '{count} डाउनलोड बाक़ी' },
  'Is something wrong? Ask for a refund on the order, and our team will look into it.':
    'कोई दिक़्क़त है? ऑर्डर पर रिफ़ंड माँगें, हमारी टीम देखेगी।',
  'It has arrived': 'सामान मिल गया',
  'It has not arrived': 'सामान नहीं मिला',
  'The seller has not sent it in time. You can wait, or cancel and get a full refund.':
    'विक्रेता ने इसे समय पर नहीं भेजा। इंतज़ार करें, या रद्द करके पूरा रिफ़ंड पाएँ।',
  'You told us that it has not arrived. Our team is looking into it and will let you know.':
    'आपने बताया है कि सामान नहीं मिला। हमारी टीम इसे देखकर आपको बताएगी।',
  'If it has not arrived, please tell us before {day}. After that it counts as delivered.':
    'अगर सामान नहीं मिला, तो कृपया {day} से पहले बताएँ। उसके बाद इसे पहुँचा हुआ माना जाएगा।',
  'If it does not arrive, you can tell us here from {from}. It counts as delivered on {day}.':
    'अगर सामान न मिले, तो {from} से यहाँ बताया जा सकता है। {day} को इसे पहुँचा हुआ माना जाएगा।',
  'You cancelled it because it was not sent in time.': 'समय पर न भेजे जाने के कारण आपने इसे रद्द किया।',
  'The seller could not send it: {reason}': 'विक्रेता से यह नहीं भेजा जा सका: {reason}',
  'Cancel this order?|goods': 'यह ऑर्डर रद्द करें?',
  'Keep order': 'ऑर्डर रहने दें',
  'Please check the tracking number with the courier company first. Our team will decide and let you know.':
    'कृपया पहले कूरियर कंपनी से ट्रैकिंग नंबर की जानकारी लें। हमारी टीम फ़ैसला करके आपको बताएगी।',
  'Tell our team': 'हमारी टीम को बताएँ',
  'What does the courier company say?': 'कूरियर कंपनी क्या कहती है?',
} satisfies Catalogue
