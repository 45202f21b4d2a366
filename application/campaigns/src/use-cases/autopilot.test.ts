import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, QueuedJobs, userActor } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import { canonicalJson, fnv1a64 } from "@domain/creatives"
import {
  type AutopilotSettings,
  autopilotConsentVersion,
  autopilotOff,
  autopilotRules,
  decideMoves,
} from "@domain/insights"
import type { SessionId } from "@domain/kernel"
import type { LaunchApproval } from "@domain/campaigns"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { AdNetworks, CampaignRepository } from "../ports/index.ts"
import { AutopilotDecisions, AutopilotMoves } from "../stores/index.ts"
import { runningCampaign, runningEdit, typed, withHeadline } from "../testing/changed-campaign.ts"
import { afterDays, campaignOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { recordedDays } from "../testing/recorded-days.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { declineAutopilotMove, getAutopilot, setAutopilot, takeAutopilotMove, undoAutopilotMove } from "./autopilot.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { lookAtCampaign, lookAtDueCampaigns } from "./look-at-campaign.ts"

type Key = Effect.Success<typeof runningCampaign>

const owner = userActor(5)
const asOwner = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provideService(effect, CurrentActor, owner)
const firstDay = "2026-11-20"

const uneven = { Social: { spend: 40_000, results: 1 }, Search: { spend: 40_000, results: 6 } } as const

/** A campaign with weeks before it, whose search ads brought six times as much for eight days. */
const unevenCampaign = Effect.gen(function* () {
  const key = yield* runningCampaign
  const campaigns = yield* CampaignRepository
  const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
  const price = campaign.price === undefined ? {} : { price: { ...campaign.price, media: 4_000_000 } }
  yield* campaigns.save({ ...campaign, ...price, endDate: "2027-01-10" })
  yield* recordedDays(key, firstDay, 8, uneven)
  yield* afterDays(8)
  return key
})

const switched = (key: Key, settings: Partial<AutopilotSettings>) =>
  asOwner(setAutopilot.handle({ ...key, settings: { ...autopilotOff, kinds: ["Budget"], ...settings } }))

/** A look as its job makes it. */
const looked = (key: Key) => lookAtCampaign.handle(key)

const proposedShift = Effect.gen(function* () {
  const key = yield* unevenCampaign
  yield* switched(key, { mode: "TellFirst" })
  yield* looked(key)
  const { moves } = yield* getAutopilot.handle(key)
  const [move] = moves
  if (move === undefined) return yield* Effect.die(new Error("Nothing was proposed"))
  return { key, move }
})

const jobNames = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)
const templates = Effect.map(
  Effect.flatMap(OwnerMailbox, ({ all }) => all),
  (mails) => mails.map(({ template }) => template),
)

test("a campaign's autopilot is off until somebody switches it on", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* looked(key)
      const { settings, moves, nextAt } = yield* getAutopilot.handle(key)
      expect([settings.mode, moves, nextAt]).toEqual(["Off", [], undefined])
    }),
  ))

test("switching it on keeps who agreed to which words, and when", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      const { consent } = yield* switched(key, { mode: "DoIt" })
      expect(consent).toMatchObject({ version: autopilotConsentVersion, by: "User 5" })
      const off = yield* switched(key, { mode: "Off" })
      expect([off.consent, off.settings.mode]).toEqual([consent, "Off"])
    }),
  ))

test("a proposal changes nothing until it is taken", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, move } = yield* proposedShift
      expect(move).toMatchObject({ state: "Proposed", change: { kind: "Budget", from: "Social", to: "Search" } })
      expect(yield* jobNames).toEqual([])
      expect((yield* campaignOf(key)).budgetParts).toBeUndefined()
      expect(yield* templates).not.toContain("autopilotMoved")
    }),
  ))

test("a taken shift reaches the networks as a change of terms does", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, move } = yield* proposedShift
      const { moves } = yield* asOwner(takeAutopilotMove.handle({ ...key, moveId: move.id }))
      expect(moves).toMatchObject([{ state: "Made", by: "User 5" }])
      expect(move.change.kind === "Budget" && move.change.after).toEqual((yield* campaignOf(key)).budgetParts)
      expect(yield* jobNames).toEqual(["campaigns/ApplyCampaignState"])
    }),
  ))

