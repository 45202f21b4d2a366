import { Schema } from "effect"
import { contract, RegionOrIndia } from "@application/kernel"
import { Currency, TimeZone } from "@domain/kernel"

/** Spec: calls B18. */
export const ListCurrencies = contract("businesses/ListCurrencies", {
  access: "readReferenceData",
  input: Schema.Struct({}),
  output: Schema.Array(Currency),
})

/** Spec: calls B19. */
export const ListTimeZones = contract("businesses/ListTimeZones", {
  access: "readReferenceData",
  input: Schema.Struct({}),
  output: Schema.Array(TimeZone),
})

/** The currency that a region's businesses pay in. Spec: calls B22. */
export const GetRegionCurrency = contract("businesses/GetRegionCurrency", {
  access: "readReferenceData",
  input: Schema.Struct({ region: RegionOrIndia }),
  output: Currency,
})
