import { Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryIds,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  userActor,
} from "@application/kernel/testing"
import { PortalId } from "@domain/kernel"
import { DnsNotAnswered, DnsRecords } from "../ports/dns-records.ts"
import { PortalDirectory } from "../ports/portal-directory.ts"
import { memoryMailSending, memoryPortalAdministration, MemoryDns } from "../testing/memory-portal-administration.ts"
import { memoryPortalDirectory } from "../testing/memory-portal-directory.ts"
import {
  addPortalDomain,
  checkMailDomain,
  checkPortalDomain,
  checkPortalDomains,
  listPortalDomains,
  removePortalDomain,
} from "./portal-domains.ts"
import { changePortal, createPortal, getPortalSettings, listPortals } from "./portal-settings.ts"

const ports = Layer.mergeAll(
  memoryPortalDirectory(),
  memoryPortalAdministration,
  memoryIds,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
).pipe(Layer.provideMerge(MemoryDatabase.layer))

const host = "ads.bloom.example"
const of = (portalId: number) => ({ portalId: PortalId.make(portalId) })

/** Runs as an administrator of a portal: the operator's unless told. */
const as = (portalId: number) => ({ ...userActor(1, [], "PortalAdministrator"), portalId: PortalId.make(portalId) })
const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof ports>>, portalId = 1) =>
  story.pipe(
    Effect.provideService(CurrentActor, as(portalId)),
    Effect.provide(Layer.merge(ports, TestClock.layer())),
    Effect.runPromise,
  )

const create = createPortal.handle({ title: "Bloom Ads", domain: host })
const publish = Effect.fnUntraced(function* (portalId: number) {
  const [domain] = yield* listPortalDomains.handle(of(portalId))
  const { name, text } = domain?.record ?? expect.unreachable()
  ;(yield* MemoryDns).set(name, ["something else", text])
})

describe("the settings of a portal", () => {
  test("a change made from an older revision is refused with the present settings", () =>
    run(
      Effect.gen(function* () {
        const changed = yield* changePortal.handle({ ...of(2), revision: 0, title: "Corner Shop" })
        expect([changed.title, changed.revision]).toEqual(["Corner Shop", 1])
        const late = yield* Effect.flip(changePortal.handle({ ...of(2), revision: 0, title: "Late" }))
        expect(late).toMatchObject({ _tag: "PortalChanged", errorCode: 1001, current: changed })
        expect(yield* getPortalSettings.handle(of(2))).toEqual(changed)
      }),
    ))

  test("an administrator of one portal can do nothing to another", () =>
    run(
      Effect.gen(function* () {
        const calls: ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }, Layer.Success<typeof ports>>> = [
          create,
          getPortalSettings.handle(of(3)),
          getPortalSettings.handle(of(9_999)),
          changePortal.handle({ ...of(3), revision: 0, title: "Mine" }),
          listPortalDomains.handle(of(3)),
          addPortalDomain.handle({ ...of(3), host }),
          checkPortalDomain.handle({ ...of(3), host }),
          removePortalDomain.handle({ ...of(3), host }),
        ]
        for (const call of calls) expect((yield* Effect.flip(call))._tag).toBe("ForbiddenPortal")
        expect((yield* listPortals.handle({})).map(({ id }) => id)).toEqual([2])
      }),
      2,
    ))

  test("links begin with a proved host of the portal alone", () =>
    run(
      Effect.gen(function* () {
        for (const domain of [host, "highstreet.localhost"]) {
          const refused = yield* Effect.flip(changePortal.handle({ ...of(1), revision: 0, domain }))
          expect(refused).toMatchObject({ faults: [{ field: "domain", fault: "notVerified" }] })
        }
      }),
    ))
})

