import {
  type AddressBlock,
  addressesAtPostcodes,
  labelledAddresses,
  locatedAddresses,
  mappedAddresses,
  markedAddresses,
} from "./address-blocks.ts"
import { pinnedAddresses } from "./pinned-addresses.ts"
import type { Page } from "./page.ts"
import { isSampleAddress } from "./placeholder-places.ts"
import type { PlaceNames } from "./place-names.ts"
import { unlabelledAddresses } from "./unlabelled-addresses.ts"

const everyAddress = (page: Page, places: PlaceNames): ReadonlyArray<AddressBlock> => [
  ...addressesAtPostcodes(page.lines, places),
  ...markedAddresses(page),
  ...labelledAddresses(page.lines),
  ...locatedAddresses(page.lines, places),
  ...pinnedAddresses(page),
  ...unlabelledAddresses(page.lines, places),
  ...mappedAddresses(page, places),
]

/**
 * The page's addresses, surest first: around postal codes, in address elements, after labels, in sentences, beside pins, unlabelled, in
 * map links. A template's own are left out.
 */
export const writtenAddresses = (page: Page, places: PlaceNames): ReadonlyArray<AddressBlock> =>
  everyAddress(page, places)
    .filter(({ parts, postcode }) => !isSampleAddress(parts, postcode?.code))
    .toSorted((a, b) => Number(isSurest(b)) - Number(isSurest(a)))

/**
 * Whether an address has a postal code and is called the address: among several places, this address is the business's
 * own.
 */
const isSurest = ({ isLabelled, postcode }: AddressBlock): boolean => isLabelled === true && postcode !== undefined
