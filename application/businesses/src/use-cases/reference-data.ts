import { Effect } from "effect"
import { query } from "@application/kernel"
import { currencies, regionFacts, timeZones } from "@domain/kernel"
import { GetRegionCurrency, ListCurrencies, ListTimeZones } from "../contract/reference-data.ts"

export const listCurrencies = query(ListCurrencies, () => Effect.succeed(Object.values(currencies)))

export const listTimeZones = query(ListTimeZones, () => Effect.succeed(Object.values(timeZones)))

export const getRegionCurrency = query(GetRegionCurrency, ({ region }) =>
  Effect.succeed(currencies[regionFacts[region].currency]),
)
