import type { Approval } from '#contract/consultants/own-profile.ts'
import type { DemoConsultant } from './consultant.ts'

export interface DemoApplicant extends Omit<DemoConsultant, 'hours'> {
  /** Index of their usual week; see hours.ts. */
  week: number
  approval: Approval
  /** The latest message from staff. */
  reason?: string
  /** How long they have been in this state. */
  days: number
}

/** People in every state other than listed, so that staff have work in the demo. */
export const demoApplicants: DemoApplicant[] = [
  {
    ...{ name: 'Anjali Bhattacharya', portrait: 'glasses-she', approval: 'submitted', days: 3 },
    ...{ headline: 'Trademarks, patents and contracts', headlineHindi: 'ट्रेडमार्क, पेटेंट और अनुबंध' },
    ...{
      city: 'Kolkata',
      pincode: '700001',
      state: 'West Bengal',
      languages: ['en', 'bn'],
      years: 16,
      fee: 1800,
    },
    ...{ industries: ['organic-gi-certification', 'export-documents-incentives'], week: 2 },
    about:
      'I have filed some four hundred trademarks for small makers and defended a good part of them. Bring me the name before you print the carton: most quarrels are cheaper to avoid than to win.',
  },
  {
    ...{ name: 'Joseph Kurian', portrait: 'moustache', approval: 'submitted', days: 2 },
    ...{ headline: 'Cold rooms and ripening chambers', headlineHindi: 'शीतगृह और पकाने के कक्ष' },
    ...{ city: 'Kochi', pincode: '682001', state: 'Kerala', languages: ['ml', 'en'], years: 24, fee: 1500 },
    ...{ industries: ['cold-storage-ripening'], week: 1 },
    about:
      'I build cold rooms and, more often, repair the ones others built. If your bill is high or your bananas ripen unevenly, send me the drawing and a week of temperatures.',
  },
  {
    ...{ name: 'हरप्रीत कौर', portrait: 'she', approval: 'submitted', days: 1 },
    ...{ headline: 'Selling carpets and furnishing online', headlineHindi: 'कालीन और साज-सज्जा की ऑनलाइन बिक्री' },
    ...{ city: 'Panipat', pincode: '132103', state: 'Haryana', languages: ['hi', 'pa'], years: 9, fee: 900 },
    ...{ industries: ['home-furnishing-carpets', 'selling-on-marketplaces'], week: 3 },
    about:
      'मैंने अपने परिवार की कालीन इकाई को दो साल में थोक से ऑनलाइन बिक्री तक पहुँचाया। फ़ोटो, माप, वापसी और विज्ञापन पर सीधी सलाह देती हूँ।',
  },
  {
    ...{ name: 'Raghavendra Iyer', portrait: 'elder', approval: 'changes_asked', days: 4 },
    reason:
      'Please add the university and year of your degree, and describe in two sentences what happens in a session.',
    ...{ headline: 'First exports of handicrafts', headlineHindi: 'हस्तशिल्प का पहला निर्यात' },
    ...{ city: 'Chennai', pincode: '600001', state: 'Tamil Nadu', languages: ['ta', 'en'], years: 31, fee: 1300 },
    ...{ industries: ['metal-stone-handicrafts', 'iec-first-export'], week: 5 },
    about:
      'I worked thirty years with an export house and now work on my own. I like first shipments best: they decide the tenth.',
  },
  {
    ...{ name: 'Vikram Solanki', portrait: 'beard', approval: 'rejected', days: 12 },
    reason: 'The registration number you gave belongs to another person. Please write to us if this is a mistake.',
    ...{ headline: 'Trade fairs and buyers', headlineHindi: 'व्यापार मेले और ख़रीदार' },
    ...{ city: 'Jaipur', pincode: '302001', state: 'Rajasthan', languages: ['hi', 'en'], years: 6, fee: 700 },
    ...{ industries: ['buyers-trade-fairs'], week: 4 },
    about: 'I arrange meetings with buyers at the large fairs and prepare samples and price lists for them.',
  },
  {
    ...{ name: 'Shabnam Qureshi', portrait: 'scarf', approval: 'suspended', days: 20 },
    reason: 'You missed three sessions without informing us. Please call the help desk to be listed again.',
    ...{ headline: 'Furnishing fabrics and quality', headlineHindi: 'साज-सज्जा के कपड़े और गुणवत्ता' },
    ...{ city: 'Lucknow', pincode: '226001', state: 'Uttar Pradesh', languages: ['ur', 'hi'], years: 13, fee: 1000 },
    ...{ industries: ['home-furnishing-carpets'], week: 2 },
    about: 'I inspect furnishing fabrics for export buyers and show units how to pass the first time.',
  },
  {
    ...{ name: 'Debjani Saikia', portrait: 'plain', approval: 'draft', days: 6 },
    ...{ headline: '', headlineHindi: '', about: '' },
    ...{ city: 'Guwahati', pincode: '781001', state: 'Assam', languages: ['as'], years: 0, fee: 0 },
    ...{ industries: [], week: 0 },
  },
]
