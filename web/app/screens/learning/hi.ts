import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Add to cart, {amount}': 'कार्ट में डालें, {amount}',
  'Add programme, {amount}': 'कार्यक्रम कार्ट में डालें, {amount}',
  '{count} enrolled': 'सीखने वाले: {count}',
  'Updated {day}': '{day} को बदला गया',
  'By {name}': '{name} का कोर्स',
  'After this course you can': 'इस कोर्स में सिखाया जाएगा',
  'Your trainer': 'आपके प्रशिक्षक',
  'Book a session with {name}': '{name} के साथ सत्र बुक करें',
  'Review this course': 'इस कोर्स की समीक्षा लिखें',
  'Your course': 'आपका कोर्स',
  'Lessons and progress of your course.': 'आपके कोर्स के पाठ और प्रगति।',
  'You do not have this course': 'यह कोर्स आपके कोर्स में नहीं है',
  'Courses that you bought with this account appear here.': 'यहाँ वे कोर्स दिखते हैं जो इस खाते से ख़रीदे गए हैं।',
  'Every industry programme of the sector at one price. New courses are added at no cost for a year.':
    'इस क्षेत्र के हर उद्योग का कार्यक्रम, एक ही क़ीमत में। एक साल तक नए कोर्स बिना अतिरिक्त क़ीमत के जुड़ते हैं।',
  'All courses of the industry at one price. New courses are added at no cost for a year.':
    'इस उद्योग के सभी कोर्स, एक ही क़ीमत में। एक साल तक नए कोर्स बिना अतिरिक्त क़ीमत के जुड़ते हैं।',
  '{count} certificates': { one: '{count} प्रमाणपत्र', other: '{count} प्रमाणपत्र' },
  'Courses inside': 'इसमें शामिल कोर्स',
  'Free with your {plan} membership: {count} courses left.': {
    one: 'आपकी {plan} सदस्यता में मुफ़्त: {count} कोर्स बाक़ी।',
    other: 'आपकी {plan} सदस्यता में मुफ़्त: {count} कोर्स बाक़ी।',
  },
} satisfies Catalogue
