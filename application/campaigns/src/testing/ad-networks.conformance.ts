import { type AdPlan, type BannerPicture, type CampaignChannel, campaignChannels } from "@domain/campaigns"
import { PartDimension, valuesOfDimension } from "@domain/insights"
import { Effect, type Layer } from "effect"
import { beforeEach, expect, test } from "vitest"
import { AdNetworks, type ChannelObjects, NetworkRefused, type StepRequest } from "../ports/ad-networks.ts"
import type { ExternalIds } from "../ports/launch-runs.ts"
import { blankPng } from "./blank-png.ts"
import { adVersionsConformance } from "./ad-versions.conformance.ts"
import { changedAdsConformance } from "./changed-ads.conformance.ts"
import type { NetworkDriver } from "./network-driver.ts"
import { onePixel } from "./one-pixel.ts"
import { sampleItems } from "./sample-items.ts"
import { sampleCards, samplePlan } from "./sample-plan.ts"

const picture = Effect.succeed({ bytes: onePixel, url: "https://marquee.example/ad.png" })
const bannerPng = ({ width, height }: BannerPicture) => Effect.sync(() => blankPng(width, height))
const cardPng = () => Effect.sync(() => blankPng(1080, 1080))
const drawn = { picture, bannerPng, cardPng }

/** Conformance tests of `AdNetworks`; the layer is built for each test and may keep its state between them. */
export const adNetworksConformance = <R>(
  layer: Layer.Layer<AdNetworks | R, unknown>,
  driver: NetworkDriver<R>,
  planOf: (number: number, channel: CampaignChannel) => AdPlan = samplePlan,
) => {
  let number = 100
  beforeEach(async () => {
    number += 1
    await driver.prepare?.()
  })

  const run = <A, E>(work: Effect.Effect<A, E, AdNetworks | R>) => Effect.runPromise(Effect.provide(work, layer))

  const launched = Effect.fnUntraced(function* (plan: AdPlan, products?: StepRequest["products"]) {
    const networks = yield* AdNetworks
    let externalIds: ExternalIds = {}
    for (const step of networks.steps(plan)) {
      const request = { plan, step, made: externalIds, ...drawn, ...(products !== undefined && { products }) }
      const id = yield* networks.perform(request)
      externalIds = { ...externalIds, [step]: id }
    }
    const objects: ChannelObjects = { channel: plan.channel, externalIds, objective: plan.objective }
    return objects
  })

  test("both channels can be launched on and need more than one step", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        expect(networks.availableChannels).toEqual(expect.arrayContaining(["Social", "Search"]))
        for (const channel of campaignChannels) {
          const steps = networks.steps(planOf(number, channel))
          expect(steps[0]).toBe("campaign")
          expect(steps.at(-1)).toBe("review")
        }
      }),
    ))

  for (const channel of campaignChannels) {
    test(`a ${channel} step taken twice finds what it made the first time`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          let made: ExternalIds = {}
          for (const step of networks.steps(plan)) {
            const id = yield* networks.perform({ plan, step, made, ...drawn })
            expect(yield* networks.perform({ plan, step, made, ...drawn })).toBe(id)
            made = { ...made, [step]: id }
          }
          expect(yield* driver.countAds(`MQ-${plan.campaignId}-`)).toBe(1)
        }),
      ))

    if (channel === "Social") {
      const withCards = (count: number): AdPlan => {
        const plan = planOf(number, channel)
        return { ...plan, ...(plan.social !== undefined && { social: { ...plan.social, cards: sampleCards(count) } }) }
      }

      test("a carousel is launched once, with 2 to 10 cards", () =>
        run(
          Effect.gen(function* () {
            const { externalIds } = yield* launched(withCards(2))
            expect(yield* launched(withCards(2))).toMatchObject({ externalIds })
            expect(yield* driver.countAds(`MQ-${withCards(2).campaignId}-`)).toBe(1)
          }),
        ))

      for (const count of [1, 11])
        test(`a carousel of ${count} is refused`, () =>
          run(
            Effect.gen(function* () {
              expect(yield* Effect.flip(launched(withCards(count)))).toBeInstanceOf(NetworkRefused)
            }),
          ))
    }

    const without = (excluded: Partial<AdPlan["location"]>): AdPlan => {
      const plan = planOf(number, channel)
      const { location } = plan
      const branches = [{ name: "Hadapsar", latitude: 18.5, longitude: 73.94 }]
      return { ...plan, location: { ...location, mode: "NearBusiness", branches, ...excluded } }
    }

    test(`a ${channel} ad is shown around branches, and not in a postal code that is left out`, () =>
      run(
        Effect.gen(function* () {
          const { region } = planOf(number, channel)
          const postcode = region === "IN" ? "411045" : "BS1"
          const excludedAreas = [
            { placeId: "p", name: postcode, postcode, countryCode: region, latitude: 18.56, longitude: 73.78 },
          ]
          expect((yield* launched(without({ excludedAreas }))).externalIds.ad).toBeDefined()
        }),
      ))

    test(`a circle that is left out is ${channel === "Social" ? "taken" : "refused"} by ${channel}`, () =>
      run(
        Effect.gen(function* () {
          const excludedCircles = [{ name: "Rival", latitude: 18.52, longitude: 73.85, kilometers: 2 }]
          const launch = launched(without({ excludedCircles }))
          if (channel === "Social") expect((yield* launch).externalIds.ad).toBeDefined()
          else expect(yield* Effect.flip(launch)).toBeInstanceOf(NetworkRefused)
        }),
      ))

    test(`two ${channel} campaigns never share an object`, () =>
      run(
        Effect.gen(function* () {
          const first = yield* launched(planOf(number, channel))
          const second = yield* launched({ ...planOf(number, channel), attempt: 2 })
          const { picture: _a, ...mine } = first.externalIds
          const { picture: _b, ...others } = second.externalIds
          expect(new Set([...Object.values(mine), ...Object.values(others)]).size).toBe(
            new Set(Object.values(mine)).size * 2,
          )
        }),
      ))

    test(`a ${channel} ad is in review until it is approved, then runs, pauses and runs on`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const objects = yield* launched(planOf(number, channel))
          expect((yield* networks.review(objects)).status).toBe("InReview")
          yield* driver.decide(objects, { status: "Active" })
          expect((yield* networks.review(objects)).status).toBe("Active")
          yield* networks.pause(objects)
          yield* networks.pause(objects)
          expect((yield* networks.review(objects)).status).toBe("Paused")
          yield* networks.resume(objects)
          expect((yield* networks.review(objects)).status).toBe("Active")
        }),
      ))

    test(`a rejected ${channel} ad says why`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const objects = yield* launched(planOf(number, channel))
          yield* driver.decide(objects, { status: "Rejected", reason: "Misleading claims" })
          expect(yield* networks.review(objects)).toEqual({ status: "Rejected", reason: "Misleading claims" })
          for (const field of ["headline", "description", "landingPage"] as const) {
            const refused = { status: "Rejected", reason: "Misleading claims", fields: [field] } as const
            yield* driver.decide(objects, refused)
            expect(yield* networks.review(objects)).toEqual(refused)
          }
        }),
      ))

    test(`numbers of a running ${channel} ad come by day and never exceed its budget`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          const objects = yield* launched(plan)
          const since = yield* driver.today
          expect(yield* networks.metrics(objects, since, since)).toEqual([])
          yield* driver.decide(objects, { status: "Active" })
          yield* driver.passDay
          const days = yield* networks.metrics(objects, since, yield* driver.today)
          expect(days.length).toBeGreaterThan(0)
          for (const day of days) {
            expect(day.channel).toBe(channel)
            expect(day.date >= since).toBe(true)
            expect(day.clicks).toBeLessThanOrEqual(day.impressions)
            expect(Number.isInteger(day.spend)).toBe(true)
          }
          const spend = days.reduce((sum, day) => sum + day.spend, 0)
          expect(spend).toBeGreaterThan(0)
          expect(spend).toBeLessThanOrEqual(plan.dailyBudget * days.length)
        }),
      ))

    test(`the parts of a ${channel} ad's days sum to the days, by every dimension`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const objects = yield* launched(planOf(number, channel))
          const since = yield* driver.today
          expect(yield* networks.parts(objects, "Hour", since, since)).toEqual([])
          yield* driver.decide(objects, { status: "Active" })
          yield* driver.passDay
          const until = yield* driver.today
          const days = yield* networks.metrics(objects, since, until)
          for (const dimension of PartDimension.literals) {
            const parts = yield* networks.parts(objects, dimension, since, until)
            expect(parts.length).toBeGreaterThan(0)
            for (const day of days) {
              const own = parts.filter(({ date }) => date === day.date)
              expect(new Set(own.map(({ value }) => value)).size).toBe(own.length)
              for (const figure of ["impressions", "clicks", "spend"] as const) {
                const sum = own.reduce((all, part) => all + part[figure], 0)
                expect(sum).toBeLessThanOrEqual(day[figure])
                expect(sum).toBeGreaterThanOrEqual(day[figure] - 24)
              }
              const values = valuesOfDimension[dimension]
              if (values !== undefined) for (const { value } of own) expect(values).toContain(value)
            }
          }
          const ads = yield* networks.parts(objects, "Ad", since, until)
          expect(new Set(ads.map(({ value }) => value))).toEqual(new Set([objects.externalIds.ad]))
        }),
      ))

    test(`searches that brought a ${channel} ad come with what they cost, none for ads without`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const objects = yield* launched(planOf(number, channel))
          const since = yield* driver.today
          expect(yield* networks.searchTerms(objects, since, since)).toEqual([])
          yield* driver.decide(objects, { status: "Active" })
          yield* driver.passDay
          const until = yield* driver.today
          const spent = (yield* networks.metrics(objects, since, until)).reduce((sum, day) => sum + day.spend, 0)
          const searches = yield* networks.searchTerms(objects, since, until)
          expect(searches.length > 0).toBe(channel === "Search")
          for (const { term, impressions, clicks, spend } of searches) {
            expect(term).not.toBe("")
            expect(clicks).toBeLessThanOrEqual(impressions)
            expect(Number.isInteger(spend)).toBe(true)
          }
          expect(searches.reduce((sum, { spend }) => sum + spend, 0)).toBeLessThanOrEqual(spent)
        }),
      ))

    for (const budgetType of ["Daily", "Lifetime"] as const) {
      test(`a ${channel} campaign spends no more than a lowered ${budgetType} budget`, () =>
        run(
          Effect.gen(function* () {
            const networks = yield* AdNetworks
            const plan = { ...planOf(number, channel), budgetType }
            const objects = yield* launched(plan)
            const since = yield* driver.today
            const daily = Math.floor(plan.dailyBudget / 4)
            const total = Math.floor(plan.totalBudget / 4)
            const budget = { type: budgetType, currency: plan.currency, daily, total }
            yield* networks.setBudget(objects, budget)
            yield* networks.setBudget(objects, budget)
            yield* driver.decide(objects, { status: "Active" })
            yield* driver.passDay
            const days = yield* networks.metrics(objects, since, yield* driver.today)
            const spend = days.reduce((sum, day) => sum + day.spend, 0)
            expect(spend).toBeGreaterThan(0)
            expect(spend).toBeLessThanOrEqual(daily * days.length)
          }),
        ))
    }

    test(`the last day of a ${channel} campaign can be changed`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          const plan = planOf(number, channel)
          const objects = yield* launched(plan)
          yield* networks.setEndDate(objects, plan.endDate, plan.timeZone)
          expect((yield* networks.review(objects)).status).toBe("InReview")
        }),
      ))
  }

  test("the channels of one campaign never share an object", () =>
    run(
      Effect.gen(function* () {
        const made = yield* Effect.forEach(campaignChannels, (channel) =>
          launched({ ...planOf(number, channel), businessName: "Sunrise" }),
        )
        const ids = made.flatMap(({ externalIds: { picture: _picture, ...others } }) => Object.values(others))
        const counts = made.map(
          ({ externalIds: { picture: _picture, ...others } }) => new Set(Object.values(others)).size,
        )
        expect(new Set(ids).size).toBe(counts.reduce((sum, count) => sum + count, 0))
        expect(yield* driver.countAds(`MQ-${planOf(number, "Search").campaignId}-`)).toBe(campaignChannels.length)
      }),
    ))

  test("a made-up lead takes the place of an earlier one, and is no lead of the ads", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(planOf(number, "Social"))
        const made = {
          fields: { Name: "Test lead", Phone: "+447700900123", Email: "test@example.com" },
          answers: [{ key: "q1", answer: "I am only looking" }],
          consents: ["contact"],
        }
        yield* networks.testLead(objects, made)
        const id = yield* networks.testLead(objects, made)
        const lead = yield* networks.lead(id)
        expect(lead).toMatchObject({ name: "Test lead", mobileNumber: "+447700900123", email: "test@example.com" })
        expect(lead?.answers?.[0]).toEqual({ question: "When would you like to come?", answer: "I am only looking" })
        expect(lead?.consents?.map(({ isGiven }) => isGiven)).toEqual([true])
        expect((yield* networks.leads(objects, 0)).map(({ externalId }) => externalId)).not.toContain(id)
        const search = yield* launched(planOf(number + 1, "Search"))
        expect((yield* Effect.flip(networks.testLead(search, made)))._tag).toBe("NetworkRefused")
      }),
    ))

  test("leads of a running form have a name and contact, and can be fetched alone", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(planOf(number, "Social"))
        yield* driver.decide(objects, { status: "Active" })
        yield* driver.passDay
        const leads = yield* networks.leads(objects, 0)
        expect(leads.length).toBeGreaterThan(0)
        expect(leads.every(({ name, mobileNumber }) => name !== "" && mobileNumber !== undefined)).toBe(true)
        expect(new Set(leads.map(({ externalId }) => externalId)).size).toBe(leads.length)
        expect(leads.every(({ source }) => source?.adId !== undefined && source.adName !== undefined)).toBe(true)
        expect(new Set(leads.map(({ source }) => source?.adId)).size).toBe(1)
        const newest = Math.max(...leads.map(({ submittedOn }) => submittedOn))
        expect((yield* networks.leads(objects, newest)).length).toBeLessThanOrEqual(leads.length)
        expect(yield* networks.leads(objects, newest + 1)).toEqual([])
        const [lead] = leads
        expect(yield* networks.lead(lead?.externalId ?? "")).toEqual(lead)
        expect(lead?.consents?.map(({ text, isGiven, at }) => [text, isGiven, at])).toEqual([
          ["You may call me.", true, lead?.submittedOn],
        ])
        expect(new Set(leads.flatMap(({ consents = [] }) => consents.map(({ version }) => version))).size).toBe(1)
        expect(lead?.consents?.[0]?.version).toMatch(/\w/)
        expect(lead?.answers?.map(({ question }) => question)).toEqual([
          "When would you like to come?",
          "Anything we should know?",
        ])
        const chosen = new Set(leads.map(({ answers }) => answers?.[0]?.answer))
        expect([...chosen].toSorted()).toEqual(["I am only looking", "This week"])
        expect(yield* networks.lead("404404404")).toBeUndefined()
      }),
    ))

  const shopPlan = (): AdPlan => {
    const { leadForm: _form, ...plan } = planOf(number, "Social")
    const { social } = plan
    return {
      ...plan,
      objective: "WebsiteVisits",
      showsProducts: true,
      ...(social !== undefined && { social: { ...social, callToAction: "LearnMore" } }),
    }
  }
  const shelf = sampleItems(shopPlan().currency)
  const products = (after: string) => Effect.sync(() => shelf.filter(({ id }) => id > after).slice(0, 2))

  test("products that follow the picture are reported within their campaign's days", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(shopPlan(), products)
        const since = yield* driver.today
        expect(yield* networks.productMetrics(objects, since, since)).toEqual([])
        yield* driver.decide(objects, { status: "Active" })
        yield* driver.passDay
        const until = yield* driver.today
        const days = yield* networks.metrics(objects, since, until)
        const found = yield* networks.productMetrics(objects, since, until)
        expect(new Set(found.map(({ productId }) => productId))).toEqual(new Set(shelf.map(({ id }) => id)))
        for (const { productId, title } of found) expect(title).toBe(shelf.find(({ id }) => id === productId)?.title)
        for (const { date, spend, impressions, clicks } of days) {
          const own = found.filter((one) => one.date === date)
          const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((total, one) => total + of(one), 0)
          expect(sum(({ cost }) => cost)).toBeLessThanOrEqual(spend)
          expect(sum((one) => one.impressions)).toBeLessThanOrEqual(impressions)
          expect(sum((one) => one.clicks)).toBeLessThanOrEqual(clicks)
          expect(own.every(({ orders, totalSales }) => orders > 0 === totalSales > 0)).toBe(true)
        }
        expect(found.reduce((total, { cost }) => total + cost, 0)).toBeGreaterThan(0)
        expect(found.every(({ date }) => date >= since && date <= until)).toBe(true)
      }),
    ))

  test("a campaign that shows no products reports none", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const since = yield* driver.today
        for (const channel of campaignChannels) {
          const objects = yield* launched(planOf(number, channel))
          yield* driver.decide(objects, { status: "Active" })
          yield* driver.passDay
          expect(yield* networks.productMetrics(objects, since, yield* driver.today)).toEqual([])
        }
      }),
    ))

  test("changed products replace the former, and removed products are shown no more", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(shopPlan(), products)
        yield* driver.decide(objects, { status: "Active" })
        const [first, second] = shelf
        if (first === undefined || second === undefined) throw new Error("The shelf is empty")
        yield* networks.sendProducts(objects, {
          changed: [{ ...first, title: "Oat loaf, new" }],
          removed: [second.id, "never-sent"],
        })
        yield* networks.sendProducts(objects, { changed: [], removed: [] })
        yield* driver.passDay
        const today = yield* driver.today
        const found = yield* networks.productMetrics(objects, today, today)
        const titles = new Map(found.map(({ productId, title }) => [productId, title]))
        expect(titles.get(first.id)).toBe("Oat loaf, new")
        expect([...titles.keys()]).not.toContain(second.id)
        expect(titles.size).toBe(shelf.length - 1)
      }),
    ))

  test("a network tells the prices that it has, and which change it does not take", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const objects = yield* launched(shopPlan(), products)
        const [first, second] = shelf
        if (first === undefined || second === undefined) throw new Error("The shelf is empty")
        const salePrice = { ...first.price, amount: first.price.amount - 100 }
        const saleDates = { from: Date.parse("2026-01-01T00:00Z"), until: Date.parse("2027-01-01T00:00Z") }
        const taken = yield* networks.sendProducts(objects, {
          changed: [{ ...first, salePrice, saleDates }],
          removed: [second.id],
        })
        expect(taken).toEqual([])
        const states = yield* networks.productStates(objects)
        const byCode = new Map(states.map((state) => [state.productId, state]))
        expect(byCode.has(second.id)).toBe(false)
        expect(byCode.get(first.id)).toEqual({
          productId: first.id,
          refusals: [],
          prices: { price: first.price, salePrice, saleDates },
        })
        for (const channel of ["Search", "Banner"] as const)
          expect(yield* networks.productStates(yield* launched(planOf(number, channel)))).toEqual([])
      }),
    ))

  test("a campaign without products takes none", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        for (const channel of campaignChannels) {
          const objects = yield* launched(planOf(number, channel))
          const sent = networks.sendProducts(objects, { changed: [...shelf], removed: [] })
          expect(yield* Effect.flip(sent)).toBeInstanceOf(NetworkRefused)
        }
      }),
    ))

  test("products sent again are found, not made a second time", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const plan = shopPlan()
        const campaign = yield* networks.perform({ plan, step: "campaign", made: {}, ...drawn })
        const request = { plan, step: "products" as const, made: { campaign }, ...drawn, products }
        expect(yield* networks.perform(request)).toBe(yield* networks.perform(request))
      }),
    ))

  for (const channel of ["Search", "Banner"] as const)
    test(`a ${channel} campaign brings no leads of forms`, () =>
      run(
        Effect.gen(function* () {
          const networks = yield* AdNetworks
          expect(yield* networks.leads(yield* launched(planOf(number, channel)), 0)).toEqual([])
        }),
      ))

  changedAdsConformance(run, driver, planOf)
  adVersionsConformance(run, driver, planOf)

  test("a step whose predecessor is missing is refused for good", () =>
    run(
      Effect.gen(function* () {
        const networks = yield* AdNetworks
        const request = { plan: planOf(number, "Search"), step: "ad" as const, made: {}, ...drawn }
        expect(yield* Effect.flip(networks.perform(request))).toBeInstanceOf(NetworkRefused)
      }),
    ))
}
