import { handler } from "@application/kernel"
import {
  checkedConnection,
  type CheckedConnection,
  type Connection,
  type DeliveryTry,
  DestinationNotConnected,
  type DestinationKind,
  type FieldMapping,
  meaningOf,
  secretEndOf,
  secretFieldOf,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { CheckLeadConnection } from "../contract/lead-destinations.ts"
import { LeadReceivers } from "../ports/lead-receivers.ts"
import { targetOf } from "./destination-secrets.ts"
import { count, destinationOf, type StoredDestination } from "./stored-destination.ts"

/** A connection as it is typed, for a kind and the fields that it has to have. */
interface TypedConnection {
  readonly businessProfileId: BusinessProfileId
  readonly kind: DestinationKind
  readonly connection: Connection
  readonly mapping: FieldMapping
}

/** Asks the receiver of a checked connection whether it lets us in. */
const asked = Effect.fnUntraced(function* (
  { businessProfileId, kind, mapping }: TypedConnection,
  { open, secret }: CheckedConnection,
  keptSecret: string | undefined,
) {
  const secretField = secretFieldOf(kind)
  const given = secret ?? keptSecret
  const at = yield* Clock.currentTimeMillis
  const {
    connectedTo,
    fields,
    retryAfterSeconds: _wait,
    ...answer
  } = yield* (yield* LeadReceivers).check({
    businessProfileId,
    kind,
    connection: { ...open, ...(secretField !== undefined && given !== undefined && { [secretField]: given }) },
    mapping,
    signing: [],
  })
  const attempt: DeliveryTry = { at, durationMillis: (yield* Clock.currentTimeMillis) - at, ...answer }
  return { attempt, isTaken: meaningOf(attempt) === "Taken", connectedTo, fields }
})

/** The secret that a destination's owner gave before, opened. */
const keptSecretOf = Effect.fnUntraced(function* (destination: StoredDestination | undefined) {
  const secretField = destination === undefined ? undefined : secretFieldOf(destination.kind)
  if (destination === undefined || secretField === undefined) return undefined
  return (yield* targetOf(destination)).connection[secretField]
})

/** A connection that lets us in, with its secret apart. */
export interface Connected {
  readonly kept: Pick<StoredDestination, "connection" | "connectedTo" | "secretEnd">
  readonly secret?: string
}

/** What is kept of a typed connection, once its receiver lets us in and has the mapping's fields. */
export const connected = Effect.fnUntraced(function* (typed: TypedConnection, before?: StoredDestination) {
  yield* count("lead-check", typed.businessProfileId)
  const keptSecret = yield* keptSecretOf(before)
  const checked = yield* Effect.fromResult(checkedConnection(typed.kind, typed.connection, keptSecret !== undefined))
  const { attempt, isTaken, connectedTo } = yield* asked(typed, checked, keptSecret)
  if (!isTaken) return yield* new DestinationNotConnected({ kind: typed.kind, attempt })
  const { open, secret } = checked
  const known: Connected = {
    kept: {
      connection: open,
      ...(connectedTo !== undefined && { connectedTo }),
      ...(secret !== undefined && { secretEnd: secretEndOf(secret) }),
    },
    ...(secret !== undefined && { secret }),
  }
  return known
})

export const checkLeadConnection = handler(
  CheckLeadConnection,
  Effect.fnUntraced(function* ({ businessProfileId, kind, destinationId, connection, mapping }) {
    yield* count("lead-check", businessProfileId)
    const before = destinationId === undefined ? undefined : yield* destinationOf(businessProfileId, destinationId)
    const keptSecret = yield* keptSecretOf(before?.kind === kind ? before : undefined)
    const checked = yield* Effect.fromResult(checkedConnection(kind, connection, keptSecret !== undefined))
    const { attempt, isTaken, connectedTo, fields } = yield* asked(
      { businessProfileId, kind, connection, mapping },
      checked,
      keptSecret,
    )
    return {
      isConnected: isTaken,
      attempt,
      ...(connectedTo !== undefined && { connectedTo }),
      ...(fields !== undefined && { fields: [...fields] }),
    }
  }),
)
