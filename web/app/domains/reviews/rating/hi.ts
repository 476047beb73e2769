import type { Catalogue } from '../../../lib/i18n/texts.ts'

export default {
  'Edit your review of {name}': '{name} की समीक्षा बदलें',
  'Save review': 'समीक्षा सहेजें',
  '{name} replied': '{name} का जवाब',
  'Hidden by our team: {reason}': 'हमारी टीम ने छिपाई: {reason}',
  'Edit, {count} days left': { one: 'बदलें, {count} दिन बाक़ी', other: 'बदलें, {count} दिन बाक़ी' },
  'Your comment': 'आपकी टिप्पणी',
  'What should others know? (optional)': 'दूसरों को क्या पता होना चाहिए? (ज़रूरी नहीं)',
  'Your rating': 'आपकी रेटिंग',
  '{count} stars': { one: '{count} स्टार', other: '{count} स्टार' },
  'How was {name}’s work?': '{name} का काम कैसा रहा?',
  'How was your course by {name}?': '{name} का कोर्स कैसा रहा?',
  'How was “{item}” from {name}?': '{name} का “{item}” कैसा रहा?',
  'How was your talk with {name}?': '{name} से बात कैसी रही?',
  'How was your session with {name}?': '{name} के साथ सत्र कैसा रहा?',
  'Poor. What went wrong?': 'ख़राब। क्या कमी रही?',
  'Not good. What was missing?': 'अच्छा नहीं। क्या कम था?',
  'All right. What helped most?': 'ठीक। सबसे ज़्यादा क्या काम आया?',
  'Good. What helped most?': 'अच्छा। सबसे ज़्यादा क्या काम आया?',
  'Very good. What helped most?': 'बहुत अच्छा। सबसे ज़्यादा क्या काम आया?',
  'How was the answer from {name}?': '{name} का जवाब कैसा रहा?',
} satisfies Catalogue
