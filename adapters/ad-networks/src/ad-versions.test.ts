import { onePixel, samplePlan } from "@application/campaigns/conformance"
import { AdNetworks, type ChannelObjects, type ExternalIds } from "@application/campaigns/ports"
import { type AdPlan, nothingSpent, versionShares } from "@domain/campaigns"
import { addDays } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"
import { testedSandbox } from "./testing/tested-sandbox.ts"

const { control, settings, today } = testedSandbox({ marketSpeedSeconds: 60 })

interface Logged {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What was written to Meta whose path ends so, oldest first. */
const written = (ending: string) =>
  Effect.promise(async () => {
    const { requests } = (await control("requests?provider=meta&method=POST")) as {
      readonly requests: ReadonlyArray<Logged>
    }
    return requests.filter(({ path }) => path.endsWith(ending)).toReversed()
  })

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/a.png" })
const secondPicture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/b.png" })

const testedPlan = (change: Partial<AdPlan> = {}): AdPlan => {
  const plan = { ...samplePlan(71, "Social"), startDate: today(), endDate: addDays(today(), 9), ...change }
  const { social } = plan
  if (social === undefined) throw new Error("A social plan has a social ad")
  const variant = {
    headline: "Same-day visits in Pune",
    description: "No waiting room",
    primaryText: social.primaryText,
    callToAction: "BookNow" as const,
    test: { objective: plan.objective, ratio: 2, needed: 115, endsWeaker: false },
  }
  return { ...plan, social: { ...social, variant } }
}

const untested = ({ social }: AdPlan): Pick<AdPlan, "social"> => {
  const { variant: _variant, ...one } = social ?? {}
  return { social: one as NonNullable<AdPlan["social"]> }
}

const launched = <A, E>(plan: AdPlan, story: (objects: ChannelObjects) => Effect.Effect<A, E, AdNetworks>) =>
  Effect.gen(function* () {
    const networks = yield* AdNetworks
    let made: ExternalIds = {}
    for (const step of networks.steps(plan))
      made = { ...made, [step]: yield* networks.perform({ plan, step, made, picture, secondPicture }) }
    return yield* story({ channel: plan.channel, externalIds: made, objective: plan.objective })
  }).pipe(Effect.provide(adNetworks(adNetworkOptions(settings()))), Effect.runPromise)

test("Meta gets two ad sets with halves of the money and a split test over them", () =>
  launched(testedPlan({ totalBudget: 500_001 }), ({ externalIds: { adSet, adSetB } }) =>
    Effect.gen(function* () {
      const adSets = yield* written("/adsets")
      expect(adSets.map(({ body }) => Number(body["lifetime_budget"]))).toEqual([250_001, 250_000])
      const [first, other] = adSets.map(({ body }) => body["targeting"])
      expect(other).toEqual(first)
      const studies = yield* written("/ad_studies")
      expect(studies).toHaveLength(1)
      expect(studies[0]?.body).toMatchObject({ type: "SPLIT_TEST" })
      const cells = [
        { name: "A", treatment_percentage: 50, adsets: [adSet] },
        { name: "B", treatment_percentage: 50, adsets: [adSetB] },
      ]
      const told = studies[0]?.body["cells"]
      expect(typeof told === "string" ? JSON.parse(told) : told).toEqual(cells)
    }),
  ))

test("each version's creative says its own words, and both open the same form", () =>
  launched(testedPlan(), () =>
    Effect.gen(function* () {
      const stories = (yield* written("/adcreatives")).map(({ body }) => {
        const story = body["object_story_spec"]
        return (typeof story === "string" ? JSON.parse(story) : story) as {
          readonly link_data: Readonly<Record<string, unknown>> & {
            readonly call_to_action: { readonly type: string; readonly value: unknown }
          }
        }
      })
      expect(stories.map(({ link_data }) => link_data["name"])).toEqual([
        "Gentle root canal treatment in Pune",
        "Same-day visits in Pune",
      ])
      const buttons = stories.map(({ link_data }) => link_data.call_to_action)
      expect(buttons.map(({ type }) => type)).not.toEqual([buttons[0]?.type, buttons[0]?.type])
      expect(buttons[1]?.value).toEqual(buttons[0]?.value)
    }),
  ))

const approved = ({ externalIds: { ad, adB } }: ChannelObjects) =>
  Effect.promise(async () => {
    for (const id of [ad, adB]) if (id !== undefined) await control(`ads/${encodeURIComponent(id)}/approve`, "POST")
  })
const passDay = Effect.promise(() => control("clock", "POST", { advanceMs: 86_400_000 }))

const totals = Effect.fnUntraced(function* (objects: ChannelObjects) {
  const days = yield* (yield* AdNetworks).versions(objects, today(), addDays(today(), 9))
  const sum = (version: "A" | "B", figure: "people" | "results" | "spend") =>
    days.reduce((all, day) => all + day[version][figure], 0)
  return { sum, ratio: sum("B", "results") / sum("B", "spend") / (sum("A", "results") / sum("A", "spend")) }
})

test("versions are as good as each other until the control room makes one better", () =>
  launched(testedPlan({ dailyBudget: 5_000_000, totalBudget: 50_000_000, objective: "WebsiteVisits" }), (objects) =>
    Effect.gen(function* () {
      yield* approved(objects)
      for (let day = 0; day < 4; day += 1) yield* passDay
      const equal = yield* totals(objects)
      expect(equal.ratio).toBeGreaterThan(0.75)
      expect(equal.ratio).toBeLessThan(1.35)
      yield* Effect.promise(() =>
        control("failures", "PUT", [{ provider: "meta", kind: "betterVersion", path: "adSet B" }]),
      )
      // A call that may change something lets the market take the switch in.
      yield* Effect.promise(() => control("approve-all", "POST"))
      for (let day = 0; day < 4; day += 1) yield* passDay
      const better = yield* totals(objects)
      expect(better.ratio).toBeGreaterThan(equal.ratio * 1.3)
      expect(better.ratio).toBeLessThan(equal.ratio * 2)
    }),
  ))

test("the version that is kept has all that its rival has not spent", () =>
  launched(testedPlan(), (objects) =>
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      yield* approved(objects)
      yield* passDay
      const { sum } = yield* totals(objects)
      const { study: _study, ...kept } = objects.externalIds
      yield* networks.showVersions({ ...objects, externalIds: kept })
      yield* networks.setBudget(
        { ...objects, externalIds: kept },
        { type: "Lifetime", currency: "INR", daily: 50_000, total: 500_000 },
      )
      const [budget] = (yield* written(`/${objects.externalIds.adSet}`)).slice(-1)
      expect(Number(budget?.body["lifetime_budget"])).toBeCloseTo(500_000 - sum("B", "spend"), -1)
      const [rival] = (yield* written(`/${objects.externalIds.adSetB}`)).slice(-1)
      expect(rival?.body["status"]).toBe("PAUSED")
    }),
  ))

