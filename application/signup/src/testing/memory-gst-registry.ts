import { Effect, Layer } from "effect"
import { GstDetailsNotFetched, type GstRegistration } from "@domain/wallet"
import { GstRegistry } from "../ports/gst-registry.ts"

/** Businesses of the in-memory register; every other number is unknown to it. */
export const registeredBusinesses: ReadonlyArray<GstRegistration> = [
  {
    gstin: "29AABCR1718E1ZL",
    legalName: "Rao Foods Private Limited",
    tradeName: "Rao's Bakery",
    address: "14, MG Road, Bengaluru, Karnataka, 560001",
    postalCode: "560001",
    stateCode: "29",
    status: "active",
    taxpayerType: "regular",
  },
  {
    gstin: "27AAPFU0939F1ZV",
    legalName: "Deshpande Stores",
    address: "2, Laxmi Road, Pune, Maharashtra, 411030",
    postalCode: "411030",
    stateCode: "27",
    status: "cancelled",
    taxpayerType: "composition",
  },
]

/** The tax office's register in memory. */
export const memoryGstRegistry = (businesses = registeredBusinesses) =>
  Layer.succeed(GstRegistry, {
    find: (gstin) => {
      const found = businesses.find((business) => business.gstin === gstin)
      return found === undefined ? Effect.fail(new GstDetailsNotFetched({ gstin })) : Effect.succeed(found)
    },
  })
