import { ServicesOn } from "@application/kernel"
import type { Region } from "@domain/kernel"
import { paymentGatewayOf, PaymentsNotSetUp } from "@domain/wallet"
import { Effect } from "effect"

/** The gateway that takes a region's payments here; undefined where none is on that could. */
export const gatewayIfOn = (region: Region) => Effect.map(ServicesOn, (services) => paymentGatewayOf(region, services))

/** Same as `gatewayIfOn`, but fails with `PaymentsNotSetUp` where there is no gateway. */
export const gatewayOfRegion = (region: Region) =>
  Effect.flatMap(gatewayIfOn(region), (gateway) =>
    gateway === undefined ? Effect.fail(new PaymentsNotSetUp({ region })) : Effect.succeed(gateway),
  )