test("a shift that is taken back leaves the campaign as it was", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, move } = yield* proposedShift
      const before = yield* campaignOf(key)
      yield* asOwner(takeAutopilotMove.handle({ ...key, moveId: move.id }))
      const { moves } = yield* asOwner(undoAutopilotMove.handle({ ...key, moveId: move.id }))
      expect(moves).toMatchObject([{ state: "Undone" }])
      expect(yield* campaignOf(key)).toEqual(before)
    }),
  ))

test("a move is answered once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, move } = yield* proposedShift
      yield* asOwner(declineAutopilotMove.handle({ ...key, moveId: move.id }))
      const again = yield* Effect.flip(asOwner(takeAutopilotMove.handle({ ...key, moveId: move.id })))
      expect(again).toMatchObject({ _tag: "AutopilotMoveStale", why: "Answered" })
      const gone = yield* Effect.flip(asOwner(takeAutopilotMove.handle({ ...key, moveId: 99 })))
      expect(gone).toMatchObject({ _tag: "AutopilotMoveNotFound", moveId: 99 })
    }),
  ))

test("a declined move is not proposed again the next day", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key, move } = yield* proposedShift
      yield* asOwner(declineAutopilotMove.handle({ ...key, moveId: move.id }))
      yield* afterDays(9)
      yield* looked(key)
      const { moves, findings } = yield* getAutopilot.handle(key)
      expect(moves).toHaveLength(1)
      expect(findings).toContainEqual({ kind: "Budget", finding: "Quiet" })
    }),
  ))

test("a look that runs twice decides once a day", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* switched(key, { mode: "DoIt" })
      yield* looked(key)
      yield* looked(key)
      expect((yield* getAutopilot.handle(key)).moves).toMatchObject([{ state: "Made" }])
      expect((yield* templates).filter((template) => template === "autopilotMoved")).toHaveLength(1)
      expect((yield* (yield* AutopilotDecisions).list("ofCampaign", key)).rows).toHaveLength(1)
    }),
  ))

test("every decision is decided again from its row, with the same moves", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* switched(key, { mode: "DoIt", limits: { budgetPercent: 50, hours: 6 } })
      for (const day of [8, 9, 16]) {
        yield* afterDays(day)
        yield* looked(key)
      }
      const { rows } = yield* (yield* AutopilotDecisions).list("ofCampaign", key)
      expect(rows.map(({ moves }) => moves.length)).toEqual([1, 0, 1])
      for (const { evidence, evidenceHash, rules, findings, moves } of rows) {
        expect([rules, evidenceHash]).toEqual([autopilotRules, fnv1a64(canonicalJson([evidence]))])
        expect(decideMoves(evidence)).toEqual({ findings, moves })
      }
    }),
  ))

test("due campaigns are looked at once each, at six in the morning", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* switched(key, { mode: "TellFirst" })
      yield* lookAtDueCampaigns.handle({})
      expect(yield* jobNames).toEqual(["campaigns/LookAtCampaign"])
      yield* looked(key)
      yield* lookAtDueCampaigns.handle({})
      expect(yield* jobNames).toEqual([])
      const { nextAt = 0 } = yield* getAutopilot.handle(key)
      expect(new Date(nextAt).toISOString()).toBe("2026-11-29T00:30:00.000Z")
    }),
  ))

test("a campaign that its client approves has no autopilot", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      const { sessionId } = yield* campaignOf(key)
      const approvals = (yield* MemoryDatabase).table<SessionId, LaunchApproval>("launch-approvals")
      yield* switched(key, { mode: "DoIt" })
      approvals.set(sessionId, { isNeeded: true, standing: "Approved", changedParts: [] })
      yield* looked(key)
      const { obstacle, moves } = yield* getAutopilot.handle(key)
      expect([obstacle, moves]).toEqual(["ClientApproves", []])
      expect(yield* Effect.flip(switched(key, { mode: "TellFirst" }))).toMatchObject({ why: "ClientApproves" })
    }),
  ))

