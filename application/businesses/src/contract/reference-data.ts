import { Schema } from "effect"
import { contract, RegionOrIndia } from "@application/kernel"
import { Currency, TimeZone } from "@domain/kernel"

/** Spec: calls B18. */
export const ListCurrencies = contract("businesses/ListCurrencies", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /currencies",
  specification: ["B18"],
  summary: "List the currencies",
  description: "currencyOffset is the number of minor units in one major unit.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Array(Currency),
})

/** Spec: calls B19. */
export const ListTimeZones = contract("businesses/ListTimeZones", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /timezones",
  specification: ["B19"],
  summary: "List the time zones",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Array(TimeZone),
})

/** The currency that a region's businesses pay in. Spec: calls B22. */
export const GetRegionCurrency = contract("businesses/GetRegionCurrency", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /localbusiness/currencies",
  specification: ["B22"],
  summary: "Get the currency of a region",
  description: "A region that is none is India.",
  example: { region: "GB" },
  input: Schema.Struct({ region: RegionOrIndia }),
  output: Currency,
})
