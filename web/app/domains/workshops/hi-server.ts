import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'There are free seats. You can book one now.': 'सीटें ख़ाली हैं। अभी बुक करें।',
  'More seats than this are already taken.': 'इससे ज़्यादा सीटें पहले ही ली जा चुकी हैं।',
  'To publish this workshop, choose a future date, and enter the city and address of a venue.':
    'कार्यशाला प्रकाशित करने के लिए आगे की तारीख़ चुनें, और शहर व पता लिखें।',
  'Name saved': 'नाम सेव हो गया',
  'Seat given up': 'सीट छोड़ दी गई',
  'You are on the waiting list': 'आप प्रतीक्षा सूची में हैं',
  'You have left the waiting list': 'आपने प्रतीक्षा सूची छोड़ दी',
  'This text is too long.': 'यह बहुत लंबा है।',
  'Enter a time such as 10:00.': '10:00 जैसा समय लिखें।',
  'Workshop added': 'कार्यशाला जोड़ी गई',
  'Workshop saved': 'कार्यशाला सेव हो गई',
  'Workshop published': 'कार्यशाला प्रकाशित हुई',
  'Workshop withdrawn': 'कार्यशाला बिक्री से हटाई गई',
  'Workshop cancelled. Refunds are on their way.': 'कार्यशाला रद्द हुई। रिफ़ंड भेजे जा रहे हैं।',
  'The end must be after the start.': 'समाप्ति शुरू होने के बाद होनी चाहिए।',
  'There are tickets or workshops to come on this account. Please give the seats up, or wait until they are over.':
    'इस खाते पर आने वाली कार्यशालाएँ हैं। पहले अपनी सीटें छोड़ें, या कार्यशाला हो जाने दें।',
} satisfies Catalogue
