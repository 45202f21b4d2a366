import type { JsonObject } from "../core/json.ts"

/** A listing on the map; its site is a demo site of the sandbox. */
export type Listing = {
  readonly id: string
  readonly name: string
  readonly formattedAddress: string
  readonly components: readonly (readonly [long: string, short: string, ...types: string[]])[]
  readonly latitude: number
  readonly longitude: number
  readonly national?: string
  readonly international?: string
  readonly site?: string
  readonly primaryType: readonly [id: string, shown: string]
  readonly types: readonly string[]
  /** Contributor of each photograph. */
  readonly photographers: readonly string[]
  readonly scene: string
}

const india = ["India", "IN", "country", "political"] as const
const kingdom = ["United Kingdom", "GB", "country", "political"] as const

/** Demo listings; the first four match demo sites, the last has no website. */
export const LISTINGS: readonly Listing[] = [
  {
    id: "ChIJsunriseDental0001",
    name: "Sunrise Dental Care",
    formattedAddress: "2nd Floor, Mayur Arcade, Paud Rd, Kothrud, Pune, Maharashtra 411038, India",
    components: [
      ["2nd Floor", "2nd Floor", "subpremise"],
      ["Mayur Arcade", "Mayur Arcade", "premise"],
      ["Paud Road", "Paud Rd", "route"],
      ["Kothrud", "Kothrud", "sublocality_level_1", "sublocality", "political"],
      ["Pune", "Pune", "locality", "political"],
      ["Maharashtra", "MH", "administrative_area_level_1", "political"],
      india,
      ["411038", "411038", "postal_code"],
    ],
    latitude: 18.5074,
    longitude: 73.8077,
    national: "020 6600 0142",
    international: "+91 20 6600 0142",
    site: "sunrise-dental",
    primaryType: ["dental_clinic", "Dental clinic"],
    types: ["dental_clinic", "dentist", "health", "point_of_interest", "establishment"],
    photographers: ["Sunrise Dental Care", "Ravi K.", "Sunrise Dental Care"],
    scene: "dental clinic",
  },
  {
    id: "ChIJharbourRye000002",
    name: "Harbour & Rye Bakery",
    formattedAddress: "14 Gasferry Row, Bristol BS1 6UN, UK",
    components: [
      ["14", "14", "street_number"],
      ["Gasferry Row", "Gasferry Row", "route"],
      ["Bristol", "Bristol", "postal_town"],
      ["England", "England", "administrative_area_level_1", "political"],
      kingdom,
      ["BS1 6UN", "BS1 6UN", "postal_code"],
    ],
    latitude: 51.4485,
    longitude: -2.609,
    national: "0117 496 0182",
    international: "+44 117 496 0182",
    site: "harbour-rye",
    primaryType: ["bakery", "Bakery"],
    types: ["bakery", "store", "food", "point_of_interest", "establishment"],
    photographers: ["Harbour & Rye Bakery"],
    scene: "bakery bread",
  },
  {
    id: "ChIJoakfieldPlumb003",
    name: "Oakfield Plumbing & Heating",
    formattedAddress: "88 Meanwood Parade, Leeds LS7 2QB, UK",
    components: [
      ["88", "88", "street_number"],
      ["Meanwood Parade", "Meanwood Parade", "route"],
      ["Leeds", "Leeds", "postal_town"],
      ["England", "England", "administrative_area_level_1", "political"],
      kingdom,
      ["LS7 2QB", "LS7 2QB", "postal_code"],
    ],
    latitude: 53.8192,
    longitude: -1.5563,
    national: "0113 496 0127",
    international: "+44 113 496 0127",
    site: "oakfield-plumbing",
    primaryType: ["plumber", "Plumber"],
    types: ["plumber", "point_of_interest", "establishment"],
    photographers: [],
    scene: "plumbing repair",
  },
  {
    id: "ChIJnilgiriYoga00004",
    name: "Nilgiri Yoga Shala",
    formattedAddress: "No. 27, 3rd Cross, 12th Main, Indiranagar, Bengaluru, Karnataka 560038, India",
    components: [
      ["No. 27", "No. 27", "street_number"],
      ["3rd Cross, 12th Main", "3rd Cross, 12th Main", "route"],
      ["Indiranagar", "Indiranagar", "sublocality_level_1", "sublocality", "political"],
      ["Bengaluru", "Bengaluru", "locality", "political"],
      ["Karnataka", "KA", "administrative_area_level_1", "political"],
      india,
      ["560038", "560038", "postal_code"],
    ],
    latitude: 12.9784,
    longitude: 77.6408,
    national: "080 4123 0117",
    international: "+91 80 4123 0117",
    site: "nilgiri-yoga",
    primaryType: ["yoga_studio", "Yoga studio"],
    types: ["yoga_studio", "health", "point_of_interest", "establishment"],
    photographers: ["Nilgiri Yoga Shala", "Meera"],
    scene: "yoga",
  },
  {
    id: "ChIJgoldenThread0005",
    name: "Golden Thread Tailors",
    formattedAddress: "19 Commercial Street, Tasker Town, Bengaluru, Karnataka 560001, India",
    components: [
      ["19", "19", "street_number"],
      ["Commercial Street", "Commercial St", "route"],
      ["Tasker Town", "Tasker Town", "sublocality_level_1", "sublocality", "political"],
      ["Bengaluru", "Bengaluru", "locality", "political"],
      ["Karnataka", "KA", "administrative_area_level_1", "political"],
      india,
      ["560001", "560001", "postal_code"],
    ],
    latitude: 12.9822,
    longitude: 77.6083,
    national: "080 4123 0155",
    international: "+91 80 4123 0155",
    primaryType: ["tailor", "Tailor"],
    types: ["tailor", "point_of_interest", "establishment"],
    photographers: ["Golden Thread Tailors"],
    scene: "clothes boutique",
  },
]

