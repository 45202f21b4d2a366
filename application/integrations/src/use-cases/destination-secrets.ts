import { secretFieldOf } from "@domain/integrations"
import type { BusinessProfileId, LeadDestinationId } from "@domain/kernel"
import { Effect } from "effect"
import type { ReceiverTarget } from "../ports/lead-receivers.ts"
import { LeadDestinationSecrets } from "../stores/lead-destinations.ts"
import { openedSecrets, type SecretShelf } from "./sealed-secrets.ts"
import type { StoredDestination } from "./stored-destination.ts"

type Place = { readonly businessProfileId: BusinessProfileId; readonly destinationId: LeadDestinationId }

/** The secrets of a destination. */
export const secretsOf = (place: Place): SecretShelf => ({
  place: `lead-destination:${place.businessProfileId}:${place.destinationId}`,
  all: Effect.flatMap(LeadDestinationSecrets, ({ list }) =>
    Effect.map(list("ofDestination", place), ({ rows }) => rows),
  ),
  save: (secret) => Effect.flatMap(LeadDestinationSecrets, ({ save }) => save({ ...place, ...secret })),
  remove: (secretUse) => Effect.flatMap(LeadDestinationSecrets, ({ remove }) => remove({ ...place, secretUse })),
})

/** Where a destination's messages go, with its opened secrets; one whose key is gone is left out. */
export const targetOf = Effect.fnUntraced(function* ({
  businessProfileId,
  id: destinationId,
  kind,
  address,
  connection = {},
  mapping,
}: StoredDestination) {
  const secretField = secretFieldOf(kind)
  const { signing, given } = yield* openedSecrets(secretsOf({ businessProfileId, destinationId }))
  const target: ReceiverTarget = {
    businessProfileId,
    kind,
    ...(address !== undefined && { address }),
    connection: { ...connection, ...(secretField !== undefined && given !== undefined && { [secretField]: given }) },
    mapping,
    signing,
  }
  return target
})
