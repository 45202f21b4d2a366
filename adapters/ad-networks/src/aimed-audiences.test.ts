import { hashedPeople } from "@application/audiences/conformance"
import { AudienceNetworks, type NetworkAudience } from "@application/audiences/ports"
import { blankPng, onePixel, samplePlan } from "@application/campaigns/conformance"
import { type AdEdit, AdNetworks, type ExternalIds, NetworkRefused } from "@application/campaigns/ports"
import { allowedAudience, type AimedAudiences, type AdPlan, type BannerPicture } from "@domain/campaigns"
import { addDays } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { adNetworks, audienceNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"
import { testedSandbox } from "./testing/tested-sandbox.ts"

const { control, settings, today } = testedSandbox()

interface Logged {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What ads were written to a network, oldest first. */
const writtenTo = (provider: "meta" | "googleAds") =>
  Effect.promise(async () => {
    const { requests } = (await control(`requests?provider=${provider}&method=POST`)) as {
      readonly requests: ReadonlyArray<Logged>
    }
    return requests.filter(({ path }) => /adsets|\/\d+$|googleAds:mutate/u.test(path)).toReversed()
  })

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/ad.png" })

const bannerPng = ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height))

const channels = [
  ["Social", "Meta", "meta"],
  ["Search", "Google", "googleAds"],
  ["Banner", "Google", "googleAds"],
] as const
type Channel = (typeof channels)[number][0]
type Network = (typeof channels)[number][1]

const planOf = (channel: Channel, number = 70): AdPlan => ({
  ...samplePlan(number, channel),
  startDate: today(),
  endDate: addDays(today(), 9),
})

const through = <A, E>(
  work: Effect.Effect<A, E, AdNetworks | AudienceNetworks>,
  metaVersion = "v25.0",
  googleVersion = "v25",
) => {
  const options = adNetworkOptions({
    ...settings(),
    META_GRAPH_VERSION: metaVersion,
    GOOGLE_ADS_VERSION: googleVersion,
  })
  return Effect.runPromise(Effect.provide(work, Layer.merge(adNetworks(options), audienceNetworks(options))))
}

const listIn = Effect.fnUntraced(function* (network: Network, name: string) {
  const networks = yield* AudienceNetworks
  const externalId = yield* networks.makeCustomerList({ network, region: "IN", name })
  yield* networks.addPeople({ network, externalId }, hashedPeople(200))
  return externalId
})

const launched = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  let made: ExternalIds = {}
  for (const step of networks.steps(plan))
    made = { ...made, [step]: yield* networks.perform({ plan, step, made, picture, bannerPng }) }
  return made
})

const firstSteps = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  const campaign = yield* networks.perform({ plan, step: "campaign", made: {}, picture })
  return yield* networks.perform({ plan, step: "adSet", made: { campaign }, picture })
})

/** Sends the change of audiences, and answers what was written for it. */
const retargeted = Effect.fnUntraced(function* (
  before: AdPlan,
  audiences: AimedAudiences | undefined,
  made: ExternalIds,
) {
  const provider = before.channel === "Social" ? "meta" : "googleAds"
  const earlier = (yield* writtenTo(provider)).length
  const { audiences: _audiences, ...rest } = before
  const plan: AdPlan = { ...rest, ...(audiences !== undefined && { audiences }) }
  const edit: AdEdit = { before, plan, made, revision: 2, picture }
  yield* (yield* AdNetworks).retarget(edit)
  return { plan, writes: (yield* writtenTo(provider)).slice(earlier) }
})

/** Operations of Google's mutations, by kind and action. */
const operationsOf = (writes: ReadonlyArray<Logged>) =>
  writes
    .flatMap(({ body }) => body["mutateOperations"] as ReadonlyArray<Readonly<Record<string, object>>>)
    .flatMap((operation) =>
      Object.entries(operation).map(([kind, what]) => `${kind.replace("Operation", "")} ${Object.keys(what)[0]}`),
    )

