import { NetworkRefused } from "@application/campaigns/ports"
import type { HashedPerson, ListNetwork, NetworkAudienceState, Visit } from "@domain/audiences"
import { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { AudienceNetworks, type NetworkAudience } from "../ports/audience-networks.ts"

/** What a test may do to the network behind the port. */
export interface AudienceDriver {
  /** Begins anew; nothing is left of earlier lists. */
  readonly prepare?: () => Promise<void>
  /** Lets the network find the people that it was told of. */
  readonly settle?: Effect.Effect<void>
  /** The network's own clock, epoch milliseconds. */
  readonly now?: Effect.Effect<number>
}

const hash = (text: string): string => text.padStart(64, "0")

/** Invented customers, told by what looks like their hashes; the same numbers are the same people. */
export const hashedPeople = (count: number, from = 0): ReadonlyArray<HashedPerson> =>
  Array.from({ length: count }, (_, index) => ({
    email: hash(`e${(from + index).toString(16)}`),
    phone: hash(`f${(from + index).toString(16)}`),
    firstName: hash("a"),
    lastName: hash("b"),
    country: "GB",
    postcode: "sw1a1",
  }))

/** Visits of a page by invented browsers, a minute ago; the same numbers are the same browsers. */
const visitsOf = (now: number, path: string, count: number): ReadonlyArray<Visit> =>
  Array.from({ length: count }, (_, index) => ({
    id: `visit-${index}${path.replaceAll("/", "-")}`,
    at: now - 60_000,
    pageUrl: `https://sunrise.example.com${path}`,
    fbp: `fb.1.1796000000000.${1_000_000 + index}`,
    userAgent: "Mozilla/5.0 Firefox/140",
  }))

/** What every network has in common of lists of customers and people like them. */
export const audienceNetworksConformance = (
  layer: Layer.Layer<AudienceNetworks>,
  network: ListNetwork,
  { prepare, settle = Effect.void, now: networkNow = Clock.currentTimeMillis }: AudienceDriver = {},
) => {
  const run = async <A, E>(work: (networks: AudienceNetworks["Service"]) => Effect.Effect<A, E>) => {
    await prepare?.()
    return Effect.runPromise(Effect.provide(Effect.flatMap(AudienceNetworks, work), layer))
  }

  const listOf = (networks: AudienceNetworks["Service"], name = "Customers 7", days = 180) =>
    Effect.map(networks.makeCustomerList({ network, region: "GB", name, days }), (externalId): NetworkAudience => ({
      network,
      externalId,
    }))

  const settledState = (networks: AudienceNetworks["Service"], audience: NetworkAudience) =>
    Effect.flatMap(settle, () => networks.state(audience))

  const leastOf = ({ leastSize = 0 }: NetworkAudienceState) => leastSize

  test("the network is available", () =>
    run((networks) => Effect.sync(() => expect(networks.availableNetworks).toContain(network))))

  test("a list is made once under its name", () =>
    run((networks) =>
      Effect.gen(function* () {
        const { externalId } = yield* listOf(networks)
        expect(externalId).not.toBe("")
        expect((yield* listOf(networks)).externalId).toBe(externalId)
        expect((yield* listOf(networks, `Customers "8" O'Neil`)).externalId).not.toBe(externalId)
      }),
    ))

  test("a list without people is being prepared and tells no size", () =>
    run((networks) =>
      Effect.gen(function* () {
        expect(yield* settledState(networks, yield* listOf(networks))).toEqual({ status: "Preparing" })
      }),
    ))

  test("few people are too small an audience", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(20))
        expect(yield* settledState(networks, list)).toMatchObject({ status: "TooSmall" })
      }),
    ))

  test("many people are ready, with a size that is no greater than told", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(2_000))
        const { status, leastSize = 0, mostSize = 0 } = yield* settledState(networks, list)
        expect(status).toBe("Ready")
        expect(leastSize).toBeGreaterThan(0)
        expect(leastSize).toBeLessThanOrEqual(2_000)
        expect(mostSize).toBeGreaterThanOrEqual(leastSize)
      }),
    ))

  test("people who are told of again are on the list once", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(2_000))
        const before = yield* settledState(networks, list)
        yield* networks.addPeople(list, hashedPeople(2_000))
        expect(yield* settledState(networks, list)).toEqual(before)
      }),
    ))

  test("people who are taken off make the audience smaller", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(3_000))
        const before = yield* settledState(networks, list)
        yield* networks.removePeople(list, hashedPeople(2_000))
        expect(leastOf(yield* settledState(networks, list))).toBeLessThan(leastOf(before))
      }),
    ))

  test("whoever is on no list is passed over", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(2_000))
        const before = yield* settledState(networks, list)
        yield* networks.removePeople(list, hashedPeople(50, 9_000))
        expect(yield* settledState(networks, list)).toEqual(before)
      }),
    ))

  test("more people than one request takes are all sent", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(10_500))
        const whole = leastOf(yield* settledState(networks, list))
        yield* networks.removePeople(list, hashedPeople(10_500))
        yield* networks.addPeople(list, hashedPeople(10_000))
        expect(leastOf(yield* settledState(networks, list))).toBeLessThan(whole)
      }),
    ))

  test("nobody added is no failure", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, [])
        yield* networks.removePeople(list, [])
      }),
    ))

  test("a removed list is gone, and removing it again is no failure", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.remove(list)
        yield* networks.remove(list)
        expect(yield* Effect.flip(networks.state(list))).toBeInstanceOf(NetworkRefused)
        expect((yield* listOf(networks)).externalId).not.toBe(list.externalId)
      }),
    ))

  const lookalike = (source: NetworkAudience, percent = 1) =>
    ({ network, name: "Like customers 7", source, country: "GB", percent }) as const

  test("a lookalike needs a hundred people in its source", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(20))
        yield* settle
        expect(yield* Effect.flip(networks.makeLookalike(lookalike(list)))).toBeInstanceOf(NetworkRefused)
      }),
    ))

  test("a lookalike is made once and grows with its percent, where there are any", () =>
    run((networks) =>
      Effect.gen(function* () {
        const list = yield* listOf(networks)
        yield* networks.addPeople(list, hashedPeople(2_000))
        yield* settle
        if (!networks.lookalikeNetworks.includes(network)) {
          expect(yield* Effect.flip(networks.makeLookalike(lookalike(list)))).toBeInstanceOf(NetworkRefused)
          return
        }
        const externalId = yield* networks.makeLookalike(lookalike(list))
        expect(yield* networks.makeLookalike(lookalike(list))).toBe(externalId)
        const wider = yield* networks.makeLookalike({ ...lookalike(list, 5), name: "Like customers 7, wider" })
        const near = yield* settledState(networks, { network, externalId })
        const far = yield* settledState(networks, { network, externalId: wider })
        expect(near.status).toBe("Ready")
        expect(leastOf(far)).toBeGreaterThan(leastOf(near))
        yield* networks.remove({ network, externalId })
        expect(yield* Effect.flip(networks.state({ network, externalId }))).toBeInstanceOf(NetworkRefused)
      }),
    ))

  const website = { network, businessProfileId: BusinessProfileId.make(7), region: "GB" } as const

  test("visitors of a rule's pages fill an audience, each once, where there are any", () =>
    run((networks) =>
      Effect.gen(function* () {
        const rule = { pages: { match: "BeginsWith", path: "/sale" }, days: 30 } as const
        const request = { ...website, name: "Visitors 7-1", rule }
        if (!networks.visitorNetworks.includes(network)) {
          expect(yield* Effect.flip(networks.makeVisitorAudience(request))).toBeInstanceOf(NetworkRefused)
          expect(yield* Effect.flip(networks.tellVisits(website, []))).toBeInstanceOf(NetworkRefused)
          return
        }
        const externalId = yield* networks.makeVisitorAudience(request)
        expect(yield* networks.makeVisitorAudience(request)).toBe(externalId)
        const all = yield* networks.makeVisitorAudience({ ...website, name: "Visitors 7-2", rule: { days: 180 } })
        const audience = { network, externalId }
        expect(yield* settledState(networks, audience)).toEqual({ status: "Preparing" })
        const now = yield* networkNow
        expect(yield* networks.tellVisits(website, visitsOf(now, "/sale/boots", 1_200))).toEqual([])
        expect(yield* networks.tellVisits(website, visitsOf(now, "/about-the-sale", 2_400))).toEqual([])
        const before = yield* settledState(networks, audience)
        expect(before.status).toBe("Ready")
        expect(leastOf(before)).toBeLessThanOrEqual(1_200)
        expect(leastOf(yield* networks.state({ network, externalId: all }))).toBeGreaterThan(leastOf(before))
        yield* networks.tellVisits(website, visitsOf(now, "/sale/boots", 1_200))
        expect(yield* settledState(networks, audience)).toEqual(before)
        yield* networks.remove(audience)
        expect(yield* Effect.flip(networks.state(audience))).toBeInstanceOf(NetworkRefused)
      }),
    ))
}
