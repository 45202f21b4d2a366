import type { ConversionConnection } from "@domain/conversions"
import type { ConversionPlace } from "../ports/conversion-networks.ts"

/** Where a connection tells of conversions; undefined before the network has a place. */
export const placeOf = ({ network, externalId, actions }: ConversionConnection): ConversionPlace | undefined =>
  externalId === undefined ? undefined : { network, externalId, actions }
