/** Education and registrations by the slug of the sector of the first industry. */
const papers: Record<string, [education: string, registrations: string]> = {
  'tax-compliance': ['B.Com, Chartered Accountant', 'Member of the institute of chartered accountants'],
  'legal-ip': ['LL.B., Diploma in Intellectual Property', 'Bar council enrolment · Registered trade mark agent'],
  'finance-funding': ['MBA, Finance', 'Empanelled for project appraisal with two banks'],
  'exports-customs': ['M.Com, Diploma in Export Management', 'Licensed customs broker'],
  'licences-registrations': ['B.Sc., LL.B.', 'FSSAI and BIS documentation trainer'],
  'food-beverages': ['M.Tech, Food Technology', 'FSSAI auditor (TPA) · ISO 22000 lead auditor'],
  'agro-dairy': ['M.Sc., Agriculture', 'Dairy technology trainer'],
  'pharma-ayurveda': ['M.Pharm', 'Registered pharmacist · GMP auditor'],
  'textiles-garments': ['B.Tech, Textile Chemistry', ''],
  'leather-footwear': ['B.Tech, Leather Technology', ''],
  'wood-furniture': ['Diploma in Wood Technology', ''],
  'gems-jewellery-handicrafts': ['Diploma in Gemmology', 'Hallmarking documentation trainer'],
  'chemicals-dyes': ['B.Tech, Chemical Engineering', 'Process safety auditor'],
  'plastics-rubber': ['B.Tech, Polymer Engineering', 'Certified mould trials engineer'],
  'construction-building-materials': ['B.E., Civil Engineering', 'Chartered engineer'],
  'paper-packaging-printing': ['Diploma in Packaging Technology', ''],
  'environment-etp': ['M.Tech, Environmental Engineering', 'Recognised environment auditor'],
  'engineering-auto': ['B.E., Mechanical Engineering', 'Chartered engineer'],
  'metals-foundry': ['B.E., Metallurgy', 'IATF 16949 internal auditor'],
  'electricals-electronics': ['B.E., Electrical Engineering', 'Licensed electrical contractor, class A'],
  'renewable-energy': ['B.E., Electrical Engineering', 'Certified energy auditor'],
  'hr-labour': ['MSW, Labour Welfare', 'PF and ESI practitioner'],
  'quality-certification': ['B.E., Production Engineering', 'ISO 9001 and ISO 14001 lead auditor'],
  'marketing-sales': ['MBA, Marketing', ''],
  'it-digital': ['MCA', ''],
  'operations-supply-chain': ['B.E., Industrial Engineering', 'Lean six sigma black belt'],
  'business-setup-strategy': ['MBA', 'Member of the institute of company secretaries'],
  'hotels-restaurants': ['Diploma in Hotel Management', ''],
  'schools-clinics': ['M.Ed., Hospital Administration', ''],
}

/** Degrees and registrations as rows, in order. */
export const papersOf = (sectorSlug: string) => {
  const [education = '', registrations = ''] = papers[sectorSlug] ?? []
  const rows = [
    { kind: 'education', title: education },
    ...registrations.split(' · ').map((title) => ({ kind: 'registration', title })),
  ]
  return rows.filter(({ title }) => title !== '').map((row, index) => ({ ...row, position: index + 1 }))
}
