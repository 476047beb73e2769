/** Days before today, and a time in India. */
type At = [daysAgo: number, clock: string]

/** A question of the demo data, and how far it has come. */
export interface DemoQuestion {
  /** Index in the list of customers or consultants; the first of each is its login. */
  customer: number
  /** Absent: to any expert of the industry. */
  consultant?: number
  industry: string
  asked: At
  title: string
  body: string
  accepted?: At
  answered?: { at: At; html: string }
  followUp?: { at: At; text: string }
  end?: { at: At; how: 'closed' | 'cancelled' }
}

/** In the order in which they were asked. */
export const demoQuestions: DemoQuestion[] = [
  {
    ...{ customer: 0, consultant: 0, industry: 'lab-testing-shelf-life', asked: [38, '10:15'] },
    title: 'Shelf life of a garam masala in pouches',
    body: 'My garam masala loses its aroma after four months in 100 g pouches. Is it the film, the grinding or the storage? I can send the film specification.',
    accepted: [38, '13:10'],
    answered: {
      at: [37, '14:20'],
      html: '<p>Most likely the film. A plain PET/PE laminate lets the volatile oils out in three to four months.</p><ol><li>Change to a <strong>PET/MET-PET/PE</strong> laminate of 90 microns.</li><li>Grind below 45 °C, and pack within two hours.</li><li>Keep ten pouches from every batch and open one a month.</li></ol><p>With these three a shelf life of nine months is realistic.</p>',
    },
    end: { at: [35, '18:05'], how: 'closed' },
  },
  {
    ...{ customer: 0, industry: 'fssai-licence', asked: [17, '11:40'] },
    title: 'Do I need a state licence for a home kitchen?',
    body: 'I sell pickles from my home kitchen, about ₹9 lakh a year. Is the basic registration enough?',
    end: { at: [17, '13:45'], how: 'cancelled' },
  },
  {
    ...{ customer: 0, consultant: 0, industry: 'plant-layout-machine-choice', asked: [3, '09:50'] },
    title: 'Layout for a dal mill of 500 kg an hour',
    body: 'The shed is 40 by 80 feet with one door on the road side. Where should cleaning, pitting and polishing go, and how much space should I leave for bags?',
    accepted: [3, '12:05'],
    answered: {
      at: [2, '16:10'],
      html: '<p>Let the dal move in one direction, from the road side to the back.</p><ul><li>Cleaning and pitting along the left wall, with the dust side away from packing.</li><li>Dehusker and polisher in the middle, with a gap of four feet on both sides.</li><li>Bags in the last 20 feet, next to a second door if you can add one.</li></ul>',
    },
  },
  {
    ...{ customer: 1, consultant: 0, industry: 'spice-grinding-blending', asked: [3, '10:30'] },
    title: 'मिर्च पीसते समय रंग क्यों बदल जाता है?',
    body: 'हम रोज़ 300 किलो लाल मिर्च पीसते हैं। दोपहर बाद पाउडर का रंग गहरा हो जाता है। चक्की बदलनी पड़ेगी या कोई और उपाय है?',
    accepted: [3, '14:20'],
    answered: {
      at: [2, '11:15'],
      html: '<p>चक्की बदलने की ज़रूरत नहीं है। पाउडर का तापमान 50 °C से ऊपर जा रहा है।</p><ol><li>हर दो घंटे में 15 मिनट चक्की बंद रखें।</li><li>पंखे और साइक्लोन की सफ़ाई रोज़ करें।</li></ol>',
    },
    followUp: { at: [1, '18:40'], text: 'क्या पानी से ठंडी होने वाली चक्की लेना ठीक रहेगा?' },
  },
  {
    ...{ customer: 2, consultant: 0, industry: 'frozen-ready-to-eat-foods', asked: [1, '10:05'] },
    title: 'Blast freezer for 200 kg of parathas a day',
    body: 'We make frozen parathas and freeze them in a deep freezer, which takes nine hours. Which blast freezer fits 200 kg a day, and what will the power bill be?',
    accepted: [1, '15:20'],
  },
  {
    ...{ customer: 0, consultant: 4, industry: '', asked: [1, '19:10'] },
    title: 'बिजली का लोड कितना लें?',
    body: 'छोटी दाल मिल के लिए 25 HP की मशीनें लगेंगी। बिजली का कितना लोड लेना ठीक रहेगा, और क्या सोलर से काम चलेगा?',
  },
  {
    ...{ customer: 3, consultant: 0, industry: 'pickles-papad-sauces', asked: [1, '19:25'] },
    title: 'Papad breaks in the packet',
    body: 'One packet in ten has broken papads when it reaches the shop. Is it the drying or the packing?',
  },
  {
    ...{ customer: 5, industry: 'fssai-licence', asked: [1, '19:40'] },
    title: 'FSSAI licence after moving the unit',
    body: 'We moved our unit to the next village. Is a new licence needed, or can the address be changed?',
  },
]

/** The question that the customer login has begun to write. */
export const demoDraft = {
  title: 'Which machine for peeling garlic?',
  body: 'We peel 80 kg of garlic a day by hand.',
}
