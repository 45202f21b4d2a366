import type { Region } from "@domain/kernel"
import { indianFirstMonth } from "./financial-year.ts"
import type { IssuingEntity } from "./issuing-entity.ts"

/**
 * Who issues the documents of a portal that ships with the product, so that a demonstration's papers are whole. The GSTIN has
 * the right form and belongs to nobody; the British entity is not registered for VAT, as its price list charges none.
 */
export const demoEntity = (region: Region, title: string): IssuingEntity => ({
  region,
  legalName: `${title} Demonstration`,
  seriesPrefix: region,
  yearFirstMonth: indianFirstMonth,
  ...(region === "IN"
    ? {
        address: "14 Demonstration Road, Bengaluru",
        postalCode: "560001",
        taxNumber: "29ZZZCZ9999Z1ZF",
        state: "29",
      }
    : { address: "14 Demonstration Street, London E1 6AN" }),
})
