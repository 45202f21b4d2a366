/** What people do with a kind of business first, which decides the words of its ads. */
export type Trade = "food" | "visit" | "job" | "shop" | "class" | "advice" | "stay" | "other"

const slugs: Readonly<Record<Exclude<Trade, "other">, string>> = {
  food: "restaurant cafe fast-food bakery sweet-shop ice-cream-shop bar pub caterer biergarten food-court pastry-shop delicatessen craft-brewery coffee-shop",
  visit:
    "hair-salon barber beauty-salon nail-salon spa massage makeup-artist tattoo-studio piercing-studio dentist clinic doctor hospital dermatologist eye-clinic optician physiotherapist psychologist ayurveda diagnostic-lab veterinarian pet-groomer audiologist podiatrist midwife speech-therapist occupational-therapist therapist-office counselling-center rehabilitation-facility birthing-center homoeopath homeopath astrologer sauna public-bath vehicle-inspection car-repair car-wash motorcycle-repair-shop",
  job: "plumber electrician hvac carpenter painter roofer builder interior-designer cleaning-service pest-control gardener locksmith moving-company laundry tailor dressmaker event-planner photographer printing-shop security-service solar-installer logistics carpet-layer chimney-sweeper dry-cleaner electronics-repair-shop floorer glaziery insulator joiner metalworker parquet-layer plasterer scaffolder shoe-repair-shop stonemason tiler tinsmith upholsterer watchmaker window-construction agricultural-engines-mechanic kitchen-design-store framing-shop key-cutter storage",
  shop: "pharmacy car-dealer jeweller grocery supermarket florist butcher clothes-shop marketplace garden-center drugstore greengrocer kiosk newsstand produce-stand gold-buyer herbalist",
  class:
    "gym yoga-studio dance-school sports-club martial-arts-school school preschool college coaching-centre language-school music-school computer-training driving-school dojo-martial-arts-academy educational-institution gymnasium nursery-childcare summer-camp swimming-pool horseback-riding-center driver-training-grounds",
  advice:
    "lawyer accountant financial-adviser insurance-agency estate-agent property-developer advertising-agency web-designer employment-agency architect consultancy-office tax-advisor-office notary-office surveyor-office engineering-office financial-office graphic-design-office private-investigator-office translation-office property-management-leasing-office bank",
  stay: "hotel guest-house event-venue travel-agency taxi car-rental coworking-space beach-resort resort hostel motel campground holiday-cottage guest-apartment-condo bicycle-rental boat-rental motorcycle-rental tool-rental convention-center tour-guide-office rv-park",
}

const trades: ReadonlyMap<string, Trade> = new Map(
  Object.entries(slugs).flatMap(([trade, list]) => list.split(" ").map((slug) => [slug, trade as Trade] as const)),
)

/** The trade of a category, by its slug; a store of any kind is a shop, and anything unknown is `other`. */
export const tradeOf = (categorySlug: string | undefined): Trade =>
  trades.get(categorySlug ?? "") ?? (/-(?:shop|store|dealership)$/u.test(categorySlug ?? "") ? "shop" : "other")