describe("the hosts of a portal", () => {
  test("a new portal answers once its record is published and looked for", () =>
    run(
      Effect.gen(function* () {
        const { byDomain } = yield* PortalDirectory
        const { id } = yield* create
        expect((yield* checkPortalDomain.handle({ portalId: id, host })).state).toBe("pending")
        expect((yield* Effect.flip(byDomain(host))).errorCode).toBe(55)
        yield* publish(id)
        expect((yield* checkPortalDomain.handle({ portalId: id, host })).state).toBe("verified")
        expect((yield* byDomain(host)).title).toBe("Bloom Ads")
        expect(yield* Effect.flip(removePortalDomain.handle({ portalId: id, host }))).toMatchObject({
          _tag: "DomainInUse",
        })
      }),
    ))

  test("the worker looks for three days, then the host can be added anew", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* create
        const [before] = yield* listPortalDomains.handle({ portalId: id })
        expect((yield* checkPortalDomains.handle({})).checked).toBe(0)
        for (let passed = 0; passed < 74; passed += 1) {
          yield* TestClock.adjust("1 hour")
          yield* checkPortalDomains.handle({})
        }
        expect((yield* checkPortalDomains.handle({})).checked).toBe(0)
        expect((yield* listPortalDomains.handle({ portalId: id }))[0]?.state).toBe("failed")
        const again = yield* addPortalDomain.handle({ portalId: id, host })
        expect(again.state).toBe("pending")
        expect(again.record.text).not.toBe(before?.record.text)
        yield* publish(id)
        yield* TestClock.adjust("1 hour")
        expect((yield* checkPortalDomains.handle({})).checked).toBe(1)
        expect((yield* listPortalDomains.handle({ portalId: id }))[0]?.state).toBe("verified")
      }),
    ))

  test("a look that no name server answers is logged, and made again later", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* create
        const lines: Array<unknown> = []
        const logger = Logger.make(({ message }) => void lines.push(message))
        const silent = DnsRecords.of({ texts: () => Effect.fail(new DnsNotAnswered({ reason: "ETIMEOUT" })) })
        yield* TestClock.adjust("1 hour")
        yield* checkPortalDomains
          .handle({})
          .pipe(Effect.provideService(DnsRecords, silent), Effect.provide(Logger.layer([logger])))
        expect(lines).toEqual([[`The record of ${host} could not be looked for: ETIMEOUT`]])
        expect((yield* listPortalDomains.handle({ portalId: id }))[0]).toMatchObject({
          state: "pending",
          fault: "notAnswered",
          nextCheckAt: 3_600_000 + 2 * 60_000,
          givenUpAt: 72 * 3_600_000,
        })
        yield* publish(id)
        yield* TestClock.adjust("1 hour")
        yield* checkPortalDomains.handle({})
        expect((yield* listPortalDomains.handle({ portalId: id }))[0]?.state).toBe("verified")
      }),
    ))

  test("a host that another portal has proved is refused, and fails where it waited", () =>
    run(
      Effect.gen(function* () {
        const second = "offers.example"
        yield* addPortalDomain.handle({ ...of(2), host: second })
        const domain = yield* addPortalDomain.handle({ ...of(3), host: second })
        ;(yield* MemoryDns).set(domain.record.name, [domain.record.text])
        yield* checkPortalDomain.handle({ ...of(3), host: second })
        expect((yield* Effect.flip(addPortalDomain.handle({ ...of(1), host: second })))._tag).toBe("DomainTaken")
        const [, waiting] = yield* listPortalDomains.handle(of(2))
        ;(yield* MemoryDns).set(domain.record.name, [waiting?.record.text ?? ""])
        expect((yield* Effect.flip(checkPortalDomain.handle({ ...of(2), host: second })))._tag).toBe("DomainTaken")
        expect((yield* listPortalDomains.handle(of(2)))[1]).toMatchObject({ state: "failed", fault: "taken" })
      }),
    ))

  test("a repeat keeps the token, and looks on demand are counted", () =>
    run(
      Effect.gen(function* () {
        const first = yield* addPortalDomain.handle({ ...of(2), host })
        expect(yield* addPortalDomain.handle({ ...of(2), host })).toEqual(first)
        for (let look = 0; look < 10; look += 1) yield* checkPortalDomain.handle({ ...of(2), host })
        expect((yield* Effect.flip(checkPortalDomain.handle({ ...of(2), host })))._tag).toBe("TooManyRequests")
        yield* removePortalDomain.handle({ ...of(2), host })
        expect((yield* Effect.flip(checkPortalDomain.handle({ ...of(2), host })))._tag).toBe("DomainNotFound")
      }),
    ))
})

describe("the records of a sender's domain", () => {
  const check = checkMailDomain.handle(of(2))

  test("each record is told with what to publish, and is set once it is published", () =>
    run(
      Effect.gen(function* () {
        const { domain, records } = yield* check
        expect(domain).toBe("highstreet.example")
        expect(records.map(({ kind, state }) => [kind, state])).toEqual([
          ["spf", "missing"],
          ["dkim", "missing"],
          ["dmarc", "missing"],
        ])
        expect(records[0]?.publish).toContain(memoryMailSending.spf)
        const zone = yield* MemoryDns
        for (const { name, publish: text = "" } of records) zone.set(name, [text])
        expect((yield* check).records.map(({ state }) => state)).toEqual(["set", "set", "set"])
      }),
    ))

  test("a portal without a sender has no domain, and another's is forbidden", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* create
        expect(yield* Effect.flip(checkMailDomain.handle({ portalId: id }))).toMatchObject({ _tag: "NoMailDomain" })
        const elsewhere = Effect.provideService(CurrentActor, as(3))
        expect(yield* Effect.flip(check.pipe(elsewhere))).toMatchObject({ _tag: "ForbiddenPortal" })
      }),
    ))

  test("name servers that do not answer prove nothing, and looks are counted", () =>
    run(
      Effect.gen(function* () {
        const silent = Effect.provideService(DnsRecords, {
          texts: () => Effect.fail(new DnsNotAnswered({ reason: "ETIMEOUT" })),
        })
        expect((yield* silent(check)).records.map(({ state }) => state)).toEqual(Array(3).fill("notAnswered"))
        const failures = yield* Effect.forEach(Array.from({ length: 10 }), () => Effect.result(check))
        expect(failures.at(-1)).toMatchObject({ failure: { _tag: "TooManyRequests" } })
      }),
    ))
})
