import { Effect } from "effect"
import { handler } from "@application/kernel"
import { currencies, regionFacts, timeZones } from "@domain/kernel"
import { GetRegionCurrency, ListCurrencies, ListTimeZones } from "../contract/reference-data.ts"

export const listCurrencies = handler(ListCurrencies, () => Effect.succeed(Object.values(currencies)))

export const listTimeZones = handler(ListTimeZones, () => Effect.succeed(Object.values(timeZones)))

export const getRegionCurrency = handler(GetRegionCurrency, ({ region }) =>
  Effect.succeed(currencies[regionFacts[region].currency]),
)
