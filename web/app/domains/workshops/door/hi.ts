import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'This browser cannot read QR codes. Check people in by name or ticket number.':
    'यह ब्राउज़र QR कोड नहीं पढ़ सकता। नाम या टिकट नंबर से चेक-इन करें।',
  'The camera is not available. Check people in by name or ticket number.':
    'कैमरा उपलब्ध नहीं है। नाम या टिकट नंबर से चेक-इन करें।',
  'Scan tickets with the camera': 'कैमरे से टिकट स्कैन करें',
  Camera: 'कैमरा',
  'Stop the camera': 'कैमरा बंद करें',
  'Check-in': 'चेक-इन',
  '{inside} of {all} checked in': '{all} में से {inside} का चेक-इन हुआ',
  'Online|connected': 'ऑनलाइन',
  '{count} scans are not sent yet': '{count} स्कैन अभी भेजे नहीं गए',
  'Name or ticket number': 'नाम या टिकट नंबर',
  'Seat {seat}, {number}': 'सीट {seat}, {number}',
  'In since {time}': '{time} से अंदर',
  'Check in': 'चेक-इन करें',
  'This is not a valid ticket of this workshop.': 'यह इस कार्यशाला का मान्य टिकट नहीं है।',
  '{name} is checked in, seat {seat}.': '{name} का चेक-इन हो गया, सीट {seat}।',
  '{name} was already checked in at {time}.': '{name} का चेक-इन {time} पर हो चुका है।',
} satisfies Catalogue
