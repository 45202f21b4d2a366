import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { PortalId } from "@domain/kernel"
import { seededPortals } from "@domain/portals"
import { PortalDirectory } from "../ports/portal-directory.ts"
import { seedPortals } from "../use-cases/seed-portals.ts"

/** What every portal directory does; the layer begins without portals. */
export const portalDirectoryConformance = <E>(layer: Layer.Layer<PortalDirectory, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, PortalDirectory>) => Effect.runPromise(Effect.provide(effect, layer))

  test("seeding twice leaves one of each portal, whole", async () => {
    const all = await run(
      Effect.gen(function* () {
        yield* seedPortals
        yield* seedPortals
        return yield* (yield* PortalDirectory).all
      }),
    )
    expect(all).toEqual(seededPortals)
  })

  test("seeding keeps what was changed in a portal", async () => {
    const title = await run(
      Effect.gen(function* () {
        const directory = yield* PortalDirectory
        yield* seedPortals
        const portal = yield* directory.byDomain("localhost")
        yield* directory.save({ ...portal, title: "Our own sign" })
        yield* seedPortals
        return (yield* directory.byId(portal.id)).title
      }),
    )
    expect(title).toBe("Our own sign")
  })

  test("a portal's hosts are those at which it answers", async () => {
    const hosts = await run(
      Effect.gen(function* () {
        const directory = yield* PortalDirectory
        yield* seedPortals
        const portal = yield* directory.byDomain("localhost")
        yield* directory.save({ ...portal, domain: "ads.example.com" })
        return [yield* directory.hostsOf(portal.id), yield* directory.hostsOf(PortalId.make(999))]
      }),
    )
    expect(hosts).toEqual([["ads.example.com", "localhost"], []])
  })

  test("a host finds its portal whatever its port and case", async () => {
    const titles = await run(
      Effect.gen(function* () {
        const directory = yield* PortalDirectory
        yield* seedPortals
        const portals = yield* Effect.forEach(
          ["localhost:4000", "LOCALHOST", "Parcelwise.localhost:4000"],
          directory.byDomain,
        )
        return portals.map(({ title }) => title)
      }),
    )
    expect(titles).toEqual(["Marquee", "Marquee", "Parcelwise"])
  })

  test("an unknown host or id is an invalid portal", async () => {
    const failures = await run(
      Effect.gen(function* () {
        const directory = yield* PortalDirectory
        yield* seedPortals
        return [
          yield* Effect.flip(directory.byDomain("nobody.localhost")),
          yield* Effect.flip(directory.byId(PortalId.make(99))),
        ]
      }),
    )
    expect(failures.map(({ _tag, errorCode }) => [_tag, errorCode])).toEqual([
      ["InvalidPortal", 55],
      ["InvalidPortal", 55],
    ])
  })
}
