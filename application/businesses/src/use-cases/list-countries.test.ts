import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentRequest, ServicesOn } from "@application/kernel"
import { AddressCountries } from "../ports/address-countries.ts"
import { memoryAddressCountries } from "../testing/index.ts"
import { listCountries } from "./list-countries.ts"

const callFrom = (ipAddress: string) =>
  listCountries.handle({}).pipe(
    Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress })),
    Effect.provide(memoryAddressCountries({ "49.36.1.2": "IN", "81.130.0.9": "GB", "8.8.8.8": "US" })),
    Effect.runPromise,
  )
const likely = async (ipAddress: string) =>
  (await callFrom(ipAddress)).filter(({ isLikely }) => isLikely).map(({ code }) => code)

test("the country of the caller's address is marked, with the dial code of each", async () => {
  expect(await callFrom("81.130.0.9")).toEqual([
    { code: "IN", dialCode: "91", isLikely: false },
    { code: "GB", dialCode: "44", isLikely: true },
  ])
  expect(await likely("49.36.1.2")).toEqual(["IN"])
})

test("no country is marked for foreign, unknown or missing addresses", async () => {
  expect(await Promise.all(["8.8.8.8", "127.0.0.1"].map(likely))).toEqual([[], []])
  const never = AddressCountries.of({ countryOf: () => Effect.die(new Error("asked")) })
  const countries = await Effect.runPromise(Effect.provideService(listCountries.handle({}), AddressCountries, never))
  expect(countries.some(({ isLikely }) => isLikely)).toBe(false)
})

test("without the look-up no address is asked about and no country is likelier", async () => {
  const never = AddressCountries.of({ countryOf: () => Effect.die(new Error("asked")) })
  const countries = await listCountries.handle({}).pipe(
    Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress: "81.130.0.9" })),
    Effect.provideService(AddressCountries, never),
    Effect.provideService(ServicesOn, new Set(["places"])),
    Effect.runPromise,
  )
  expect(countries.map(({ isLikely }) => isLikely)).toEqual([false, false])
})
