export const firstExport = `<p>First orders are lost at the port, not at the machine. The goods are ready, the container is booked and one paper carries a different address from the others. Nobody is dishonest and nothing is broken, but the goods stand in a yard that charges by the day while someone looks for a rubber stamp.</p>
<p>None of the nine papers is difficult. What is difficult is that they come from different offices, take different times and must agree with each other word for word. So begin with one sheet: your name, address, the name of the buyer, the description of the goods, the HS code, the quantity, the weights and the price. Every paper is copied from that sheet, and nobody types from memory.</p>
<h2>Before you accept</h2>
<h3>1. Import Export Code</h3>
<p>It is issued online by the Directorate General of Foreign Trade, usually within a day or two, against your PAN. It must be in the exact name of the bank account. The code does not expire, but it has to be confirmed on the portal every year between April and June, even if nothing has changed. Codes that were not confirmed are switched off, and that is noticed on the day of the shipment.</p>
<h3>2. Registration with your export council</h3>
<p>Each product belongs to a council or board: spices, apparel, engineering goods, handicrafts and so on. The registration certificate is needed for many benefits, and the council is the cheapest source of advice that you will find. Ask it which papers the country of your buyer wants.</p>
<h3>3. AD code at the port</h3>
<p>Your bank gives you a letter with its authorised dealer code. It is registered with customs, online, for each port that you will use. Do this for the seaport and for the airport at the same time, because samples fly.</p>
<h2>Before you produce</h2>
<h3>4. Proforma invoice that the buyer has signed</h3>
<p>It is your contract, so it should hold everything that could be argued about later: description, quantity, price and currency, who pays freight and insurance, when the goods leave, how they are packed, which papers the buyer needs, and how the money comes. Use the terms of trade that everybody knows. FOB means that your duty ends when the goods are on board; CIF means that you also pay freight and insurance to the other port. Write the place and the year of the rules beside the three letters.</p>
<p>For a first order, ask for a third in advance and the rest against a copy of the papers, or for a letter of credit. If it is a letter of credit, send it to your bank before you begin to produce. A single word in it that you cannot fulfil, such as an inspection by an agency that does not work in your town, gives the buyer’s bank a reason not to pay. Before you give credit without any security, ask about export credit insurance; it costs less than one lost shipment.</p>
<h2>Before the goods leave</h2>
<h3>5. Commercial invoice and packing list</h3>
<p>With the same weights, the same number of cartons and the same marks. The packing list says what is in which carton. If customs opens carton 14, carton 14 should hold what the list says. Weigh filled cartons; do not calculate.</p>
<h3>6. Certificate of origin</h3>
<p>Applied for online, three days early. There are two kinds. The ordinary one only says where the goods were made. The preferential one, under a trade agreement, saves your buyer duty, and you have to show how much of the value was added in India. Ask the buyer which one is needed before you agree on the price, because the duty saved can be part of it.</p>
<h3>7. Letter of undertaking under GST</h3>
<p>With it you export without paying tax; without it you pay the tax and wait for the refund. It is filed on the GST portal in a few minutes and holds for one financial year. Renew it in March for the next one. A shipment on the third of April with last year’s letter is a common and unnecessary mistake. Mention it on the invoice, and claim the unused credit on your purchases as a refund.</p>
<h3>8. Insurance</h3>
<p>From your gate, not from the ship’s rail. Most damage happens on the road and in the yard. Insure the value of the invoice and a tenth more, and name the buyer’s place as the end of the journey if you sell CIF.</p>
<h3>9. Shipping bill</h3>
<p>Your customs broker files it, but you answer for it. Read it aloud against the invoice before it is filed: the HS code, the value, the currency, the bank account and the scheme under which you claim duty drawback or other refunds. A scheme that is not ticked now is very hard to claim later. When the goods have left, the bill of lading or airway bill follows. Check the spelling of the buyer’s name on the draft; a correction after sailing costs money.</p>
<h2>The order of work</h2>
<table><thead><tr><th>When</th><th>What</th></tr></thead><tbody><tr><td>Now, without any order</td><td>Code, council, AD code, undertaking</td></tr><tr><td>On the day of the order</td><td>Signed proforma, terms of payment</td></tr><tr><td>Two weeks before</td><td>Space on the ship, insurance, inspection</td></tr><tr><td>Three days before</td><td>Certificate of origin, final weights</td></tr><tr><td>The day before</td><td>Shipping bill, read aloud</td></tr><tr><td>Within three weeks after</td><td>Papers to the bank</td></tr></tbody></table>
<h2>After the ship has sailed</h2>
<p>Hand the papers to your bank in time; the bank links them to the shipping bill and reports the money when it comes. There is a legal limit for bringing export money to India, and it has been changed more than once, so ask the bank for the current one. Keep the bank’s realisation certificate: refunds and incentives are checked against it.</p>
<p>If the buyer asks for a discount after the arrival, do not simply accept less. Write to the bank first, because the difference has to be explained there.</p>
<h2>What a first order should cost</h2>
<p>Ask your broker and your forwarder for one sheet with every charge: transport to the port, handling, terminal charges, documents, freight and insurance. Add the bank’s charges and the cost of waiting for the money. On small shipments these can be a tenth of the value. If your price does not bear them, sell a larger quantity or ship by a consolidator, who fills a container with the goods of many.</p>
<p>Keep a tenth page with the names and numbers of the people who touched the file. Someone will call you on a Sunday.</p>`
