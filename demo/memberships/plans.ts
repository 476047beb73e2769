/** Saathi, Vyapaar and Udyog, as in the comparison of the design. */
export const demoPlans = [
  {
    slug: 'saathi',
    ...{ title_english: 'Saathi', title_hindi: 'साथी' },
    ...{ suits_english: 'A few questions a year', suits_hindi: 'साल में कुछ सवाल' },
    ...{ pricePaise: 199_900, talkMinutes: 20, answers: 0, courses: 0, helpDesk: 'usual', pauseDays: 0 },
    offBp: { consultations: 500, talks: 500, answers: 500, workshops: 0, services: 0, products: 0 },
  },
  {
    slug: 'vyapaar',
    ...{ title_english: 'Vyapaar', title_hindi: 'व्यापार' },
    ...{ suits_english: 'A session most months', suits_hindi: 'लगभग हर महीने एक सत्र' },
    ...{ pricePaise: 499_900, talkMinutes: 40, answers: 12, courses: 1, helpDesk: 'first', pauseDays: 60 },
    offBp: { consultations: 1_500, talks: 1_500, answers: 1_500, workshops: 1_500, services: 0, products: 0 },
  },
  {
    slug: 'udyog',
    ...{ title_english: 'Udyog', title_hindi: 'उद्योग' },
    ...{ suits_english: 'A team that consults weekly', suits_hindi: 'हर हफ़्ते सलाह लेने वाली टीम' },
    ...{ pricePaise: 1_499_900, talkMinutes: 120, answers: 24, courses: 3, helpDesk: 'named', pauseDays: 90 },
    offBp: { consultations: 2_500, talks: 2_500, answers: 2_500, workshops: 2_500, services: 0, products: 0 },
  },
]