for (const [metaVersion, googleVersion] of [
  ["v8.0", "v23"],
  ["v25.0", "v25"],
] as const) {
  test.each(channels)(
    `a launched %s ad is shown to its lists alone, ${metaVersion} and ${googleVersion}`,
    (channel, network, provider) =>
      through(
        Effect.gen(function* () {
          const [one, other] = [yield* listIn(network, "One"), yield* listIn(network, "Other")]
          const made = yield* launched({ ...planOf(channel), audiences: { included: [one], excluded: [other] } })
          expect(made.review).not.toBe("")
          const sent = JSON.stringify((yield* writtenTo(provider)).map(({ body }) => body))
          expect(sent).toContain(one)
          expect(sent).toContain(other)
        }),
        metaVersion,
        googleVersion,
      ),
  )

  test.each(channels)(
    `a list that %s does not know is refused, ${metaVersion} and ${googleVersion}`,
    (channel, network) =>
      through(
        Effect.gen(function* () {
          const gone = yield* listIn(network, "Gone")
          const audience: NetworkAudience = { network, externalId: gone }
          yield* (yield* AudienceNetworks).remove(audience)
          const included = { ...planOf(channel, 71), audiences: { included: [gone], excluded: [] } }
          const excluded = { ...planOf(channel, 72), audiences: { included: [], excluded: [gone] } }
          for (const plan of [included, excluded])
            expect(yield* Effect.flip(firstSteps(plan))).toBeInstanceOf(NetworkRefused)
        }),
        metaVersion,
        googleVersion,
      ),
  )
}

test("Meta is told whom to show an ad set to, and whom not", () =>
  through(
    Effect.gen(function* () {
      const [one, other] = [yield* listIn("Meta", "One"), yield* listIn("Meta", "Other")]
      const before = { ...planOf("Social"), audiences: { included: [one], excluded: [] } }
      const made = yield* launched(before)
      const { writes } = yield* retargeted(before, { included: [one], excluded: [other] }, made)
      expect(writes.map(({ body }) => Object.keys(body))).toEqual([["targeting"]])
      expect(JSON.parse(String(writes[0]?.body["targeting"]))).toMatchObject({
        custom_audiences: [{ id: one }],
        excluded_custom_audiences: [{ id: other }],
      })
      expect((yield* retargeted(before, before.audiences, made)).writes).toEqual([])
    }),
  ))

test("Meta refuses a list that is meant and left out at once", () =>
  through(
    Effect.gen(function* () {
      const one = yield* listIn("Meta", "One")
      const plan = { ...planOf("Social"), audiences: { included: [one], excluded: [one] } }
      expect(yield* Effect.flip(firstSteps(plan))).toBeInstanceOf(NetworkRefused)
    }),
  ))

test.each(["Search", "Banner"] as const)(
  "lists of a %s ad reach Google as what differs, and narrow it once",
  (channel) =>
    through(
      Effect.gen(function* () {
        const [one, other] = [yield* listIn("Google", "One"), yield* listIn("Google", "Other")]
        const everybody = planOf(channel)
        const made = yield* launched(everybody)
        const first = yield* retargeted(everybody, { included: [one], excluded: [] }, made)
        expect(operationsOf(first.writes)).toEqual(["adGroup update", "adGroupCriterion create"])
        expect(JSON.stringify(first.writes)).toContain('"targetingDimension":"AUDIENCE","bidOnly":false')
        const second = yield* retargeted(first.plan, { included: [other], excluded: [one] }, made)
        expect(operationsOf(second.writes)).toEqual([
          "adGroupCriterion remove",
          "adGroupCriterion create",
          "campaignCriterion create",
        ])
        const third = yield* retargeted(second.plan, undefined, made)
        expect(operationsOf(third.writes)).toEqual(["adGroupCriterion remove", "campaignCriterion remove"])
        expect((yield* retargeted(third.plan, undefined, made)).writes).toEqual([])
      }),
    ),
)

test("an ad for housing may use a list of customers, and no lookalike or exclusion", () =>
  through(
    Effect.gen(function* () {
      const networks = yield* AudienceNetworks
      const list = yield* listIn("Meta", "One")
      const source: NetworkAudience = { network: "Meta", externalId: list }
      const alike = yield* networks.makeLookalike({ network: "Meta", name: "Alike", source, country: "IN", percent: 1 })
      const { leadForm: _form, ...base } = planOf("Social")
      const special = { categories: ["Housing"] } as const
      const plan: AdPlan = { ...base, objective: "WebsiteVisits", special, ...allowedAudience(base, special) }
      for (const audiences of [
        { included: [alike], excluded: [] },
        { included: [], excluded: [list] },
      ])
        expect(yield* Effect.flip(firstSteps({ ...plan, audiences }))).toBeInstanceOf(NetworkRefused)
      expect(yield* firstSteps({ ...plan, audiences: { included: [list], excluded: [] } })).not.toBe("")
    }),
  ))
