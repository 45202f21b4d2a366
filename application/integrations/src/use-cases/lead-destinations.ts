import { currentUser, handler, JobQueue, Profiles } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import {
  checkedSettings,
  deliveryLimits,
  destinationIn,
  destinationKind,
  type DestinationKind,
  type DestinationSettings,
  LeadDestinationsFull,
  paused,
  readdressed,
  resumed,
} from "@domain/integrations"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
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
import { forgetSecrets, makeSecret, rotateSecret } from "./destination-secrets.ts"
import { count, destinationForChange, saveDue, sendLater, shownDestination } from "./stored-destination.ts"

const destinationsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* LeadDestinations).list("ofBusiness", { businessProfileId })).rows
})

export const listLeadDestinations = handler(
  ListLeadDestinations,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { availableKinds } = yield* LeadReceivers
    return { destinations: (yield* destinationsOf(businessProfileId)).map(shownDestination), availableKinds }
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
    const { isSigned } = destinationKind(kind)
    const others = yield* destinationsOf(businessProfileId)
    const most = deliveryLimits.destinations
    if (others.length >= most) return yield* new LeadDestinationsFull({ most })
    if (!(yield* LeadReceivers).availableKinds.includes(kind))
      return yield* new InvalidFields({ fields: { kind: ["integrations.kindOff"] } })
    const settings = yield* checked(kind, typed, others)
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const { userId } = yield* currentUser
    const now = yield* Clock.currentTimeMillis
    const destination = yield* (yield* LeadDestinations).add({
      businessProfileId,
      portalId,
      kind,
      ...settings,
      state: "On",
      waiting: 0,
      failed: 0,
      createdAt: now,
      createdBy: userId,
      lookAt: now,
    })
    const place = { businessProfileId, destinationId: destination.id }
    const secret = isSigned ? yield* makeSecret(place) : undefined
    return { destination: shownDestination(destination), ...(secret !== undefined && { secret }) }
  }),
)

export const changeLeadDestination = handler(
  ChangeLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId, ...typed }) {
    const destination = yield* destinationForChange(businessProfileId, destinationId)
    const others = (yield* destinationsOf(businessProfileId)).filter(({ id }) => id !== destinationId)
    const settings = yield* checked(destination.kind, typed, others)
    const next = { ...destination, ...settings }
    if (settings.address === destination.address) return shownDestination(yield* (yield* LeadDestinations).save(next))
    const saved = yield* saveDue(readdressed(next, yield* Clock.currentTimeMillis))
    yield* sendLater(saved)
    return shownDestination(saved)
  }),
)

export const removeLeadDestination = handler(
  RemoveLeadDestination,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    yield* destinationForChange(businessProfileId, destinationId)
    yield* forgetSecrets({ businessProfileId, destinationId })
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
    const { secret, until } = yield* rotateSecret({ businessProfileId, destinationId })
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
