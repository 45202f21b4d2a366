import { Effect } from "effect"
import { expect, test } from "vitest"
import { ipCountries } from "@adapters/places"
import { isPublicAddress } from "@adapters/web-extraction"
import { AddressCountries } from "@application/businesses/ports"
import { control, runSandbox } from "@apps/sandbox/testing"

const addresses = ["49.36.1.2", "81.130.0.9", "8.8.8.8", "1.1.1.1", "127.0.0.1", "192.168.1.7", "203.0.113.5"]

const countries = (url: string) =>
  Effect.flatMap(AddressCountries, ({ countryOf }) => Effect.forEach(addresses, countryOf)).pipe(
    Effect.provide(ipCountries({ url: `${url}/ip/{ip}`, isPublicAddress })),
    Effect.runPromise,
  )

test("public addresses are looked up by themselves, private and reserved ones are not", () =>
  runSandbox({}, async ({ url }) => {
    expect(await countries(url)).toEqual(["IN", "GB", "US", undefined, undefined, undefined, undefined])
    const requests = JSON.parse(await (await fetch(`${url}/control/api/requests?provider=ip`)).text())
    expect(requests.counts.ip).toBe(4)
  }))

test("a look-up that is down suggests nothing", () =>
  runSandbox({}, async (sandbox) => {
    await control(sandbox, "PUT", "/failures", [{ provider: "ip", kind: "error" }])
    expect(new Set(await countries(sandbox.url))).toEqual(new Set([undefined]))
    expect((await fetch(`${sandbox.url}/ip/nowhere`)).status).toBe(500)
    await control(sandbox, "PUT", "/failures", [])
    expect((await fetch(`${sandbox.url}/ip/nowhere`)).status).toBe(400)
  }))
