import { Clock, Effect } from "effect"
import { CurrentActor } from "@application/kernel"
import { AddressMessages } from "@application/messaging/services"
import { askedAddress, askLimits, isForgotten, type ReportAddress } from "@domain/insights"
import { ReportReaders } from "../../ports/report-delivery.ts"
import { count } from "../report-limits.ts"
import { questionKey } from "../report-links.ts"
import type { RegularHome, StoredRegular, StoredSending } from "./home.ts"
import { knownAddresses } from "./known-addresses.ts"

/** Who asks, by name: the user, else the home itself. */
const askerOf = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  homeName: string,
) {
  const actor = yield* CurrentActor
  if (actor.kind !== "user") return homeName
  const readers = yield* home.readers
  return readers.find(({ userId }) => userId === actor.userId)?.name ?? homeName
})

/** Asks an address by mail, in the caller's transaction; within the bounds of address and home. */
export const askAddress = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  address: string,
  kept: ReportAddress | undefined,
) {
  const asked = yield* Effect.fromResult(askedAddress(address, kept, yield* Clock.currentTimeMillis))
  yield* count("report-question:address", address)
  yield* count("report-question:business", home.key)
  const { portalId, name, cadence, language } = schedule
  const businessName = yield* home.nameOf([schedule])
  if (businessName === undefined) return yield* Effect.die(new Error("Regular reports ask for somebody who is gone"))
  const saved = yield* home.addresses.save(asked)
  const origin = yield* (yield* ReportReaders).originOf(portalId)
  yield* (yield* AddressMessages).send(
    { portalId, channel: "Email", to: address, language },
    {
      template: "reportQuestion",
      link: `${origin}/confirmReportMails/${yield* questionKey({ home: home.key, address })}`,
      askerName: yield* askerOf(home, businessName),
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
 * of a day an address stays unasked, which is shown.
 */
export const askUnknown = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
) {
  const known = yield* knownAddresses(home, schedule.addresses)
  yield* Effect.forEach(known.former, home.addresses.addOnce, { discard: true })
  yield* Effect.forEach(
    known.unknown,
    (address) =>
      askAddress(home, schedule, address, undefined).pipe(
        Effect.catchTag(["TooManyRequests", "AddressAskedEnough"], () => Effect.void),
      ),
    { discard: true },
  )
  return known
})

/** Forgets old questions without an answer whose address no report names any more. */
export const forgetQuestions = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
) {
  const now = yield* Clock.currentTimeMillis
  const old = (yield* home.addresses.all).filter((row) => isForgotten(row, now))
  if (old.length === 0) return
  const named = new Set((yield* home.schedules.all).flatMap(({ addresses }) => addresses))
  const unnamed = old.filter(({ address }) => !named.has(address))
  yield* Effect.forEach(unnamed, ({ address }) => home.addresses.remove(address), { discard: true })
})
