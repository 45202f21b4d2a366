import type { SessionChange } from "./session-change.ts"

type Shown = Pick<SessionChange, "business" | "creative">

const addressesIn = ({ business, creative }: Shown): ReadonlyArray<string> =>
  [
    business?.logoUrl,
    creative?.creativeDetail?.picture?.url,
    ...(business?.pictures ?? []).map(({ url }) => url),
    ...(creative?.creativeDetail?.cards ?? []).map(({ picture }) => picture.url),
  ].flatMap((url) => url ?? [])

/** The maximum length of a web address, as in the fields of addresses. */
const longestAddress = 2048

/**
 * Whether a change brings an address that holds the picture itself or is longer than any web address; either would fill
 * the store. Addresses that a session holds already stay. Ours.
 */
export const bringsInlinePicture = (present: Shown, change: Shown): boolean => {
  const held = new Set(addressesIn(present))
  return addressesIn(change).some((url) => !held.has(url) && (/^data:/i.test(url) || url.length > longestAddress))
}
