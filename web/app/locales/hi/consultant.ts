import type { Catalogue } from '../../lib/i18n/texts.ts'
import { calls } from './consultant/calls.ts'
import { desk } from './consultant/desk.ts'
import { payouts } from './consultant/payouts.ts'
import { profile } from './consultant/profile.ts'
import { schedule } from './consultant/schedule.ts'

export default {
  ...calls,
  ...payouts,
  ...desk,
  ...profile,
  ...schedule,
  'Bank account for your earnings.': 'आपकी कमाई का बैंक खाता।',
  'Sessions booked with you.': 'आपके साथ बुक किए गए सत्र।',
  'Set your hours': 'अपना समय तय करें',
  'New bookings appear here with the customer’s question and papers.':
    'नई बुकिंग यहाँ दिखेगी, ग्राहक के सवाल और काग़ज़ों के साथ।',
  'Your sessions, earnings and reviews at a glance.': 'आपके सत्र, कमाई और समीक्षाएँ एक नज़र में।',
  'No sessions today': 'आज कोई सत्र नहीं',
  'Your documents for approval and sessions.': 'मंज़ूरी और सत्रों के लिए आपके काग़ज़।',
  'Your locker is empty': 'आपका लॉकर ख़ाली है',
  'Keep identity documents for approval and files for your customers here.':
    'मंज़ूरी के लिए पहचान पत्र और ग्राहकों की फ़ाइलें यहाँ रखें।',
  'Questions from customers.': 'ग्राहकों के सवाल।',
  'No enquiries yet': 'अभी कोई पूछताछ नहीं',
  'Messages sent from your profile appear here, and you can reply.': 'आपकी प्रोफ़ाइल से भेजे संदेश यहाँ आएँगे; जवाब भी यहीं दें।',
  'Industries you consult for.': 'आपकी सलाह के उद्योग।',
  'Your earnings and all deductions.': 'आपकी कमाई और सभी कटौतियाँ।',
  'Each session will be listed with the gross fee, commission, taxes and your earnings.':
    'हर सत्र कुल फ़ीस, कमीशन, टैक्स और आपकी कमाई के साथ दिखेगा।',
  'Products you sell.': 'आपके उत्पाद।',
  'No products yet': 'अभी कोई उत्पाद नहीं',
  'Checklists, templates and kits you sell will be listed here.': 'आपकी चेकलिस्ट, टेम्पलेट और किट यहाँ दिखेंगी।',
  'Reviews from your customers.': 'आपके ग्राहकों की समीक्षाएँ।',
  'You replied on {date}': '{date} को आपका जवाब',
  'Your reply': 'आपका जवाब',
  'Your ratings': 'आपकी रेटिंग',
  'No reviews yet': 'अभी कोई समीक्षा नहीं',
  'Customer reviews appear here and on your public profile.':
    'ग्राहकों की समीक्षाएँ यहाँ और आपकी सार्वजनिक प्रोफ़ाइल पर दिखेंगी।',
  'Hours when customers can book you.': 'वे घंटे जिनमें ग्राहक बुक कर सकें।',
  'Your withdrawal requests.': 'आपके निकासी अनुरोध।',
} satisfies Catalogue
