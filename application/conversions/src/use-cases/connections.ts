import { handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { NoConversionActions, NoConversionNetwork, resumedConnection } from "@domain/conversions"
import { Clock, Effect } from "effect"
import { ForgetSendings } from "../contract/networks-jobs.ts"
import {
  ConnectConversionNetwork,
  DisconnectConversionNetwork,
  ListConversionNetworks,
  ListConversionSendings,
  PauseConversionNetwork,
  ResumeConversionNetwork,
} from "../contract/networks.ts"
import { ConversionNetworks } from "../ports/conversion-networks.ts"
import { ConversionConnections, ConversionSendings } from "../stores/conversions.ts"
import {
  actionsOf,
  asCallFailure,
  connectionForChange,
  count,
  hasLeads,
  sendLater,
  shownConnection,
} from "./stored-connection.ts"

const usualPage = 20

export const listConversionNetworks = handler(
  ListConversionNetworks,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { availableNetworks } = yield* ConversionNetworks
    const { rows } = yield* (yield* ConversionConnections).list("ofBusiness", { businessProfileId })
    return {
      availableNetworks,
      hasActions: (yield* actionsOf(businessProfileId)).length > 0,
      hasLeads: yield* hasLeads(businessProfileId),
      connections: yield* Effect.forEach(rows, shownConnection),
    }
  }),
)

/** A repeated call finds what the former made. */
export const connectConversionNetwork = handler(
  ConnectConversionNetwork,
  Effect.fnUntraced(function* ({ businessProfileId, network }) {
    yield* count("connect", businessProfileId)
    const networks = yield* ConversionNetworks
    if (!networks.availableNetworks.includes(network)) return yield* new NoConversionNetwork({ network })
    const actions = yield* actionsOf(businessProfileId)
    if (actions.length === 0 && !(yield* hasLeads(businessProfileId))) return yield* new NoConversionActions({})
    const { region } = yield* (yield* Profiles).of(businessProfileId)
    const place = yield* Effect.mapError(
      networks.connect({ network, businessProfileId, region, actions }),
      asCallFailure(network),
    )
    const connected = Effect.gen(function* () {
      const connections = yield* ConversionConnections
      const before = yield* connections.forChange({ businessProfileId, network })
      const beginning = { sent: 0, refused: 0, createdAt: yield* Clock.currentTimeMillis }
      const connection = { businessProfileId, ...beginning, ...before, ...place, state: "On" as const }
      const saved = yield* connections.save(resumedConnection(connection))
      yield* sendLater(saved)
      return saved
    })
    return yield* shownConnection(yield* (yield* UnitOfWork).transact(connected))
  }),
)

export const pauseConversionNetwork = handler(
  PauseConversionNetwork,
  Effect.fnUntraced(function* (at) {
    const connection = yield* connectionForChange(at)
    const paused = connection.state === "On" ? { ...connection, state: "Paused" as const } : connection
    return yield* shownConnection(yield* (yield* ConversionConnections).save(paused))
  }),
)

export const resumeConversionNetwork = handler(
  ResumeConversionNetwork,
  Effect.fnUntraced(function* (at) {
    const saved = yield* (yield* ConversionConnections).save(resumedConnection(yield* connectionForChange(at)))
    yield* sendLater(saved)
    return yield* shownConnection(saved)
  }),
)

export const disconnectConversionNetwork = handler(
  DisconnectConversionNetwork,
  Effect.fnUntraced(function* ({ businessProfileId, network }) {
    yield* (yield* ConversionConnections).remove({ businessProfileId, network })
    const before = yield* Clock.currentTimeMillis
    yield* (yield* JobQueue).later(ForgetSendings, { businessProfileId, network, before })
    return {}
  }),
)

export const listConversionSendings = handler(
  ListConversionSendings,
  Effect.fnUntraced(function* ({ businessProfileId, network, state, cursor, limit = usualPage }) {
    const where = { ...(state !== undefined && { state }) }
    const { rows, nextCursor } = yield* (yield* ConversionSendings).list(
      "newest",
      { businessProfileId, network },
      { where, cursor, limit },
    )
    const sendings = rows.map(({ sealed: _sealed, businessProfileId: _profile, ...sending }) => sending)
    return { sendings, ...(nextCursor !== undefined && { nextCursor }) }
  }),
)
