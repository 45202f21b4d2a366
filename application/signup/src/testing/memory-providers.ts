import { Context, Effect, Layer } from "effect"
import { onePortal } from "@application/portals/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryUserMessages } from "@application/messaging/testing"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import type { NotificationChannel } from "@domain/messaging"
import type { SummaryDecidedMessage } from "@domain/messaging"
import { marqueeLook, type Portal } from "@domain/portals"
import { NearbyTowns, ProfileCategories } from "@application/businesses/services"
import {
  type ClientReceipt,
  type DecidedSession,
  type SummaryMessage,
  SummaryMessages,
} from "../ports/summary-messages.ts"

/** The portal of the in-memory world. */
export const memoryPortal: Portal = {
  id: PortalId.make(1),
  domain: "localhost",
  title: "Marquee",
  headerLogo: marqueeLook.logoSvg,
  locale: "en",
  languages: ["en", "hi"],
  supportLink: "/support",
  supportEmail: "support@marquee.example",
  theme: marqueeLook.theme,
  flags: {
    isSignupEnabled: true,
    isCampaignLaunchDisabled: false,
    isScheduleEditEnabled: true,
    isBrandPortal: false,
    isCreativeBuilderPortal: false,
  },
  regions: [
    { region: "IN", currency: "INR", supportNumber: "+918000000000" },
    { region: "GB", currency: "GBP", supportNumber: "+448000000000" },
  ],
}

/** The portal of the call; another one where a test wants to be elsewhere. */
export const memoryPortals = (portal: Portal = memoryPortal) => onePortal(portal)

/** One sent summary link. */
export interface SentSummary extends SummaryMessage {
  readonly channel: NotificationChannel
  readonly to: string
  readonly language: string
  /** The portal that reminds; its link is the recipient's key alone. */
  readonly remindedBy?: PortalId
}

/** A decision on a summary that its agent was told of. */
export type ToldDecision = DecidedSession & Omit<SummaryDecidedMessage, "link">

/** The summary links sent so far, oldest first. */
export class SentSummaries extends Context.Service<
  SentSummaries,
  {
    readonly all: Effect.Effect<ReadonlyArray<SentSummary>>
    /** The receipts of clients with their addresses, oldest first. */
    readonly receipts: Effect.Effect<ReadonlyArray<ClientReceipt & { readonly to: string }>>
    /** The decisions that were told, oldest first. */
    readonly decisions: Effect.Effect<ReadonlyArray<ToldDecision>>
  }
>()("signup/testing/SentSummaries") {}

export const memorySummaryMessages = Layer.effectContext(
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const sent = database.table<number, SentSummary>("signup-summaries")
    const told = database.table<number, ToldDecision>("signup-told-decisions")
    const receipts = database.table<number, ClientReceipt & { readonly to: string }>("signup-client-receipts")
    return Context.make(SummaryMessages, {
      send: (channel, to, message, language) =>
        Effect.sync(() => void sent.set(sent.size, { ...message, channel, to, language })),
      remind: (portalId, { channel, to, link, language }, message) =>
        Effect.sync(() => void sent.set(sent.size, { ...message, channel, to, link, language, remindedBy: portalId })),
      sendReceipt: (_portalId, { to }, receipt) =>
        Effect.sync(() => void receipts.set(receipts.size, { ...receipt, to })),
      tellDecision: (session, decision) => Effect.sync(() => void told.set(told.size, { ...session, ...decision })),
    }).pipe(
      Context.add(SentSummaries, {
        all: Effect.sync(() => [...sent.values()]),
        receipts: Effect.sync(() => [...receipts.values()]),
        decisions: Effect.sync(() => [...told.values()]),
      }),
    )
  }),
).pipe(Layer.merge(memoryUserMessages))

const towns = [
  { name: "Mumbai", latitude: 19.0728, longitude: 72.8826, population: 12_691_836 },
  { name: "Pune", latitude: 18.5196, longitude: 73.8554, population: 3_124_458 },
  { name: "Thane", latitude: 19.197, longitude: 72.9635, population: 1_841_488 },
]

/** Three towns, each near what lies within a third of a degree. */
export const memoryNearbyTowns = Layer.succeed(NearbyTowns, {
  around: (point) =>
    Effect.succeed(
      towns.filter(
        ({ latitude, longitude }) => Math.hypot(latitude - point.latitude, longitude - point.longitude) < 1 / 3,
      ),
    ),
})

/** Number of the only profile that is a franchise; every other profile is a local business. */
export const franchiseProfile = BusinessProfileId.make(303)

export const memoryProfileCategories = Layer.succeed(ProfileCategories, {
  of: (profile) => Effect.succeed(profile === franchiseProfile ? "HqFranchise" : "LocalBusiness"),
})