/** The listing's photographs: the end of each name, and who put it up. */
export const photosOf = (listing: Listing): readonly { name: string; author: string }[] =>
  listing.photographers.map((author, index) => ({ name: `places/${listing.id}/photos/photo${index + 1}`, author }))

/** A listing with every field, as `*` would show it. */
export const showListing = (listing: Listing, origin: string): JsonObject => ({
  name: `places/${listing.id}`,
  id: listing.id,
  displayName: { text: listing.name, languageCode: "en" },
  formattedAddress: listing.formattedAddress,
  addressComponents: listing.components.map(([longText, shortText, ...types]) => ({
    longText,
    shortText,
    types: [...types],
    languageCode: "en",
  })),
  location: { latitude: listing.latitude, longitude: listing.longitude },
  ...(listing.national === undefined ? {} : { nationalPhoneNumber: listing.national }),
  ...(listing.international === undefined ? {} : { internationalPhoneNumber: listing.international }),
  ...(listing.site === undefined ? {} : { websiteUri: `${origin}/sites/${listing.site}/` }),
  primaryType: listing.primaryType[0],
  primaryTypeDisplayName: { text: listing.primaryType[1], languageCode: "en-US" },
  types: [...listing.types],
  businessStatus: "OPERATIONAL",
  googleMapsUri: `https://maps.google.com/?cid=${listing.id.length}${listing.name.length}`,
  ...(listing.photographers.length === 0
    ? {}
    : {
        photos: photosOf(listing).map(({ name, author }) => ({
          name,
          widthPx: 1600,
          heightPx: 1200,
          authorAttributions: [{ displayName: author, uri: "https://maps.google.com/maps/contrib/1" }],
        })),
      }),
})

/** Where the map shows the listing, as the address line of a browser has it. */
export const mapsAddress = (listing: Listing): string =>
  `https://www.google.com/maps/place/${encodeURIComponent(listing.name).replaceAll("%20", "+")}/@${listing.latitude},${listing.longitude},17z`
