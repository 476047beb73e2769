export interface DemoAttachment {
  /** The slug of the course, and the English title of the lesson. */
  course: string
  lesson: string
  name: string
  /** What is written on its only page. */
  title: string
  lines: string[]
}

export const demoAttachments: DemoAttachment[] = [
  {
    ...{ course: 'start-a-spice-unit', lesson: 'Buying a grinder: three mistakes' },
    name: 'Questions for the machine vendor.pdf',
    title: 'Questions for the machine vendor',
    lines: [
      '1. How many kilos an hour with my own turmeric, measured in front of me?',
      '2. How many units of power for 100 kg?',
      '3. Which parts wear out first, and what do they cost?',
      '4. Who comes when it stops, from which town, within how many hours?',
      '5. What is refunded if the output is 10% below the quotation?',
    ],
  },
  {
    ...{ course: 'start-a-spice-unit', lesson: 'The cost sheet of one kilo' },
    name: 'Cost sheet for one kilo.pdf',
    title: 'Cost sheet for one kilo',
    lines: [
      'Raw material, with cleaning and grinding loss: Rs ______',
      'Power: ______ units at Rs ______',
      'Labour: Rs ______',
      'Packet, label and carton: Rs ______',
      'Freight to the shop: Rs ______',
      'Samples, torn packets and returns (2 % of sales): Rs ______',
      'Cost of one kilo: Rs ______   Price to the shop: Rs ______   Margin: Rs ______',
    ],
  },
  {
    ...{ course: 'start-a-spice-unit', lesson: 'Which FSSAI licence you need' },
    name: 'Papers for the FSSAI licence.pdf',
    title: 'Papers for the FSSAI licence',
    lines: [
      '[ ] Layout plan with sizes',
      '[ ] List of machines with horsepower',
      '[ ] Water test report',
      '[ ] Proof of the premises',
      '[ ] Recall plan, one page',
    ],
  },
  {
    ...{ course: 'namkeen-that-stays-crisp', lesson: 'Oil is the first ingredient' },
    name: 'Batch card.pdf',
    title: 'Batch card',
    lines: [
      'Batch number: ______',
      'Date and fryer: ______',
      'Oil reading before: ____ %',
      'Oil reading after: ____ %',
    ],
  },
]

export const attachmentKey = ({ course, name }: DemoAttachment) => `${course} ${name}`
