import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { editOf, type LaunchApproval } from "@domain/campaigns"
import { acceptCopy } from "@domain/creatives"
import type { SessionId } from "@domain/kernel"
import { type SignupSession } from "@domain/signup"
import { runningCampaign, runningEdit, sent, typed, withHeadline, withKeywords } from "../testing/changed-campaign.ts"
import { campaignOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { memoryCampaignPortals, sampleDraft } from "../testing/index.ts"
import { CampaignRepository } from "../ports/index.ts"
import {
  discardCampaignEdit,
  getCampaignEdit,
  restorePlanRevision,
  saveCampaignEdit,
  showEditToClient,
} from "./campaign-edits.ts"

/** Discards the draft as it is. */
const discarded = (key: Effect.Success<typeof runningCampaign>) =>
  Effect.flatMap(getCampaignEdit.handle(key), ({ version }) => discardCampaignEdit.handle({ ...key, version }))
const asMira = Effect.provideService(CurrentActor, userActor(5))

test("nothing is changed before somebody types", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { draft, changes, lacks, sent: sending } = yield* getCampaignEdit.handle(yield* runningCampaign)
      expect({ draft, changes, lacks, sending }).toEqual({ draft: undefined, changes: [], lacks: [], sending: [] })
    }),
  ))

test("a change is kept with who typed it, and names its effect at each network", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const state = yield* asMira(typed(key, (edit) => withHeadline(edit, "Painless care in Pune")))
      expect(state.draft).toMatchObject({ version: 1, editedBy: "User 5" })
      expect(state.changes).toEqual([
        {
          channel: "Social",
          field: "headline",
          before: { texts: ["Gentle root canal treatment in Pune"] },
          after: { texts: ["Painless care in Pune"] },
          effect: "newAd",
        },
      ])
      expect(state.lacks).toEqual([])
      expect((yield* getCampaignEdit.handle(key)).draft).toEqual(state.draft)
    }),
  ))

test("a change that was typed from an earlier version overwrites nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const edit = yield* runningEdit(key)
      yield* asMira(typed(key, (one) => withHeadline(one, "Mira's words")))
      const other = withHeadline(edit, "Ravi's words")
      const refusal = yield* Effect.flip(saveCampaignEdit.handle({ ...key, edit: other, version: 0 }))
      expect(refusal).toMatchObject({
        _tag: "DifferenceStale",
        fields: ["adDetail"],
        revision: 1,
        current: { version: 1, editedBy: "User 5", edit: { ads: { adDetail: { headline: "Mira's words" } } } },
      })
      expect((yield* runningEdit(key)).ads.adDetail?.headline).toBe(edit.ads.adDetail?.headline)
      const kept = yield* saveCampaignEdit.handle({ ...key, edit: other, version: 1 })
      expect(kept.draft).toMatchObject({ version: 2, edit: { ads: { adDetail: { headline: "Ravi's words" } } } })
    }),
  ))

test("the same change saved twice is one version", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const edit = withHeadline(yield* runningEdit(key), "New words")
      yield* saveCampaignEdit.handle({ ...key, edit, version: 0 })
      expect((yield* saveCampaignEdit.handle({ ...key, edit, version: 0 })).draft?.version).toBe(1)
    }),
  ))

test("a change back to what runs leaves no draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const edit = yield* runningEdit(key)
      yield* typed(key, (one) => withHeadline(one, "New words"))
      expect((yield* typed(key, () => edit)).draft).toBeUndefined()
    }),
  ))

test("a discarded change leaves what runs", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      const { draft, changes } = yield* discarded(key)
      expect([draft, changes]).toEqual([undefined, []])
    }),
  ))

test("a keyword that no search takes is refused by its field, and nothing is kept", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const refusal = yield* Effect.flip(typed(key, (edit) => withKeywords(edit, ["!!"])))
      expect(refusal).toMatchObject({ _tag: "InvalidFields", fields: { keywords: ["validation.keywordInvalid"] } })
      expect((yield* getCampaignEdit.handle(key)).draft).toBeUndefined()
    }),
  ))

test("a change says what keeps it from being sent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const { lacks } = yield* typed(key, (edit) => withKeywords(edit, ["dentist pune"]))
      expect(lacks).toEqual(["validation.keywordsTooFew"])
    }),
  ))

