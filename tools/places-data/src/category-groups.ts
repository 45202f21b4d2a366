/** Services offered by default for a category without its own list, by the preset's family. */
export const groupServices: Readonly<Record<string, ReadonlyArray<string>>> = {
  shop: ["In-store shopping", "Home delivery", "Online orders", "Special offers", "Gift cards"],
  craft: ["Free quote", "Installation", "Repairs", "Maintenance", "Custom work"],
  office: ["Consultation", "Advice", "Business services", "Online appointments"],
  healthcare: ["Consultation", "Appointments", "Treatment", "Home visits"],
  amenity: ["Bookings", "Opening offers", "Memberships", "Group bookings"],
  leisure: ["Memberships", "Classes", "Day passes", "Private bookings", "Kids' activities"],
  tourism: ["Bookings", "Tickets", "Guided tours", "Group visits", "Family offers"],
}

/** Families whose every searchable preset is a business unless left out below. */
export const wholeFamilies: ReadonlySet<string> = new Set(["shop", "craft", "healthcare"])

/** Presets of whole families that are not something a small business advertises. */
export const leftOut: ReadonlySet<string> = new Set(
  `shop/vacant shop/general shop/outpost shop/gambling shop/weapons shop/erotic shop/cannabis shop/tobacco shop/e-cigarette
shop/lottery shop/bookmaker shop/charity shop/gas shop/collector shop/religion shop/storage_rental shop/craft shop/country_store
shop/money_lender shop/pawnbroker shop/psychic shop/military_surplus shop/ticket shop/radiotechnics shop/hunting shop/fuel
shop/repair shop/rental shop/trade shop/wholesale shop/model shop/rice shop/agrarian shop/mall shop/variety_store
healthcare/blood_donation healthcare/sample_collection craft/signmaker`.split(/\s+/),
)

/** Presets taken from the other families. */
export const taken: ReadonlyArray<string> = `
amenity/animal_boarding amenity/arts_centre amenity/bank amenity/biergarten amenity/bicycle_rental amenity/boat_rental
amenity/bureau_de_change amenity/casino amenity/childcare amenity/cinema amenity/community_centre amenity/conference_centre
amenity/coworking_space amenity/dive_centre amenity/dojo amenity/driver_training amenity/exhibition_centre amenity/food_court
amenity/funeral_hall amenity/internet_cafe amenity/karaoke_box amenity/library amenity/marketplace amenity/motorcycle_rental
amenity/nightclub amenity/payment_centre amenity/planetarium amenity/public_bath amenity/social_facility amenity/studio
amenity/theatre amenity/university amenity/vehicle_inspection leisure/adult_gaming_centre leisure/amusement_arcade leisure/beach_resort leisure/bowling_alley
leisure/dance leisure/escape_game leisure/garden leisure/golf_course leisure/hackerspace leisure/horse_riding leisure/ice_rink
leisure/indoor_play leisure/marina leisure/miniature_golf leisure/resort leisure/sauna leisure/sports_hall leisure/stadium
leisure/summer_camp leisure/swimming_pool leisure/trampoline_park leisure/water_park tourism/apartment tourism/aquarium
tourism/camp_site tourism/caravan_site tourism/chalet tourism/gallery tourism/hostel tourism/motel tourism/museum
tourism/theme_park tourism/zoo office/adoption_agency office/association office/company office/consulting office/educational_institution
office/energy_supplier office/engineer office/financial office/forestry office/graphic_design office/guide office/newspaper
office/notary office/private_investigator office/property_management office/research office/surveyor office/tax_advisor
office/telecommunication office/therapist office/translator office/foundation`
  .trim()
  .split(/\s+/)
