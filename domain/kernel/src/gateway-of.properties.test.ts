import * as fc from "fast-check"
import { expect, test } from "vitest"
import { paymentGateways } from "./payment-gateways.ts"
import { gatewayOf, regionFacts } from "./region-facts.ts"
import { Region } from "./region.ts"
import { allServices, type Services } from "./service-names.ts"
import { ServiceName } from "./services.ts"
import { law } from "./testing/index.ts"

const someServices = fc.subarray([...ServiceName.literals]).map((names): Services => new Set(names))
const someRegion = fc.constantFrom(...Region.literals)

test("a region's gateway is on and takes the region's currency", () => {
  law(
    fc.property(someRegion, someServices, (region, services) => {
      const gateway = gatewayOf(region, services)
      if (gateway === undefined) return
      expect(services.has(gateway)).toBe(true)
      expect(paymentGateways[gateway].takes).toContain(regionFacts[region].currency)
    }),
  )
})

test("the usual gateway takes a region's payments wherever it is on", () => {
  law(
    fc.property(someRegion, someServices, (region, services) => {
      const { paymentGateway: usual } = regionFacts[region]
      expect(gatewayOf(region, new Set([...services, usual]))).toBe(usual)
    }),
  )
})

test("no gateway takes payments only where none is on that could", () => {
  law(
    fc.property(someRegion, someServices, (region, services) => {
      const { currency } = regionFacts[region]
      const could = (["razorpay", "stripe"] as const).filter(
        (name) => services.has(name) && paymentGateways[name].takes.some((taken) => taken === currency),
      )
      expect(gatewayOf(region, services) === undefined).toBe(could.length === 0)
    }),
  )
})

test("India pays through Stripe without Razorpay; nobody takes pounds without Stripe", () => {
  const without = (...off: ReadonlyArray<ServiceName>) =>
    new Set([...allServices].filter((name) => !off.includes(name)))
  expect(gatewayOf("IN", without("razorpay"))).toBe("stripe")
  expect(gatewayOf("GB", without("stripe"))).toBeUndefined()
  expect(gatewayOf("IN", without("razorpay", "stripe"))).toBeUndefined()
})