test("only a launched campaign is changed, where the portal lets owners launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const draft = yield* seedDraft()
      const edit = editOf({ creative: sampleDraft.creative, targeting: sampleDraft.targeting })
      const save = saveCampaignEdit.handle({ ...draft, edit, version: 0 })
      expect(yield* Effect.flip(save)).toMatchObject({ _tag: "CampaignMoveNotAllowed", move: "changeAd" })
      const key = yield* runningCampaign
      const closed = Effect.provide(save, memoryCampaignPortals({ isCampaignLaunchDisabled: true }))
      expect(yield* Effect.flip(closed)).toMatchObject({ _tag: "CampaignMoveNotOffered", move: "changeAd" })
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      yield* campaigns.save({ ...campaign, status: "Paused", pauseReason: "disabled" })
      expect(yield* Effect.flip(save)).toMatchObject({ _tag: "CampaignDisabled" })
    }),
  ))

test("an earlier version becomes the draft, and an unknown version is refused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      const { draft, changes } = yield* restorePlanRevision.handle({ ...key, revision: 1 })
      expect(draft?.edit.ads.adDetail?.headline).toBe("Gentle root canal treatment in Pune")
      expect(changes).toMatchObject([{ field: "headline", before: { texts: ["New words"] } }])
      expect(yield* Effect.flip(restorePlanRevision.handle({ ...key, revision: 9 }))).toMatchObject({
        _tag: "PlanRevisionNotFound",
        revision: 9,
      })
    }),
  ))

const approvals = Effect.map(MemoryDatabase, (database) =>
  database.table<SessionId, LaunchApproval>("launch-approvals"),
)
const draftCopy = Effect.map(
  MemoryDatabase,
  (database) =>
    database.table<SessionId, SignupSession>("sessions").get(sampleDraft.sessionId)?.creative.creativeDetail?.adDetail,
)
const draftHeadline = Effect.map(draftCopy, (copy) => copy?.headline)

test("a client approves a change before it is sent, and sees what is typed", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const asked = { isNeeded: true, standing: "Void", changedParts: [] } as const
      ;(yield* approvals).set(sampleDraft.sessionId, asked)
      const { approval } = yield* typed(key, (edit) => withHeadline(edit, "First words"))
      expect(approval).toBe("Void")
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      expect(yield* Effect.flip(sent(key))).toMatchObject({ _tag: "ApprovalMissing", standing: "Void" })
      expect(yield* draftHeadline).toBe("Gentle root canal treatment in Pune")
      yield* showEditToClient.handle(key)
      expect(yield* draftHeadline).toBe("New words")
      const shown = yield* draftCopy
      expect(shown).toEqual(shown && acceptCopy(shown))
      yield* typed(key, (edit) => withHeadline(edit, "Newer words"))
      expect(yield* draftHeadline).toBe("Newer words")
      yield* discarded(key)
      expect(yield* draftHeadline).toBe("Gentle root canal treatment in Pune")
      yield* typed(key, (edit) => withHeadline(edit, "Newest words"))
      ;(yield* approvals).set(sampleDraft.sessionId, { ...asked, standing: "Approved" })
      yield* sent(key)
      expect((yield* campaignOf(key)).plan?.launched).toBe(2)
    }),
  ))

test("nobody goes on from a draft that was sent or discarded", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const edit = yield* runningEdit(key)
      const stale = (version: number) =>
        Effect.flip(saveCampaignEdit.handle({ ...key, edit: withHeadline(edit, "Ravi's words"), version }))
      const { version } = yield* typed(key, (one) => withHeadline(one, "Mira's words"))
      yield* sent(key)
      const running = withHeadline(yield* runningEdit(key), "Mira's words")
      for (const earlier of [0, version])
        expect(yield* stale(earlier)).toMatchObject({
          _tag: "DifferenceStale",
          revision: version + 1,
          current: { version: version + 1, edit: { ads: { adDetail: { headline: "Mira's words" } } } },
        })
      expect((yield* typed(key, () => withHeadline(running, "Newer words"))).version).toBe(version + 2)
      const refusal = yield* Effect.flip(discardCampaignEdit.handle({ ...key, version: version + 1 }))
      expect(refusal).toMatchObject({ _tag: "DifferenceStale", revision: version + 2 })
      yield* discarded(key)
      expect(yield* stale(version + 2)).toMatchObject({ revision: version + 3 })
    }),
  ))
