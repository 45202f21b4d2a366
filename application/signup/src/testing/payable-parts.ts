import type { SessionParts } from "@domain/signup"

/** What a draft holds by the time of its payment. */
export const payableParts = {
  business: { name: "Bloom", phone: "+918041234567", services: ["Bread"] },
  creative: { objective: "Calls" },
  targeting: {
    ageBands: ["25-34"],
    targetLocation: {
      mode: "NearBusiness",
      radius: 5,
      unit: "Kilometers",
      centre: { name: "Bengaluru", latitude: 12.97, longitude: 77.59 },
      areas: [],
    },
  },
} as const satisfies SessionParts
