import type { Connection } from "./connection-fields.ts"
import { destinationKind, type KindName } from "./destination-kinds.ts"
import type { FieldMapping } from "./field-mapping.ts"
import type { LeadValues } from "./lead-values.ts"

/** The field of a mapping that tells leads apart at its kind; undefined where it has none. */
export const identityField = (kind: KindName, mapping: FieldMapping): string | undefined => {
  const { identity } = destinationKind(kind)
  return mapping.find(
    ({ to, from }) => from !== undefined && from === identity?.from && to.trim() === (identity.to ?? to.trim()),
  )?.to
}

/** Why a mapping cannot tell leads apart at its kind, as the key of words; undefined where it can. */
export const identityFault = (kind: KindName, mapping: FieldMapping): string | undefined =>
  destinationKind(kind).identity === undefined || identityField(kind, mapping) !== undefined
    ? undefined
    : `integrations.identity.${kind}`

/** Whether a lead has what its kind tells leads apart by; one that lacks it is not sent, since it would come twice. */
export const hasIdentity = (kind: KindName, connection: Connection | undefined, values: LeadValues): boolean => {
  const { identity } = destinationKind(kind)
  if (identity === undefined || values[identity.from] !== undefined) return true
  return identity.otherwise !== undefined && connection?.[identity.otherwise] !== undefined
}
