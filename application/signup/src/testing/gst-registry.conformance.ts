import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { GstRegistration } from "@domain/wallet"
import { GstRegistry } from "../ports/gst-registry.ts"

/** What every register does that knows these businesses, and no others. */
export const gstRegistryConformance = <E>(
  layer: Layer.Layer<GstRegistry, E>,
  known: ReadonlyArray<GstRegistration>,
): void => {
  const find = (gstin: string) =>
    Effect.runPromise(
      Effect.provide(
        Effect.flatMap(GstRegistry, (registry) => registry.find(gstin)),
        layer,
      ),
    )

  test("a registered business is told with name, address, state, status and kind", async () => {
    for (const business of known) expect(await find(business.gstin)).toEqual(business)
  })

  test("a number that is not registered is a failure with its number", async () => {
    const failing = Effect.flatMap(GstRegistry, (registry) => Effect.flip(registry.find("29ABCDE1234F1ZW")))
    expect(await Effect.runPromise(Effect.provide(failing, layer))).toMatchObject({
      _tag: "GstDetailsNotFetched",
      errorCode: 1019,
      gstin: "29ABCDE1234F1ZW",
    })
  })
}