/** Networks that tell a search which cost much and brought nothing. */
const withEmptySearch = Effect.map(AdNetworks, (networks) =>
  AdNetworks.of({
    ...networks,
    searchTerms: () =>
      Effect.succeed([
        { term: "bread recipe", impressions: 900, clicks: 90, spend: 90_000, results: 0 },
        { term: "dentist pune", impressions: 900, clicks: 90, spend: 120_000, results: 40 },
      ]),
  }),
)

const lookedWithSearch = Effect.fnUntraced(function* (key: Key) {
  yield* Effect.provideService(looked(key), AdNetworks, yield* withEmptySearch)
})

test("a search that brings nothing is left out by a revision of the autopilot", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* switched(key, { mode: "DoIt", kinds: ["Searches"] })
      yield* lookedWithSearch(key)
      const { audience } = yield* runningEdit(key)
      expect(audience.negativeKeywords).toEqual([{ keyword: "bread recipe", match: "Exact" }])
      const { revisions } = yield* getCampaignAds.handle(key)
      expect(revisions[0]).toMatchObject({ isAutopilots: true, changes: [{ field: "negativeKeywords" }] })
      expect(yield* jobNames).toContain("campaigns/ApplyCampaignEdit")
    }),
  ))

test("a search that is shown again leaves the plan of before", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      const before = yield* runningEdit(key)
      yield* switched(key, { mode: "DoIt", kinds: ["Searches"] })
      yield* lookedWithSearch(key)
      yield* applyCampaignEdit.handle(key)
      const [move] = (yield* getAutopilot.handle(key)).moves
      yield* asOwner(undoAutopilotMove.handle({ ...key, moveId: move?.id ?? 0 }))
      expect(yield* runningEdit(key)).toEqual(before)
    }),
  ))

test("while a change is typed the autopilot only proposes", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* switched(key, { mode: "DoIt", kinds: ["Searches"] })
      yield* lookedWithSearch(key)
      const { moves } = yield* getAutopilot.handle(key)
      expect(moves).toMatchObject([{ state: "Proposed", change: { term: "bread recipe" } }])
      const refusal = yield* Effect.flip(asOwner(takeAutopilotMove.handle({ ...key, moveId: moves[0]?.id ?? 0 })))
      expect(refusal).toMatchObject({ why: "Draft" })
    }),
  ))

test("a network that does not tell its parts leaves them untold", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* switched(key, { mode: "DoIt", kinds: ["Budget", "Searches"] })
      yield* looked(key)
      expect((yield* getAutopilot.handle(key)).findings).toEqual([
        { kind: "Budget", finding: "Move" },
        { kind: "Hours", finding: "Off" },
        { kind: "Places", finding: "Off" },
        { kind: "Searches", finding: "Untold" },
      ])
    }),
  ))

test("a week after a move its weeks before and after stand beside each other", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* unevenCampaign
      yield* switched(key, { mode: "DoIt" })
      yield* looked(key)
      const better = { Social: { spend: 30_000, results: 1 }, Search: { spend: 50_000, results: 30 } }
      yield* recordedDays(key, "2026-11-28", 9, better)
      yield* afterDays(16)
      yield* looked(key)
      const made = (yield* (yield* AutopilotMoves).list("ofCampaign", key)).rows.at(-1)
      expect(made?.outcome).toEqual({
        before: { spend: 560_000, results: 49 },
        after: { spend: 560_000, results: 217 },
        verdict: "Cheaper",
      })
    }),
  ))

test("a proposal lapses after a week, and at once when the autopilot is switched off", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { key } = yield* proposedShift
      yield* afterDays(15)
      yield* looked(key)
      const moves = (yield* getAutopilot.handle(key)).moves.map(({ state }) => state)
      expect(moves).toEqual(["Proposed", "Lapsed"])
      const off = yield* switched(key, { mode: "Off" })
      expect(off.moves.map(({ state }) => state)).toEqual(["Lapsed", "Lapsed"])
    }),
  ))
