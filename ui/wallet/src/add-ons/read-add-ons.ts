import type { OutputOf } from "@application/kernel"
import { GetAddOns } from "@application/wallet/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"

export type AddOnsReading = OutputOf<typeof GetAddOns>
export type OfferedPack = AddOnsReading["packs"][number]
export type Purchase = AddOnsReading["purchases"][number]

/** The packs on sale, and what was bought. */
export const readAddOns = (read: Read, { id: businessProfileId }: Pick<ProfileMembership, "id">) =>
  read(GetAddOns, { businessProfileId })

/** Minor units that the wallet lacks for a pack; 0 when it has enough. */
export const lackingFor = ({ price }: OfferedPack, { available }: Pick<AddOnsReading, "available">): number =>
  Math.max(0, price.total - available)

/** The attempt's key: it stays until another pack has been bought. */
export const purchaseKey = (
  businessProfileId: number,
  { tierName, price }: OfferedPack,
  { purchases }: Pick<AddOnsReading, "purchases">,
) => `add-on:${businessProfileId}:${price.priceListId}:${tierName}:${purchases[0]?.id ?? 0}`
