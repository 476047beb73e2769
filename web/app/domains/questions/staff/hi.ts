import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'The question ends, and the consultant’s earning is reversed.': 'सवाल बंद हो जाएगा और सलाहकार की कमाई वापस ली जाएगी।',
  'The question continues. The same share of the consultant’s earning is reversed.':
    'सवाल जारी रहेगा। सलाहकार की कमाई का उतना ही हिस्सा वापस लिया जाएगा।',
  'They have {count} hours to accept. The price stays {amount}.': {
    one: 'स्वीकार करने के लिए {count} घंटा मिलेगा। क़ीमत {amount} ही रहेगी।',
    other: 'स्वीकार करने के लिए {count} घंटे मिलेंगे। क़ीमत {amount} ही रहेगी।',
  },
  'Price by industry': 'उद्योग के हिसाब से क़ीमत',
  'The price is {amount} now, plus GST.': 'क़ीमत अभी {amount} और GST है।',
  'New price': 'नई क़ीमत',
  'Leave empty for the price of the settings.': 'सेटिंग वाली क़ीमत के लिए ख़ाली छोड़ें।',
  'Asked and paid': 'पूछा और भुगतान किया',
  'Declined|question': 'मना किया',
  'Not accepted in time': 'समय पर स्वीकार नहीं हुआ',
  'Opened to other experts': 'दूसरे विशेषज्ञों के लिए खुला',
  'Details sent|question': 'जानकारी भेजी',
  'No details came; the time continues': 'जानकारी नहीं आई; समय चल रहा है',
  'Answer sent|question': 'जवाब भेजा',
  'Follow-up answered': 'आगे के सवाल का जवाब दिया',
  'Customer suspended, refunded': 'ग्राहक का खाता रोका गया, रिफ़ंड हुआ',
  'Consultant suspended, refunded': 'सलाहकार का खाता रोका गया, रिफ़ंड हुआ',
  'Consultant suspended, open to other experts': 'सलाहकार का खाता रोका गया, सवाल दूसरे विशेषज्ञों के लिए खुला',
  'Answer overdue, refunded': 'जवाब समय पर नहीं, रिफ़ंड हुआ',
  'Given to another consultant': 'दूसरे सलाहकार को दिया',
  'Details from the customer': 'ग्राहक की जानकारी',
  'Follow-up': 'आगे का सवाल',
  'Customer chooses': 'ग्राहक का फ़ैसला बाक़ी',
  'Follow-up late': 'आगे का जवाब देर से',
} satisfies Catalogue
