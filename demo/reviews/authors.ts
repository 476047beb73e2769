/** Authors by sector slug: the kind of business in English and in Hindi. */
export const businesses: Record<string, [english: string, hindi: string][]> = {
  'tax-compliance': [
    ['hardware shop', 'हार्डवेयर की दुकान'],
    ['trading firm', 'ट्रेडिंग फ़र्म'],
    ['transport firm', 'ट्रांसपोर्ट फ़र्म'],
  ],
  'legal-ip': [
    ['toy brand', 'खिलौना ब्रांड'],
    ['namkeen brand', 'नमकीन ब्रांड'],
    ['software firm', 'सॉफ़्टवेयर फ़र्म'],
  ],
  'finance-funding': [
    ['machine shop', 'मशीन शॉप'],
    ['cold storage', 'कोल्ड स्टोरेज'],
    ['packaging unit', 'पैकेजिंग इकाई'],
  ],
  'exports-customs': [
    ['handicraft exporter', 'हस्तशिल्प निर्यातक'],
    ['spice exporter', 'मसाला निर्यातक'],
    ['garment exporter', 'परिधान निर्यातक'],
  ],
  'licences-registrations': [
    ['home bakery', 'घरेलू बेकरी'],
    ['water bottling unit', 'पानी बॉटलिंग इकाई'],
    ['cosmetics startup', 'कॉस्मेटिक्स स्टार्टअप'],
  ],
  'food-beverages': [
    ['masala unit', 'मसाला इकाई'],
    ['bakery', 'बेकरी'],
    ['dal mill', 'दाल मिल'],
    ['namkeen unit', 'नमकीन इकाई'],
  ],
  'agro-dairy': [
    ['dairy farm', 'डेयरी फ़ार्म'],
    ['poultry farm', 'पोल्ट्री फ़ार्म'],
    ['mushroom unit', 'मशरूम इकाई'],
  ],
  'pharma-ayurveda': [
    ['Ayurveda unit', 'आयुर्वेद इकाई'],
    ['medical distributor', 'दवा वितरक'],
    ['herbal products unit', 'हर्बल इकाई'],
  ],
  'textiles-garments': [
    ['powerloom unit', 'पावरलूम इकाई'],
    ['process house', 'प्रोसेस हाउस'],
    ['hosiery unit', 'होज़री इकाई'],
  ],
  'leather-footwear': [
    ['footwear unit', 'जूता इकाई'],
    ['tannery', 'टैनरी'],
    ['bag workshop', 'बैग वर्कशॉप'],
  ],
  'wood-furniture': [
    ['furniture workshop', 'फ़र्नीचर वर्कशॉप'],
    ['plywood dealer', 'प्लाइवुड डीलर'],
  ],
  'gems-jewellery-handicrafts': [
    ['jewellery workshop', 'आभूषण वर्कशॉप'],
    ['brassware unit', 'पीतल बर्तन इकाई'],
  ],
  'chemicals-dyes': [
    ['dyes unit', 'डाई इकाई'],
    ['detergent unit', 'डिटर्जेंट इकाई'],
    ['paint maker', 'पेंट निर्माता'],
  ],
  'plastics-rubber': [
    ['moulding unit', 'मोल्डिंग इकाई'],
    ['pipe extruder', 'पाइप इकाई'],
    ['rubber parts unit', 'रबर पार्ट्स इकाई'],
  ],
  'construction-building-materials': [
    ['fly-ash brick unit', 'फ़्लाई ऐश ईंट इकाई'],
    ['tile dealer', 'टाइल डीलर'],
    ['contractor', 'ठेकेदार'],
  ],
  'paper-packaging-printing': [
    ['carton unit', 'कार्टन इकाई'],
    ['offset press', 'ऑफ़सेट प्रेस'],
    ['paper bag unit', 'काग़ज़ बैग इकाई'],
  ],
  'environment-etp': [
    ['electroplating unit', 'इलेक्ट्रोप्लेटिंग इकाई'],
    ['recycling unit', 'रीसाइक्लिंग इकाई'],
    ['dyeing unit', 'रंगाई इकाई'],
  ],
  'engineering-auto': [
    ['CNC job shop', 'सीएनसी जॉब शॉप'],
    ['auto parts unit', 'ऑटो पार्ट्स इकाई'],
    ['fabrication shop', 'फ़ैब्रिकेशन शॉप'],
  ],
  'metals-foundry': [
    ['foundry', 'फ़ाउंड्री'],
    ['forging unit', 'फ़ोर्जिंग इकाई'],
    ['utensils unit', 'बर्तन इकाई'],
  ],
  'electricals-electronics': [
    ['LED assembly unit', 'एलईडी इकाई'],
    ['panel builder', 'पैनल निर्माता'],
    ['wire harness unit', 'वायर हार्नेस इकाई'],
  ],
  'renewable-energy': [
    ['solar installer', 'सोलर इंस्टॉलर'],
    ['biogas plant', 'बायोगैस संयंत्र'],
    ['rice mill', 'राइस मिल'],
  ],
  'hr-labour': [
    ['garment unit', 'परिधान इकाई'],
    ['security agency', 'सुरक्षा एजेंसी'],
    ['logistics firm', 'लॉजिस्टिक्स फ़र्म'],
  ],
  'quality-certification': [
    ['forging unit', 'फ़ोर्जिंग इकाई'],
    ['valve maker', 'वॉल्व निर्माता'],
    ['food unit', 'खाद्य इकाई'],
  ],
  'marketing-sales': [
    ['pickle brand', 'अचार ब्रांड'],
    ['sari shop', 'साड़ी की दुकान'],
    ['furniture showroom', 'फ़र्नीचर शोरूम'],
  ],
  'it-digital': [
    ['wholesale store', 'थोक दुकान'],
    ['school', 'स्कूल'],
    ['clinic', 'क्लिनिक'],
  ],
  'operations-supply-chain': [
    ['auto parts unit', 'ऑटो पार्ट्स इकाई'],
    ['FMCG distributor', 'एफ़एमसीजी वितरक'],
    ['pump maker', 'पंप निर्माता'],
  ],
  'business-setup-strategy': [
    ['first-time founder', 'नया कारोबार'],
    ['family business', 'पारिवारिक कारोबार'],
    ['franchise owner', 'फ़्रैंचाइज़ी'],
  ],
  'hotels-restaurants': [
    ['restaurant', 'रेस्तराँ'],
    ['homestay', 'होमस्टे'],
    ['cloud kitchen', 'क्लाउड किचन'],
  ],
  'schools-clinics': [
    ['play school', 'प्ले स्कूल'],
    ['dental clinic', 'डेंटल क्लिनिक'],
    ['coaching centre', 'कोचिंग सेंटर'],
  ],
}

export const roles: [english: string, hindi: string][] = [
  ['Owner', 'मालिक'],
  ['Partner', 'साझेदार'],
  ['Manager', 'प्रबंधक'],
  ['Owner', 'संचालक'],
]
