import type { Catalogue } from '../../lib/i18n/texts.ts'

export default {
  'Previous month': 'पिछला महीना',
  'Next month': 'अगला महीना',
  'Notify me when a slot opens': 'समय ख़ाली होने पर मुझे बताएँ',
  'We will notify you': 'हम आपको बताएँगे',
  'Video, {minutes} minutes': 'वीडियो, {minutes} मिनट',
  'Audio, {minutes} minutes': 'ऑडियो, {minutes} मिनट',
  'Earlier days': 'पहले के दिन',
  'Later days': 'आगे के दिन',
  'None|free slots': 'ख़ाली नहीं',
  '{count} free': '{count} ख़ाली',
  'Session length': 'सत्र की अवधि',
  'Session type': 'सत्र का तरीक़ा',
  'GST {percent}%': 'GST {percent}%',
  Morning: 'सुबह',
  Afternoon: 'दोपहर',
  Evening: 'शाम',
  'All {count} slots on this day': { one: 'इस दिन का {count} समय', other: 'इस दिन के सभी {count} समय' },
} satisfies Catalogue
