import type { DemoArticle } from './article.ts'

/** The newest is shown large. */
export const englishArticles: DemoArticle[] = [
  {
    ...{ slug: 'seven-papers-to-keep-ready-before-a-bank-visit', daysAgo: 3, author: 'Jignesh Sorathiya' },
    title: 'Seven papers to keep ready before a bank visit',
    summary: 'The manager decides in the first ten minutes. What is on the table decides the manager.',
    ...{ tags: ['Finance'], drawing: 'bank', tint: 'b' },
    html: `<p>I have sat on both sides of the table: fourteen years preparing project reports, and before that four years reading them for a cooperative bank. The manager decides in the first ten minutes. What is on the table decides the manager.</p>
<h2>Bring these seven</h2>
<p>Originals in one folder, copies in another, in this order. If one is missing, say so before you are asked and give the date it will come.</p>
<table><thead><tr><th>Paper</th><th>How old it may be</th></tr></thead><tbody><tr><td>GST returns, last 12 months</td><td>Current</td></tr><tr><td>Bank statement, all accounts</td><td>6 months</td></tr><tr><td>Udyam certificate</td><td>Any</td></tr><tr><td>Quotation for each machine</td><td>90 days</td></tr><tr><td>Electricity bill of the shed</td><td>3 months</td></tr><tr><td>Rent agreement or title of the land</td><td>Current</td></tr><tr><td>Income tax returns of each partner</td><td>3 years</td></tr></tbody></table>
<blockquote><p>Never round a figure up. A manager who finds one soft number stops believing the hard ones.</p></blockquote>
<h2>The two questions you will be asked</h2>
<p>What happens if sales are half of this? And who buys today? Answer the first with a table and the second with names of dealers, not adjectives.</p>
<p>Leave one page behind: the machine, its price, your own share and the month in which the first instalment is paid from sales. The manager will show that page to someone you never meet.</p>`,
  },
  {
    ...{ slug: 'what-an-etp-really-costs-to-run-in-a-year', daysAgo: 9, author: 'Hetal Panchal' },
    title: 'What an ETP really costs to run in a year',
    summary: 'The plant is a third of the bill. Power, chemicals, sludge and one good operator are the rest.',
    ...{ tags: ['Environment'], drawing: 'chest', tint: 'd' },
    html: `<p>Every quotation for an effluent treatment plant has a price in bold. It is the smallest figure you will pay. A plant of 50 cubic metres a day runs for fifteen years, and the running cost overtakes the price in the fourth.</p>
<h2>Where the money goes</h2>
<ul><li><strong>Power.</strong> Blowers run all night. A dissolved oxygen meter that switches them saves more than a cheaper blower does.</li><li><strong>Chemicals.</strong> Dosing by habit costs twice as much as dosing by jar test. Do the test every Monday.</li><li><strong>Sludge.</strong> Wet sludge is mostly water, and you pay to carry it. A filter press pays for itself where the disposal site is far.</li><li><strong>One operator who stays.</strong> Pay for training, and then pay enough that the next factory does not get the benefit.</li></ul>
<h2>The figure to ask for</h2>
<p>Ask every supplier for the cost of one cubic metre treated, with power and sludge, written on their letterhead. Those who cannot write it have not run one.</p>`,
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
    html: `<p>First orders are lost at the port, not at the machine. The goods are ready, the container is booked and one paper carries a different address from the others.</p>
<h2>Before you accept</h2>
<ol><li>Import Export Code, in the exact name of the bank account.</li><li>Registration with the export council of your product.</li><li>AD code of your bank, registered at the port you will use.</li></ol>
<h2>Before the goods leave</h2>
<ol><li>Proforma invoice that the buyer has signed.</li><li>Commercial invoice and packing list, with the same weights.</li><li>Certificate of origin, applied for three days early.</li><li>Letter of undertaking under GST for the current year.</li><li>Insurance from your gate, not from the ship’s rail.</li><li>Shipping bill, read aloud against the invoice before it is filed.</li></ol>
<p>Keep a tenth page with the names and numbers of the people who touched the file. Someone will call you on a Sunday.</p>`,
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
    html: `<p>Nine notices of ten ask for one difference: what you declared and what someone else declared about you. Find that figure before you write a word.</p>
<h2>Two pages</h2>
<ol><li>The number and the date of the notice, and the section it names.</li><li>The difference in rupees, and in which invoices it sits.</li><li>What is right, what was wrong, and the challan if something was.</li></ol>
<p>Attach the ledger of the supplier with the invoices marked. Do not attach a year of bank statements; someone will read them.</p>
<blockquote><p>Silence is the only reply that always costs money.</p></blockquote>`,
  },
  {
    ...{ slug: 'the-compressor-that-runs-at-night', daysAgo: 75, author: 'Hemant Raghuvanshi' },
    title: 'The compressor that runs at night',
    summary: 'Listen to the shed at ten in the evening. What you hear is a tenth of the electricity bill.',
    ...{ tags: ['Machines'], drawing: 'bulb', tint: 'b' },
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
