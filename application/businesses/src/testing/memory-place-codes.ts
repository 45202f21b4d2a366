import { Effect, Layer } from "effect"
import { PlaceCodes } from "../ports/place-codes.ts"

/** Towns alone have codes, made from their ids. */
export const memoryPlaceCodes = Layer.succeed(PlaceCodes, {
  of: (places) =>
    Effect.succeed(
      new Map(places.filter(({ kind }) => kind === "City").map(({ id }) => [id, `google-${id}`] as const)),
    ),
})
