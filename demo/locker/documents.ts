import type { PaperKind } from '#contract/locker/constants.ts'

/** Folders of the customer login and of the consultant login. */
export const demoFolders = {
  customer: ['Licences', 'Tax and GST', 'Machine quotations', 'Bank papers'],
  consultant: ['Standard drawings', 'Price lists', 'Papers for approval'],
} as const

export interface DemoDocument {
  owner: keyof typeof demoFolders
  folder?: string
  name: string
  daysAgo: number
  /** What is written on its only page. */
  title: string
  lines: string[]
  /**
   * Shared into the next session of the two logins, into the service they work on, into the service that another
   * customer disputes, or into this question.
   */
  sharedInto?: 'session' | 'service' | 'dispute' | { question: string }
  /** What the consultant submitted it as. */
  paper?: PaperKind
}

/** Before the consultant login was approved. */
const PAPERS = { owner: 'consultant', folder: 'Papers for approval', daysAgo: 430 } as const

export const demoDocuments: DemoDocument[] = [
  {
    ...{ owner: 'customer', folder: 'Licences', name: 'udyam-registration.pdf', daysAgo: 62 },
    title: 'Udyam registration certificate',
    lines: ['Enterprise: Verma Dal Udyog, Latur', 'Type: Micro', 'Activity: Manufacturing of dal from pulses'],
  },
  {
    ...{ owner: 'customer', folder: 'Licences', name: 'fssai-registration.pdf', daysAgo: 41 },
    title: 'FSSAI registration',
    lines: [
      'Food business operator: Verma Dal Udyog',
      'Kind of business: Processing of pulses',
      'Valid for three years',
    ],
  },
  {
    ...{ owner: 'customer', folder: 'Tax and GST', name: 'gst-returns-last-year.pdf', daysAgo: 33 },
    title: 'GST returns, summary of last year',
    lines: ['Outward supplies: Rs 18,40,000', 'Tax paid: Rs 92,000', 'All twelve returns filed in time'],
  },
  {
    ...{ owner: 'customer', folder: 'Machine quotations', name: 'dehusker-quotation.pdf', daysAgo: 12 },
    ...{ sharedInto: 'session' as const, title: 'Quotation: dehusker, 500 kg an hour' },
    lines: ['Machine with motor of 15 HP: Rs 4,85,000', 'Cyclone and ducting: Rs 72,000', 'Delivery in six weeks'],
  },
  {
    ...{ owner: 'customer', folder: 'Bank papers', name: 'project-report-draft.pdf', daysAgo: 20 },
    title: 'Project report (draft)',
    lines: ['Cost of the project: Rs 38,00,000', 'Term loan: Rs 26,00,000', 'Break-even: month 19'],
  },
  {
    ...{ owner: 'customer', name: 'shed-sketch.pdf', daysAgo: 4 },
    sharedInto: { question: 'Layout for a dal mill of 500 kg an hour' },
    title: 'Shed, 40 by 80 feet',
    lines: ['One door on the road side, 12 feet wide', 'Height at the ridge: 22 feet', 'Power panel on the left wall'],
  },
  {
    ...{ owner: 'consultant', folder: 'Standard drawings', name: 'dal-mill-layout.pdf', daysAgo: 2 },
    sharedInto: { question: 'Layout for a dal mill of 500 kg an hour' },
    title: 'Layout for a dal mill, 500 kg an hour',
    lines: [
      'Cleaning and pitting along the left wall',
      'Dehusker and polisher in the middle',
      'Bags in the last 20 feet',
    ],
  },
  {
    ...{ owner: 'consultant', folder: 'Price lists', name: 'grinding-lines-price-list.pdf', daysAgo: 48 },
    title: 'Grinding lines, guide prices',
    lines: ['Pulveriser line of 100 kg an hour: Rs 9 to 12 lakh', 'Dust collector: Rs 2 lakh'],
  },
  {
    ...{ owner: 'customer', name: 'pouch-specification.pdf', daysAgo: 11, sharedInto: 'service' as const },
    title: 'Pouch for tur dal, 1 kg and 5 kg',
    lines: ['Film of three layers, 75 micron', 'Sealed at 140 degrees', 'Twelve pouches in a carton'],
  },
  {
    ...{ owner: 'consultant', name: 'tur-dal-test-plan.pdf', daysAgo: 9, sharedInto: 'service' as const },
    title: 'Test plan, tur dal in pouches',
    lines: ['Moisture, insects and rancidity', 'Storage at 30 and 40 degrees', 'Twelve packs of each size'],
  },
  {
    ...{ owner: 'consultant', name: 'tur-dal-shelf-life-report.pdf', daysAgo: 3, sharedInto: 'service' as const },
    title: 'Shelf life of tur dal in pouches',
    lines: [
      'Seven months in the film of 75 micron',
      'Nine months in the film of 110 micron',
      'The label has the shorter of the two',
    ],
  },
  {
    ...{ owner: 'consultant', name: 'spice-unit-layout.pdf', daysAgo: 4, sharedInto: 'dispute' as const },
    title: 'Layout of a spice unit, Jalgaon',
    lines: ['100 kg a day', 'Second door towards the yard', 'Machines for three stages, with three quotations'],
  },
  {
    ...{ ...PAPERS, name: 'aadhaar-masked.pdf', paper: 'identity' as const },
    title: 'Proof of identity (masked)',
    lines: ['Name: Meera Joglekar', 'Number: XXXX XXXX 0000', 'Address: Pune, Maharashtra'],
  },
  {
    ...{ ...PAPERS, name: 'pan-card.pdf', paper: 'pan' as const },
    title: 'PAN card',
    lines: ['Name: Meera Joglekar', 'Number: AAAPZ0000A'],
  },
  {
    ...{ ...PAPERS, name: 'food-technology-degree.pdf', paper: 'qualification' as const },
    title: 'Degree certificate',
    lines: ['Name: Meera Joglekar', 'M.Tech, Food Technology, first class'],
  },
  {
    ...{ ...PAPERS, name: 'food-safety-auditor-registration.pdf', paper: 'registration' as const },
    title: 'Registration as a food safety auditor',
    lines: ['Name: Meera Joglekar', 'FSSAI auditor (TPA)', 'Valid for three years'],
  },
  {
    ...{ ...PAPERS, name: 'plant-manager-experience-letter.pdf', paper: 'experience' as const },
    title: 'Experience letter',
    lines: ['Meera Joglekar ran production at our spice and ready-mix plant for eleven years.'],
  },
]
