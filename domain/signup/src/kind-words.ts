/** English words by which businesses say what they are, in the singular where both are said. Ours. */
const kinds = new Set(
  `academy advocate agency architect barber bakery bar bistro boutique builder cafe café carpet caterer catering centre center chambers
  chemist classes cleaner cleaning clinic club coaching college construction consultancy consultant contractor dairy decorator
  dentist dentistry dhaba electrical electrician enterprise estate events farm fitness florist flooring furniture gallery
  garage grill grocer gym hall heating hospital hotel hostel inn institute insurance interior jeweller jewellery joinery kennel
  kitchen laboratory lab landscaping laundry lettings library lodge logistics lounge mart massage mechanic mill motors nursery
  optician optical packers painter paints parlour pharmacy photography physiotherapy pizzeria plumber plumbing pottery press
  printer printing properties realtor realty removals repair resort restaurant roofing salon school security services shop
  showroom sanctuary society solicitor solutions spa stationers store studio sweets tailor takeaway textiles theatre tours traders
  training transport travel tuition tutor tyres upholstery ventures vet veterinary wellness workshop yoga`.split(
    /\s+/u,
  ),
)

/** Whether a word says what kind of business bears it, such as "Clinic" or "Plumbers". */
export const isKindWord = (word: string): boolean => {
  const plain = word.toLowerCase().replace(/[^\p{L}]/gu, "")
  return kinds.has(plain) || kinds.has(plain.replace(/s$/u, "")) || kinds.has(plain.replace(/ies$/u, "y"))
}
