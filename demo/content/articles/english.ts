import type { DemoArticle } from './article.ts'
import { bankVisit } from './texts/bank-visit.ts'
import { etpCosts } from './texts/etp-costs.ts'
import { firstExport } from './texts/first-export.ts'
import { gstNotice } from './texts/gst-notice.ts'

/** The newest is shown large. */
export const englishArticles: DemoArticle[] = [
  {
    ...{ slug: 'seven-papers-to-keep-ready-before-a-bank-visit', daysAgo: 3, author: 'Jignesh Sorathiya' },
    title: 'Seven papers to keep ready before a bank visit',
    summary: 'The manager decides in the first ten minutes. What is on the table decides the manager.',
    ...{ tags: ['Finance'], drawing: 'bank', tint: 'b' },
    html: bankVisit.en,
  },
  {
    ...{ slug: 'what-an-etp-really-costs-to-run-in-a-year', daysAgo: 9, author: 'Hetal Panchal' },
    title: 'What an ETP really costs to run in a year',
    summary:
      'The price of the plant is the smallest part of the bill. Power, chemicals, sludge and one good operator are the rest.',
    ...{ tags: ['Environment'], drawing: 'chest', tint: 'd' },
    html: etpCosts,
  },
  {
    ...{ slug: 'trademark-objected-read-this-before-replying', daysAgo: 16, author: 'Paramita Ghoshal' },
    title: 'Trademark objected? Read this before replying',
    summary: 'An objection is a question, not a refusal. Most are answered with three papers and one calm page.',
    ...{ tags: ['Legal'], drawing: 'seal', tint: 'c' },
    html: `<p>The word “objected” on the register frightens people into abandoning good names. It means that an examiner has asked something. You have a fixed number of days to answer, and the answer is read by a person.</p>
<h2>Find out what was asked</h2>
<p>There are two common grounds. Either the name describes the goods, or it is close to a name that is already there. The reply to one does not help with the other.</p>
<ol><li>For a descriptive name, show use: invoices, packs and advertisements with dates.</li><li>For a similar name, compare the goods, the customers and the way the name is spoken, one line each.</li><li>Ask for a hearing in the reply. It costs nothing and keeps the door open.</li></ol>
<blockquote><p>Do not argue with the examiner. Give the examiner the paragraph that will be copied into the order.</p></blockquote>
<p>And look at the date first. A perfect reply one day late is worth nothing.</p>`,
  },
  {
    ...{ slug: 'choosing-ply-a-carton-is-not-just-a-carton', daysAgo: 24, author: 'Rafiq Chhipa' },
    title: 'Choosing ply: a carton is not just a carton',
    summary: 'Three ply or five? Weigh the stack, not the box, and count how often it will be lifted.',
    ...{ tags: ['Packaging'], drawing: 'box', tint: 'e' },
    cover: ['cartons', 'Six cartons stacked on a pallet in a shed, a bucket of water beside them'],
    html: `<p>A customer in Bhiwandi moved from three ply to five ply and the breakages went up. The new carton was stiffer, so the loaders stacked it two higher.</p>
<h2>Three numbers decide</h2>
<ul><li>The weight on the lowest box of the stack, after a month in the monsoon.</li><li>How many times it is lifted between your gate and the shelf.</li><li>The burst factor of the paper, measured and not read from a sample.</li></ul>
<p>Paper loses about half of its strength in humid air. A carton that passes in February fails in July, and nobody changed anything.</p>
<h2>A cheap test</h2>
<p>Fill ten cartons, stack them in the corner of the shed with a bucket of water beside them, and look after two weeks. The lowest box tells you what the laboratory would have told you.</p>`,
  },
  {
    ...{ slug: 'first-export-order-the-nine-papers', daysAgo: 33, author: 'Farheen Rizvi' },
    title: 'First export order: the nine papers',
    summary: 'The order is in the mail and the buyer is in a hurry. Do these nine things in this order.',
    ...{ tags: ['Exports'], drawing: 'bag', tint: 'a' },
    html: firstExport,
  },
  {
    ...{ slug: 'should-a-20-person-unit-worry-about-the-labour-codes', daysAgo: 41, author: 'Vaishali Meshram' },
    title: 'Should a 20-person unit worry about the labour codes?',
    summary: 'Yes, but not about everything. Four registers and one payslip cover most of it.',
    ...{ tags: ['Compliance'], drawing: 'people', tint: 'b' },
    html: `<p>Owners of small units hear two things: that nothing applies below twenty people, and that everything does. Neither is right.</p>
<h2>What applies to you today</h2>
<ul><li>Minimum wages, by the schedule of your state and not of your neighbour’s.</li><li>ESI from ten people in most states, and PF from twenty.</li><li>Bonus and gratuity, which count the people you had last year, too.</li></ul>
<h2>Four registers</h2>
<p>Attendance, wages, leave and accidents. Keep them on paper or on a computer, but keep them on the day. A register that was written in one evening looks like one.</p>
<blockquote><p>An inspector asks for the payslip of one person of his choice. Everything you have built stands or falls with that slip.</p></blockquote>`,
  },
  {
    ...{ slug: 'shelf-life-tested-on-your-own-shelf', daysAgo: 52, author: 'Meera Joglekar' },
    title: 'Shelf life, tested on your own shelf',
    summary: 'Before the laboratory: twelve packs, three places and a notebook tell you what to print.',
    ...{ tags: ['Food'], drawing: 'calendar', tint: 'd' },
    html: `<p>Nine months on the pack, because the competitor prints nine months. Then the first complaint comes from Guwahati in the fourth. Shelf life is not a date; it is what your pack does in the worst shop that sells it.</p>
<h2>Twelve packs</h2>
<p>Take them from one batch on an ordinary day, not from the batch you made for the test. Keep four in the office, four in the godown and four near the roof.</p>
<table><thead><tr><th>Look at</th><th>How often</th></tr></thead><tbody><tr><td>Weight of the pack</td><td>Every week</td></tr><tr><td>Smell, by two people</td><td>Every fortnight</td></tr><tr><td>Seal under water</td><td>Every month</td></tr></tbody></table>
<p>When one of the four near the roof fails, halve the time. Then send a sample to the laboratory, with your notebook. It will test the right thing.</p>`,
  },
  {
    ...{ slug: 'a-gst-notice-is-a-letter-answer-it-like-one', daysAgo: 63, author: 'Vandana Katiyar' },
    title: 'A GST notice is a letter: answer it like one',
    summary: 'Read the section, find the figure, attach the proof. Most notices close with two pages.',
    ...{ tags: ['Finance', 'Compliance'], drawing: 'letter', tint: 'a' },
    html: gstNotice.en,
  },
  {
    ...{ slug: 'the-compressor-that-runs-at-night', daysAgo: 75, author: 'Hemant Raghuvanshi' },
    title: 'The compressor that runs at night',
    summary: 'Listen to the shed at ten in the evening. What you hear is a tenth of the electricity bill.',
    ...{ tags: ['Machines'], drawing: 'bulb', tint: 'b' },
    cover: ['compressor', 'A compressor in a dark shed; air escapes from its pipe in two places'],
    html: `<p>Compressed air is the most expensive thing that a small factory makes, and most of it leaves through holes of two millimetres. Nobody hears them while the machines run.</p>
<h2>An evening’s work</h2>
<ol><li>Close every machine and leave the compressor on.</li><li>Time how long it runs and how long it rests, five times.</li><li>Walk along the pipe with soap water and a marker.</li></ol>
<p>If it runs for a third of the time, a third of the air is lost. Couplings and old hoses come first; they cost less than the evening.</p>
<p>Then lower the pressure by half a bar and see whether anybody notices. Usually nobody does, and the meter does.</p>`,
  },
  {
    ...{ slug: 'how-we-choose-consultants', daysAgo: 88, author: null },
    title: 'How we choose consultants',
    summary: 'What we check before a profile is listed, what we cannot check, and how you can help.',
    ...{ tags: ['About us'], drawing: 'glass', tint: 'c' },
    html: `<p>Everyone can register. Not everyone is listed. Between the two lies a conversation, a set of papers and a person of our team who signs for it.</p>
<h2>What we check</h2>
<ul><li>Identity, and the qualification that the profile names.</li><li>Two pieces of work, with someone we may call.</li><li>Whether the consultant can explain it to a person who is not from the trade.</li></ul>
<h2>What we cannot check</h2>
<p>We cannot know whether advice will work in your shed. That is why reviews come only from people who had a session, and why you can tell us about one that went wrong.</p>`,
  },
]
