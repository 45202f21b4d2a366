import type { EditableDetails } from "./business-details.ts"

type Shown = Pick<EditableDetails, "logoUrl" | "pictures" | "creativeDetail">

const addressesIn = ({ logoUrl, pictures = [], creativeDetail }: Shown): ReadonlyArray<string> =>
  [logoUrl, creativeDetail?.picture?.url, ...pictures.map(({ url }) => url)].filter((url) => url !== undefined)

/** No address of the web is longer; the fields of addresses have the same bound. */
const longestAddress = 2048

/**
 * Whether a change brings a picture that is written into its address, or an address without end, either of which would fill the
 * store. What a draft holds already stays. Ours.
 */
export const bringsInlinePicture = (present: Shown, change: Shown): boolean => {
  const held = new Set(addressesIn(present))
  return addressesIn(change).some((url) => !held.has(url) && (/^data:/i.test(url) || url.length > longestAddress))
}
