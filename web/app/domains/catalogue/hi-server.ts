import type { Catalogue } from '../../lib/i18n/texts.ts'

/** Texts that the server sends. */
export default {
  'Use small letters, digits and single hyphens.': 'छोटे अक्षर, अंक और एक-एक हाइफ़न लिखें।',
  'Industry added': 'उद्योग जुड़ गया',
  'Industry saved': 'उद्योग सहेजा गया',
  'Industry deleted': 'उद्योग हट गया',
  'Choose an icon.': 'चिह्न चुनें।',
  'Sector added': 'क्षेत्र जुड़ गया',
  'Category type saved': 'श्रेणी सहेजी गई',
  'Sector saved': 'क्षेत्र सहेजा गया',
  'Sector deleted': 'क्षेत्र हट गया',
  'File imported': 'फ़ाइल पढ़ ली गई',
  'Menu saved': 'मेन्यू सहेजा गया',
} satisfies Catalogue
