import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { NetworkUnavailable } from "../ports/ad-networks.ts"
import { runningCampaign, runningEdit } from "../testing/changed-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { MemoryNetwork } from "../testing/memory-network.ts"
import { getCampaignEdit, saveCampaignEdit } from "./campaign-edits.ts"
import { leaveOutSearch, listSearchTerms } from "./search-terms.ts"

/** A campaign whose ads ran for three days. */
const runFor3Days = Effect.gen(function* () {
  const key = yield* runningCampaign
  yield* TestClock.adjust("3 days")
  return key
})

test("the searches that brought a search ad are listed with what they cost", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { terms, waiting, isAnswered } = yield* listSearchTerms.handle(yield* runFor3Days)
      expect(terms.length).toBeGreaterThan(10)
      expect(terms.every(({ spend, clicks }) => spend > 0 && clicks > 0)).toBe(true)
      expect(new Set(terms.map(({ standing }) => standing))).toEqual(new Set(["Keyword", "Other"]))
      expect([waiting, isAnswered]).toEqual([0, true])
    }),
  ))

test("a search that is left out waits in the change until that is sent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runFor3Days
      const [keyword = ""] = (yield* runningEdit(key)).audience.keywords ?? []
      const term = `${keyword} for free`
      expect(yield* leaveOutSearch.handle({ ...key, term, isLeftOut: true })).toEqual({ waiting: 1 })
      const { changes, draft } = yield* getCampaignEdit.handle(key)
      expect(draft?.edit.audience.negativeKeywords).toEqual([{ keyword: term, match: "Exact" }])
      expect(changes).toMatchObject([{ field: "negativeKeywords", effect: "atOnce", after: { texts: [`[${term}]`] } }])
      const { terms, waiting } = yield* listSearchTerms.handle(key)
      expect([terms.find((one) => one.term === term)?.standing, waiting]).toEqual(["LeftOut", 1])
    }),
  ))

test("a search that is shown again leaves no change behind", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runFor3Days
      yield* leaveOutSearch.handle({ ...key, term: "free dentist", isLeftOut: true })
      expect(yield* leaveOutSearch.handle({ ...key, term: "Free dentist", isLeftOut: false })).toEqual({ waiting: 0 })
      expect((yield* getCampaignEdit.handle(key)).draft).toBeUndefined()
    }),
  ))

test("leaving a search out keeps what else is typed", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runFor3Days
      const { audience, ads } = yield* runningEdit(key)
      yield* saveCampaignEdit.handle({
        ...key,
        edit: { ads, audience: { ...audience, targetGender: "Female" } },
        version: 0,
      })
      yield* leaveOutSearch.handle({ ...key, term: "free dentist", isLeftOut: true })
      expect((yield* getCampaignEdit.handle(key)).draft?.edit.audience).toMatchObject({
        targetGender: "Female",
        negativeKeywords: [{ keyword: "free dentist", match: "Exact" }],
      })
    }),
  ))

test("a search without words is refused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runFor3Days
      const refusal = yield* Effect.flip(leaveOutSearch.handle({ ...key, term: "???", isLeftOut: true }))
      expect(refusal).toMatchObject({ fields: { term: ["validation.negativeKeywordInvalid"] } })
    }),
  ))

test("a hundred and first search is not left out", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runFor3Days
      const { audience, ads } = yield* runningEdit(key)
      const negativeKeywords = Array.from({ length: 100 }, (_, index) => ({ keyword: `no ${index}`, match: "Exact" }))
      yield* saveCampaignEdit.handle({ ...key, edit: { ads, audience: { ...audience, negativeKeywords } }, version: 0 })
      const refusal = yield* Effect.flip(leaveOutSearch.handle({ ...key, term: "free", isLeftOut: true }))
      expect(refusal).toMatchObject({ fields: { term: ["validation.negativeKeywordsTooMany"] } })
    }),
  ))

test("a network that does not answer is told of, and the change stays", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runFor3Days
      yield* leaveOutSearch.handle({ ...key, term: "free dentist", isLeftOut: true })
      yield* (yield* MemoryNetwork).fail("Search", "review", new NetworkUnavailable({ reason: "down" }))
      expect(yield* listSearchTerms.handle(key)).toMatchObject({ terms: [], waiting: 1, isAnswered: false })
    }),
  ))