test("a test's halves follow a changed budget, and its study a changed last day", () =>
  launched(testedPlan({ budgetType: "Daily" }), (objects) =>
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      yield* networks.setBudget(objects, {
        type: "Daily",
        currency: "INR",
        daily: 60_001,
        total: 600_010,
        versions: nothingSpent,
      })
      yield* networks.setEndDate(objects, addDays(today(), 12), "Asia/Kolkata")
      const set = (id: string | undefined) => Effect.map(written(`/${id}`), (all) => all.map(({ body }) => body))
      expect(yield* set(objects.externalIds.adSet)).toMatchObject([{ daily_budget: "30001" }, {}])
      expect(yield* set(objects.externalIds.adSetB)).toMatchObject([{ daily_budget: "30000" }, {}])
      const [study] = yield* set(objects.externalIds.study)
      expect(Number(study?.["end_time"]) * 1_000).toBeGreaterThan(Date.parse(`${addDays(today(), 12)}T00:00:00Z`))
    }),
  ))

test("a version beside a running ad gets half of the rest, and the sum is the whole", () =>
  launched({ ...testedPlan(), ...untested(testedPlan()), budgetType: "Lifetime" }, (objects) =>
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      yield* approved(objects)
      yield* passDay
      const before = yield* networks.spentBefore(objects)
      expect(before.first).toBeGreaterThan(0)
      const plan = { ...testedPlan(), budgetType: "Lifetime" as const }
      let made: ExternalIds = objects.externalIds
      for (const step of ["adSetB", "pictureB", "creativeB", "adB"] as const)
        made = { ...made, [step]: yield* networks.perform({ plan, step, made, revision: 2, picture, secondPicture }) }
      const [, beside] = yield* written("/adsets")
      expect(beside?.body).toMatchObject({ status: "PAUSED" })
      expect(String(beside?.body["name"])).toContain("adSet B v2")
      const both = { ...objects, externalIds: made }
      const total = 500_001
      yield* networks.setBudget(both, { type: "Lifetime", currency: "INR", daily: 50_000, total, versions: before })
      const budgetOf = (id: string | undefined) =>
        Effect.map(written(`/${id}`), (all) => Number(all.at(-1)?.body["lifetime_budget"]))
      const shares = { A: yield* budgetOf(made.adSet), B: yield* budgetOf(made.adSetB) }
      expect(shares).toEqual(versionShares(total, before))
      expect(shares.A + shares.B).toBe(total)
      // Once it has stopped, its spending alone is gone from the whole.
      yield* networks.stopVersion(both)
      yield* networks.setBudget(both, { type: "Lifetime", currency: "INR", daily: 50_000, total })
      expect(yield* budgetOf(made.adSet)).toBe(total)
    }),
  ))
