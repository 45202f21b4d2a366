import { Clock, Effect } from "effect"
import { CurrentActor, Profiles } from "@application/kernel"
import { AddressMessages } from "@application/messaging/services"
import { askedAddress, askLimits, isForgotten, type ReportAddress, type ReportSchedule } from "@domain/insights"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { ReportReaders } from "../ports/report-delivery.ts"
import { ReportAddresses } from "../stores/report-addresses.ts"
import { ReportSchedules } from "../stores/report-schedules.ts"
import { knownAddresses } from "./known-addresses.ts"
import { count } from "./report-limits.ts"
import { questionKey } from "./report-links.ts"

type AskingSchedule = Pick<ReportSchedule, "name" | "cadence" | "language" | "addresses"> & {
  readonly businessProfileId: BusinessProfileId
  readonly portalId: PortalId
}

/** Who asks, by name: the member, else the business itself. */
const askerOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, businessName: string) {
  const actor = yield* CurrentActor
  if (actor.kind !== "user") return businessName
  const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
  return readers.find(({ userId }) => userId === actor.userId)?.name ?? businessName
})

/** Asks an address by mail, in the caller's transaction; within the bounds of address and business. */
export const askAddress = Effect.fnUntraced(function* (
  { businessProfileId, portalId, name, cadence, language }: AskingSchedule,
  address: string,
  kept: ReportAddress | undefined,
) {
  const asked = yield* Effect.fromResult(askedAddress(address, kept, yield* Clock.currentTimeMillis))
  yield* count("report-question:address", address)
  yield* count("report-question:business", businessProfileId)
  const { name: businessName } = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const saved = yield* (yield* ReportAddresses).save({ ...asked, businessProfileId })
  const origin = yield* (yield* ReportReaders).originOf(portalId)
  yield* (yield* AddressMessages).send(
    { portalId, channel: "Email", to: address, language },
    {
      template: "reportQuestion",
      link: `${origin}/confirmReportMails/${yield* questionKey({ businessProfileId, address })}`,
      askerName: yield* askerOf(businessProfileId, businessName),
      businessName,
      reportName: name,
      cadence: cadence.kind,
      days: askLimits.linkDays,
    },
  )
  return saved
})

/**
 * Asks a schedule's addresses that nobody asked, and keeps that addresses with former reports are confirmed. Beyond the bounds
 * of a day an address stays unasked, and its business sees that.
 */
export const askUnknown = Effect.fnUntraced(function* (schedule: AskingSchedule) {
  const { businessProfileId, addresses } = schedule
  const known = yield* knownAddresses(businessProfileId, addresses)
  const store = yield* ReportAddresses
  yield* Effect.forEach(known.former, (one) => store.addOnce({ ...one, businessProfileId }), { discard: true })
  yield* Effect.forEach(
    known.unknown,
    (address) =>
      askAddress(schedule, address, undefined).pipe(
        Effect.catchTag(["TooManyRequests", "AddressAskedEnough"], () => Effect.void),
      ),
    { discard: true },
  )
  return known
})

/** Forgets old questions without an answer whose address no report names any more. */
export const forgetQuestions = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const store = yield* ReportAddresses
  const now = yield* Clock.currentTimeMillis
  const old = (yield* store.list("ofBusiness", { businessProfileId })).rows.filter((row) => isForgotten(row, now))
  if (old.length === 0) return
  const { rows } = yield* (yield* ReportSchedules).list("ofBusiness", { businessProfileId })
  const named = new Set(rows.flatMap(({ addresses }) => addresses))
  const unnamed = old.filter(({ address }) => !named.has(address))
  yield* Effect.forEach(unnamed, ({ address }) => store.remove({ businessProfileId, address }), { discard: true })
})
