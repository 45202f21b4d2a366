import { type Region, regionOrIndia } from "@domain/kernel"
import type { Portal } from "@domain/portals"

/** The region asked for, if the portal sells there, else the portal's first. Spec: validation, "Region must be valid else India". */
export const regionOf = (portal: Pick<Portal, "regions">, asked: string | null | undefined): Region => {
  const wanted = regionOrIndia(asked)
  const sold = portal.regions.map(({ region }) => region)
  return sold.includes(wanted) ? wanted : (sold[0] ?? wanted)
}
