import { handler, Profiles } from "@application/kernel"
import { LeadRecords } from "@application/insights/services"
import {
  checkedBackfill,
  DeliveryUnderWay,
  DestinationBusy,
  destinationIn,
  type DestinationWork,
  isUnsettled,
  LeadDeliveryNotFound,
  replayed,
} from "@domain/integrations"
import { dashboardRange } from "@domain/insights"
import type { BusinessProfileId, LeadDestinationId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  BackfillLeads,
  ListLeadDeliveries,
  ReplayFailedDeliveries,
  ReplayLeadDelivery,
} from "../contract/lead-deliveries.ts"
import { LeadDeliveries } from "../stores/lead-destinations.ts"
import { deliveriesOfLead, type StoredDelivery } from "./lead-events.ts"
import {
  count,
  destinationForChange,
  destinationOf,
  saveDue,
  sendLater,
  shownDestination,
  workLater,
} from "./stored-destination.ts"

const pageSize = 20

const shownDelivery = ({ businessProfileId: _profile, ...delivery }: StoredDelivery) => delivery

export const listLeadDeliveries = handler(
  ListLeadDeliveries,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId, state, cursor, limit = pageSize }) {
    yield* destinationOf(businessProfileId, destinationId)
    const page = yield* (yield* LeadDeliveries).list(
      "ofDestination",
      { businessProfileId, destinationId },
      { limit, cursor, ...(state !== undefined && { where: { state } }) },
    )
    const { rows, nextCursor } = page
    return { deliveries: rows.map(shownDelivery), ...(nextCursor !== undefined && { nextCursor }) }
  }),
)

export const replayLeadDelivery = handler(
  ReplayLeadDelivery,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId, deliveryId }) {
    yield* count("lead-replay", businessProfileId)
    const destination = yield* destinationForChange(businessProfileId, destinationId)
    yield* Effect.fromResult(destinationIn(destination, ["On", "Paused"]))
    const deliveries = yield* LeadDeliveries
    const delivery = yield* deliveries.forChange({ businessProfileId, id: deliveryId })
    if (delivery?.destinationId !== destinationId) return yield* new LeadDeliveryNotFound({})
    if (delivery.state === "Waiting" || delivery.state === "Behind") return yield* new DeliveryUnderWay({})
    const others = (yield* deliveriesOfLead(destination, delivery.leadId)).filter(({ id }) => id !== deliveryId)
    const now = yield* Clock.currentTimeMillis
    const next = yield* deliveries.save({ ...replayed(delivery, others, now), businessProfileId })
    const failed = destination.failed - (isUnsettled(delivery) ? 1 : 0)
    yield* sendLater(yield* saveDue({ ...destination, failed, waiting: destination.waiting + 1 }))
    return shownDelivery(next)
  }),
)

/** Begins a longer work on a destination's deliveries; one is done at a time. */
const begun = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  destinationId: LeadDestinationId,
  work: Omit<DestinationWork, "startedAt" | "done">,
) {
  const destination = yield* destinationForChange(businessProfileId, destinationId)
  yield* Effect.fromResult(destinationIn(destination, ["On"]))
  if (destination.work !== undefined) return yield* new DestinationBusy({})
  const startedAt = yield* Clock.currentTimeMillis
  const saved = yield* saveDue({ ...destination, work: { ...work, startedAt, done: 0 } })
  yield* workLater(saved)
  return shownDestination(saved)
})

export const replayFailedDeliveries = handler(
  ReplayFailedDeliveries,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    yield* count("lead-backfill", businessProfileId)
    const { failed } = yield* destinationOf(businessProfileId, destinationId)
    return yield* begun(businessProfileId, destinationId, { kind: "Replay", total: failed })
  }),
)

export const backfillLeads = handler(
  BackfillLeads,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId, from, to }) {
    yield* count("lead-backfill", businessProfileId)
    const range = dashboardRange(from, to)
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const leads = yield* (yield* LeadRecords).count(businessProfileId, { during: { range, timeZone } })
    const total = yield* Effect.fromResult(checkedBackfill(range, leads))
    return yield* begun(businessProfileId, destinationId, { kind: "Backfill", total, from: range.from, to: range.to })
  }),
)
