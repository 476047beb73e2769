interface DemoProduct {
  /** Name of its file. */
  name: string
  consultant: string
  title: string
  hindi: string
  about: string
  aboutHindi: string
  rupees: number
  /** Title and lines of each page. */
  pages: readonly (readonly [title: string, ...lines: string[]])[]
  /** On sale since then; null while it waits for approval. */
  daysAgo: number | null
  /** Buyers, by their index among those of the demo, and how many days ago they bought it. */
  sold: readonly (readonly [buyer: number, daysAgo: number])[]
  /** Days ago on which the customer login bought it. */
  ownDaysAgo?: number
}

export const demoProducts: readonly DemoProduct[] = [
  {
    name: 'bank-loan-checklist',
    consultant: 'Jignesh Sorathiya',
    title: 'Bank loan checklist for a small factory',
    hindi: 'छोटे कारख़ाने के बैंक लोन की चेकलिस्ट',
    about:
      'Every paper the bank asks for, in the order the branch works through them, with the mistakes that send a file back. For loans from ₹5 lakh to ₹2 crore.',
    aboutHindi:
      'बैंक जो काग़ज़ माँगता है, उसी क्रम में जिसमें शाखा उन्हें देखती है, और वे ग़लतियाँ जिनसे फ़ाइल लौट आती है। ₹5 लाख से ₹2 करोड़ तक के लोन के लिए।',
    rupees: 450,
    pages: [
      ['Bank loan checklist', 'For a small factory, from first visit to first instalment'],
      ['1. Before you go', 'Udyam registration', 'GST returns of twelve months', 'Bank statements of twelve months'],
      ['2. Papers of the machine', 'Two quotations', 'Layout of the shed', 'Power sanction letter'],
      ['3. Papers of the land', 'Sale deed or lease of ten years', 'Latest tax receipt'],
      ['4. Why files come back', 'Turnover in the report and in the returns differ', 'No margin money shown'],
    ],
    ...{ daysAgo: 46, ownDaysAgo: 14 },
    sold: [
      [0, 40],
      [3, 21],
      [7, 6],
    ],
  },
  {
    name: 'first-export-documents',
    consultant: 'Farheen Rizvi',
    title: 'Documents of your first export, filled in',
    hindi: 'आपके पहले निर्यात के काग़ज़ात, भरे हुए',
    about:
      'Commercial invoice, packing list, shipping bill and certificate of origin of one real shipment, line by line, with a blank set to copy.',
    aboutHindi:
      'एक असली खेप का कमर्शियल इनवॉइस, पैकिंग लिस्ट, शिपिंग बिल और मूल प्रमाणपत्र, हर लाइन समझाकर, और नक़ल के लिए एक ख़ाली सेट।',
    rupees: 600,
    pages: [
      ['Documents of your first export', 'One shipment, four papers'],
      ['Commercial invoice', 'Terms of delivery', 'Value in the currency of the order'],
      ['Packing list', 'Cartons, weights and marks'],
      ['Shipping bill', 'Port code, scheme and drawback'],
      ['Certificate of origin', 'Who issues it, and when it is preferential'],
      ['Blank set', 'Copy these four pages'],
    ],
    daysAgo: 38,
    sold: [
      [1, 30],
      [5, 12],
    ],
  },
  {
    name: 'gst-notice-replies',
    consultant: 'Vandana Katiyar',
    title: 'Replies to the ten usual GST notices',
    hindi: 'दस आम GST नोटिसों के जवाब',
    about: 'What each notice means, which papers to attach, and a reply you can adapt. Hindi and English side by side.',
    aboutHindi: 'हर नोटिस का मतलब, साथ में कौन से काग़ज़ लगाएँ, और एक जवाब जिसे बदलकर भेजा जा सके। हिंदी और अंग्रेज़ी साथ-साथ।',
    rupees: 350,
    pages: [
      ['Replies to the ten usual GST notices', 'हिंदी और अंग्रेज़ी में'],
      ['ASMT-10', 'The return and the ledger differ', 'रिटर्न और लेजर में फ़र्क़'],
      ['REG-17', 'Registration to be cancelled', 'रजिस्ट्रेशन रद्द करने का नोटिस'],
      ['DRC-01', 'Demand of tax', 'टैक्स की माँग'],
    ],
    daysAgo: 25,
    sold: [[2, 9]],
  },
  {
    name: 'energy-audit-workbook',
    consultant: 'Hemant Raghuvanshi',
    title: 'Energy audit workbook',
    hindi: 'ऊर्जा ऑडिट की कार्यपुस्तिका',
    about: 'Twenty measurements you can take yourself in a day, and what each costs you in a year.',
    aboutHindi: 'बीस माप जो एक दिन में ख़ुद लिए जा सकते हैं, और हर एक की सालाना क़ीमत।',
    rupees: 500,
    pages: [
      ['Energy audit workbook', 'A day with a clamp meter'],
      ['Motors', 'Load, hours and rewinding'],
      ['Compressed air', 'Leaks by the sound, pressure by the gauge'],
      ['Lighting', 'Watts per square metre'],
    ],
    daysAgo: null,
    sold: [],
  },
]
