import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'You already offer a package with these sessions.': 'इतने ही सत्रों का आपका पैकेज पहले से है।',
  'You can offer 10 packages at a time. Withdraw one first.': 'एक साथ 10 पैकेज रखे जा सकते हैं। पहले एक बंद करें।',
  'A session in a package must cost less than a single one.': 'पैकेज में सत्र की क़ीमत एक अकेले सत्र से कम होनी चाहिए।',
  'Add a fee for this kind of session to your profile first.': 'पहले अपनी प्रोफ़ाइल में इस सत्र की फ़ीस जोड़ें।',
  'Nothing is left of this package.': 'इस पैकेज में कुछ बाक़ी नहीं है।',
  'A package still has sessions that are not booked. Please wait until it is used or cancelled.':
    'एक पैकेज के कुछ सत्र अभी बुक नहीं हुए हैं। उसके पूरा या रद्द होने तक रुकें।',
  'Package offered': 'पैकेज शुरू हो गया',
  'Package saved': 'पैकेज सेव हो गया',
  'Package cancelled': 'पैकेज रद्द हो गया',
  'A package has at most 20 sessions.': 'पैकेज में ज़्यादा से ज़्यादा 20 सत्र होते हैं।',
  'A package has at least 2 sessions.': 'पैकेज में कम से कम 2 सत्र होते हैं।',
  'Enter whole rupees.': 'पूरे रुपये लिखें।',
} satisfies Catalogue
