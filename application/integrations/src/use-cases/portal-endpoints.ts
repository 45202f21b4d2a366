import { currentUser, handler, JobQueue } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import {
  checkedEndpoint,
  destinationIn,
  endpointLimits,
  type EndpointSettings,
  paused,
  PortalEndpointsFull,
  readdressed,
  resumed,
} from "@domain/integrations"
import { Clock, Effect } from "effect"
import { DeleteEndpointLog } from "../contract/delivery-jobs.ts"
import {
  ChangePortalEndpoint,
  CreatePortalEndpoint,
  ListPortalEndpoints,
  PausePortalEndpoint,
  RemovePortalEndpoint,
  ResumePortalEndpoint,
  RotateEndpointSecret,
} from "../contract/portal-endpoints.ts"
import { LeadReceivers } from "../ports/lead-receivers.ts"
import { PortalEndpoints } from "../stores/portal-endpoints.ts"
import { forgetSecrets, makeSecret, rotateSecret } from "./sealed-secrets.ts"
import {
  countAct,
  endpointForChange,
  endpointsOf,
  saveDueEndpoint,
  secretsOfEndpoint,
  shownEndpoint,
  tellLater,
} from "./stored-endpoint.ts"

const hour = 3_600_000

export const listPortalEndpoints = handler(
  ListPortalEndpoints,
  Effect.fnUntraced(function* ({ portalId }) {
    return (yield* endpointsOf(portalId)).map(shownEndpoint)
  }),
)

/** What is typed, as it is kept; an address has to be one that may be reached. */
const checked = Effect.fnUntraced(function* (
  typed: EndpointSettings,
  others: ReadonlyArray<{ readonly name: string }>,
) {
  const names = others.map(({ name }) => name)
  const settings = yield* Effect.fromResult(checkedEndpoint(typed, names))
  if (!(yield* LeadReceivers).isReachable(settings.address))
    return yield* new InvalidFields({ fields: { address: ["integrations.addressNotAllowed"] } })
  return settings
})

export const createPortalEndpoint = handler(
  CreatePortalEndpoint,
  Effect.fnUntraced(function* ({ portalId, ...typed }) {
    const others = yield* endpointsOf(portalId)
    yield* countAct("portal-endpoint", portalId)
    const most = endpointLimits.endpoints
    if (others.length >= most) return yield* new PortalEndpointsFull({ most })
    const settings = yield* checked(typed, others)
    const now = yield* Clock.currentTimeMillis
    const endpoint = yield* (yield* PortalEndpoints).add({
      portalId,
      ...settings,
      state: "On",
      waiting: 0,
      failed: 0,
      createdAt: now,
      createdBy: (yield* currentUser).userId,
      lookAt: now,
    })
    const secret = yield* makeSecret(secretsOfEndpoint({ portalId, endpointId: endpoint.id }))
    return { endpoint: shownEndpoint(endpoint), secret }
  }),
)

export const changePortalEndpoint = handler(
  ChangePortalEndpoint,
  Effect.fnUntraced(function* ({ portalId, endpointId, ...typed }) {
    const endpoint = yield* endpointForChange(portalId, endpointId)
    yield* countAct("portal-endpoint", portalId)
    const settings = yield* checked(
      typed,
      (yield* endpointsOf(portalId)).filter(({ id }) => id !== endpointId),
    )
    const { description: _former, ...rest } = endpoint
    const next = { ...rest, ...settings }
    if (settings.address === endpoint.address) return shownEndpoint(yield* (yield* PortalEndpoints).save(next))
    const saved = yield* saveDueEndpoint(readdressed(next, yield* Clock.currentTimeMillis))
    yield* tellLater(saved)
    return shownEndpoint(saved)
  }),
)

export const removePortalEndpoint = handler(
  RemovePortalEndpoint,
  Effect.fnUntraced(function* ({ portalId, endpointId }) {
    yield* endpointForChange(portalId, endpointId)
    yield* forgetSecrets(secretsOfEndpoint({ portalId, endpointId }))
    yield* (yield* JobQueue).later(DeleteEndpointLog, { portalId, endpointId })
    yield* (yield* PortalEndpoints).remove({ portalId, id: endpointId })
    return {}
  }),
)

export const rotateEndpointSecret = handler(
  RotateEndpointSecret,
  Effect.fnUntraced(function* ({ portalId, endpointId, overlapHours = 24 }) {
    const { formerSecretUntil: _former, ...endpoint } = yield* endpointForChange(portalId, endpointId)
    yield* countAct("portal-endpoint", portalId)
    const { secret, until } = yield* rotateSecret(secretsOfEndpoint({ portalId, endpointId }), overlapHours * hour)
    const saved = yield* (yield* PortalEndpoints).save({
      ...endpoint,
      ...(overlapHours > 0 && { formerSecretUntil: until }),
    })
    return { endpoint: shownEndpoint(saved), secret }
  }),
)

export const pausePortalEndpoint = handler(
  PausePortalEndpoint,
  Effect.fnUntraced(function* ({ portalId, endpointId }) {
    const endpoint = yield* endpointForChange(portalId, endpointId)
    if (endpoint.state === "Paused") return shownEndpoint(endpoint)
    yield* Effect.fromResult(destinationIn(endpoint, ["On"]))
    return shownEndpoint(yield* (yield* PortalEndpoints).save(paused(endpoint, "Owner")))
  }),
)

export const resumePortalEndpoint = handler(
  ResumePortalEndpoint,
  Effect.fnUntraced(function* ({ portalId, endpointId }) {
    const endpoint = yield* endpointForChange(portalId, endpointId)
    if (endpoint.state === "On") return shownEndpoint(endpoint)
    const saved = yield* saveDueEndpoint(resumed(endpoint, yield* Clock.currentTimeMillis))
    yield* tellLater(saved)
    return shownEndpoint(saved)
  }),
)
