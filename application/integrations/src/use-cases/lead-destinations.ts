import { currentUser, handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import {
  checkedSettings,
  connectionFields,
  deliveryLimits,
  destinationIn,
  destinationKind,
  type DestinationKind,
  type DestinationSettings,
  DestinationStateForbids,
  isConnected,
  LeadDestinationsFull,
  paused,
  readdressed,
  resumed,
  secretFieldOf,
  unchangedSince,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect, Equal } from "effect"
import { DeleteDestinationLog } from "../contract/delivery-jobs.ts"
import {
  ChangeLeadDestination,
  CreateLeadDestination,
  ListLeadDestinations,
  PauseLeadDestination,
  RemoveLeadDestination,
  ResumeLeadDestination,
  RotateDestinationSecret,
} from "../contract/lead-destinations.ts"
import { LeadReceivers } from "../ports/lead-receivers.ts"
import { LeadDestinations } from "../stores/lead-destinations.ts"
import { connected, type Connected } from "./connect-destination.ts"
import { secretsOf } from "./destination-secrets.ts"
import { forgetSecrets, keepSecret, makeSecret, rotateSecret } from "./sealed-secrets.ts"
import {
  count,
  destinationForChange,
  destinationOf,
  saveDue,
  sendLater,
  shownDestination,
  type StoredDestination,
} from "./stored-destination.ts"

const destinationsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* LeadDestinations).list("ofBusiness", { businessProfileId })).rows
})

export const listLeadDestinations = handler(
  ListLeadDestinations,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { availableKinds, sharedWith } = yield* LeadReceivers
    return {
      destinations: (yield* destinationsOf(businessProfileId)).map(shownDestination),
      availableKinds,
      ...(sharedWith !== undefined && { sharedWith }),
    }
  }),
)

/** What is typed, as it is kept; an address has to be one that may be reached. */
const checked = Effect.fnUntraced(function* (
  kind: DestinationKind,
  typed: DestinationSettings,
  others: ReadonlyArray<{ readonly name: string }>,
) {
  const { isReachable } = yield* LeadReceivers
  const names = others.map(({ name }) => name)
  const settings = yield* Effect.fromResult(checkedSettings(kind, typed, names))
  if (settings.address !== undefined && !isReachable(settings.address))
    return yield* new InvalidFields({ fields: { address: ["integrations.addressNotAllowed"] } })
  return settings
})

export const createLeadDestination = handler(
  CreateLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, kind, ...typed }) {
    yield* count("lead-destination", businessProfileId)
    if (!(yield* LeadReceivers).availableKinds.includes(kind))
      return yield* new InvalidFields({ fields: { kind: ["integrations.kindOff"] } })
    const placed = Effect.gen(function* () {
      const others = yield* destinationsOf(businessProfileId)
      const most = deliveryLimits.destinations
      if (others.length >= most) return yield* new LeadDestinationsFull({ most })
      return yield* checked(kind, typed, others)
    })
    const { mapping } = yield* placed
    const { connection = {} } = typed
    const known: Connected = isConnected(kind)
      ? yield* connected({ businessProfileId, kind, connection, mapping })
      : { kept: {} }
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const { userId } = yield* currentUser
    const made = Effect.gen(function* () {
      const settings = yield* placed
      const now = yield* Clock.currentTimeMillis
      const destination = yield* (yield* LeadDestinations).add({
        businessProfileId,
        portalId,
        kind,
        ...settings,
        ...known.kept,
        version: 0,
        state: "On",
        waiting: 0,
        failed: 0,
        createdAt: now,
        createdBy: userId,
        lookAt: now,
      })
      const secrets = secretsOf({ businessProfileId, destinationId: destination.id })
      if (known.secret !== undefined) yield* keepSecret(secrets, "Given", known.secret)
      const secret = destinationKind(kind).isSigned ? yield* makeSecret(secrets) : undefined
      return { destination: shownDestination(destination), ...(secret !== undefined && { secret }) }
    })
    return yield* (yield* UnitOfWork).transact(made)
  }),
)

