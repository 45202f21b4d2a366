import type { SessionChange } from "./session-change.ts"

type Shown = Pick<SessionChange, "business" | "creative">

const addressesIn = ({ business, creative }: Shown): ReadonlyArray<string> =>
  [
    business?.logoUrl,
    creative?.creativeDetail?.picture?.url,
    ...(business?.pictures ?? []).map(({ url }) => url),
  ].flatMap((url) => url ?? [])

/** The maximum length of a web address, as in the fields of addresses. */
const longestAddress = 2048

/**
 * Whether a change brings a picture that is written into its address, or an address without end, either of which would fill the
 * store. What a session holds already stays. Ours.
 */
export const bringsInlinePicture = (present: Shown, change: Shown): boolean => {
  const held = new Set(addressesIn(present))
  return addressesIn(change).some((url) => !held.has(url) && (/^data:/i.test(url) || url.length > longestAddress))
}
