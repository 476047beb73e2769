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
  'Where your earnings are paid.': 'आपकी कमाई कहाँ जाती है।',
  'Sessions that customers booked with you.': 'ग्राहकों ने आपके साथ जो सत्र बुक किए।',
  'Set your hours': 'अपना समय तय करें',
  'A new booking comes here at once, with the brief and the papers of the customer.':
    'नई बुकिंग तुरंत यहाँ आएगी, ग्राहक के विवरण और काग़ज़ों के साथ।',
  'Your sessions, earnings and reviews at a glance.': 'आपके सत्र, कमाई और समीक्षाएँ एक नज़र में।',
  'Nothing planned for today': 'आज के लिए कुछ तय नहीं',
  'Your papers for approval and for sessions.': 'स्वीकृति और सत्रों के लिए आपके काग़ज़।',
  'Your locker is empty': 'आपका लॉकर ख़ाली है',
  'Identity papers for approval and files for your customers will be kept here.':
    'स्वीकृति के लिए पहचान पत्र और आपके ग्राहकों की फ़ाइलें यहाँ रहेंगी।',
  'Questions that customers sent you.': 'ग्राहकों ने आपको जो सवाल भेजे।',
  'No enquiries yet': 'अभी कोई पूछताछ नहीं',
  'When somebody writes to you from your page, it comes here with a reply box.':
    'जब कोई आपके पेज से आपको लिखेगा, वह जवाब की जगह के साथ यहाँ आएगा।',
  'The industries you advise.': 'जिन उद्योगों में आप सलाह देते हैं।',
  'Every rupee you earned, and what was kept from it.': 'आपकी कमाई का हर रुपया और उसमें से क्या कटा।',
  'Each session will be listed with its gross, commission, taxes and what you receive.':
    'हर सत्र अपनी कुल राशि, कमीशन, कर और आपको मिलने वाली रक़म के साथ दिखेगा।',
  'What you sell besides your time.': 'अपने समय के अलावा आप क्या बेचते हैं।',
  'No products yet': 'अभी कोई उत्पाद नहीं',
  'Checklists, templates and kits you sell will be listed here.': 'आपकी चेकलिस्ट, टेम्पलेट और किट यहाँ दिखेंगी।',
  'What customers say about you.': 'ग्राहक आपके बारे में क्या कहते हैं।',
  'You replied on {date}': '{date} को आपका जवाब',
  'Your reply': 'आपका जवाब',
  'Your stars': 'आपके सितारे',
  'No reviews yet': 'अभी कोई समीक्षा नहीं',
  'What customers write about you stands here and on your public page.':
    'ग्राहक आपके बारे में जो लिखते हैं, वह यहाँ और आपके सार्वजनिक पेज पर दिखता है।',
  'The hours in which customers may book you.': 'जिन घंटों में ग्राहक आपको बुक कर सकते हैं।',
  'Money you asked to be paid out.': 'जो पैसा आपने निकालने को कहा।',
} satisfies Catalogue
