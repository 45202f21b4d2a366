import { Effect } from "effect"

/** A key's bytes; one under 32 bytes is a defect at start-up rather than a weakness later. */
export const secretKey = (key: string): Effect.Effect<Uint8Array> =>
  Effect.suspend(() => {
    const bytes = new TextEncoder().encode(key)
    return bytes.length < 32
      ? Effect.die(new Error("A signing or hashing key needs at least 32 bytes"))
      : Effect.succeed(bytes)
  })