/** Whether what its receiver has to say to is another: the connection, or the fields that it has to have. */
const needsConnecting = (before: StoredDestination, { connection = {}, mapping }: DestinationSettings): boolean => {
  const { kind } = before
  const secretField = secretFieldOf(kind)
  return (
    isConnected(kind) &&
    ((secretField !== undefined && (connection[secretField] ?? "") !== "") ||
      !Equal.equals(before.mapping, mapping) ||
      connectionFields(kind).some(
        ([name, { isSecret }]) => !isSecret && (connection[name] ?? "") !== (before.connection?.[name] ?? ""),
      ))
  )
}

export const changeLeadDestination = handler(
  ChangeLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId, version, ...typed }) {
    const before = yield* destinationOf(businessProfileId, destinationId)
    yield* Effect.fromResult(unchangedSince(shownDestination(before), version))
    const { kind } = before
    const placed = Effect.gen(function* () {
      const others = (yield* destinationsOf(businessProfileId)).filter(({ id }) => id !== destinationId)
      return yield* checked(kind, typed, others)
    })
    const { mapping } = yield* placed
    const { connection = {} } = typed
    const known: Connected | undefined = needsConnecting(before, typed)
      ? yield* connected({ businessProfileId, kind, connection, mapping }, before)
      : undefined
    const changed = Effect.gen(function* () {
      const destination = yield* destinationForChange(businessProfileId, destinationId)
      // A change that came while the receiver was asked counts, also for who named no version.
      yield* Effect.fromResult(unchangedSince(shownDestination(destination), before.version ?? 0))
      const settings = yield* placed
      if (known?.secret !== undefined)
        yield* keepSecret(secretsOf({ businessProfileId, destinationId }), "Given", known.secret)
      const next: StoredDestination = {
        ...destination,
        ...settings,
        ...(isConnected(kind) && { connection: destination.connection ?? {} }),
        ...known?.kept,
        version: (destination.version ?? 0) + 1,
      }
      if (settings.address === destination.address && known === undefined)
        return shownDestination(yield* (yield* LeadDestinations).save(next))
      const saved = yield* saveDue(readdressed(next, yield* Clock.currentTimeMillis))
      yield* sendLater(saved)
      return shownDestination(saved)
    })
    return yield* (yield* UnitOfWork).transact(changed)
  }),
)

export const removeLeadDestination = handler(
  RemoveLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    yield* destinationForChange(businessProfileId, destinationId)
    yield* forgetSecrets(secretsOf({ businessProfileId, destinationId }))
    yield* (yield* JobQueue).later(DeleteDestinationLog, { businessProfileId, destinationId })
    yield* (yield* LeadDestinations).remove({ businessProfileId, id: destinationId })
    return {}
  }),
)

export const rotateDestinationSecret = handler(
  RotateDestinationSecret,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    yield* count("lead-destination", businessProfileId)
    const destination = yield* destinationForChange(businessProfileId, destinationId)
    yield* Effect.fromResult(destinationIn(destination, ["On", "Paused"]))
    if (!destinationKind(destination.kind).isSigned)
      return yield* new DestinationStateForbids({ state: destination.state })
    const { secret, until } = yield* rotateSecret(secretsOf({ businessProfileId, destinationId }))
    const saved = yield* (yield* LeadDestinations).save({ ...destination, formerSecretUntil: until })
    return { destination: shownDestination(saved), secret }
  }),
)

export const pauseLeadDestination = handler(
  PauseLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    const destination = yield* destinationForChange(businessProfileId, destinationId)
    if (destination.state === "Paused") return shownDestination(destination)
    yield* Effect.fromResult(destinationIn(destination, ["On"]))
    return shownDestination(yield* (yield* LeadDestinations).save(paused(destination, "Owner")))
  }),
)

export const resumeLeadDestination = handler(
  ResumeLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    const destination = yield* destinationForChange(businessProfileId, destinationId)
    if (destination.state === "On") return shownDestination(destination)
    const saved = yield* saveDue(resumed(destination, yield* Clock.currentTimeMillis))
    yield* sendLater(saved)
    return shownDestination(saved)
  }),
)
