import { Effect, Layer } from "effect"
import { CommonPasswords } from "@application/identity/ports"
import { commonPasswords } from "@domain/validation"

/** How many passwords are prepared before other work runs. */
const atOnce = 2_000

/** The 49,000 commonest passwords of public leaks, loaded on first use. */
export const listedCommonPasswords = Layer.effect(
  CommonPasswords,
  Effect.gen(function* () {
    const { dictionary } = yield* Effect.promise(() => import("@zxcvbn-ts/language-common"))
    const listed = dictionary["passwords-common"]
    const all = new Set<string>()
    for (let start = 0; start < listed.length; start += atOnce) {
      for (const word of commonPasswords(listed.slice(start, start + atOnce))) all.add(word)
      yield* Effect.yieldNow
    }
    return all
  }).pipe(
    Effect.cached,
    Effect.map((all) => ({ all })),
  ),
)
