import { ListRegionPrices } from "@application/signup/contract"
import { typedContract } from "@ui/container"

/** Reads the prices of every region; apart from the page, whose first load needs neither contract nor Effect. */
export const listRegionPrices = typedContract(ListRegionPrices, (input: Readonly<Record<string, never>>) => input)
