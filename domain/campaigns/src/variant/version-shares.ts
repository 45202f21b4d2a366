import type { MinorUnits } from "@domain/kernel"
import type { AdVersion } from "./ad-variant.ts"

/** The money of a channel's two versions, which adds up to the channel's; an odd minor unit is the first version's. Ours. */
export const versionShares = (whole: MinorUnits): Readonly<Record<AdVersion, MinorUnits>> => {
  const second = Math.floor(whole / 2)
  return { A: whole - second, B: second }
}
