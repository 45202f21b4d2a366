import { Effect, Layer, Option } from "effect"
import { TokenSafe } from "../token-safe.ts"

const turned = (text: string) => Array.from(text).toReversed().join("")

/** Seals by turning texts round, behind the place. */
export const memoryTokenSafe = Layer.succeed(TokenSafe, {
  seal: (place, text) => Effect.succeed(`${place}|${turned(text)}`),
  open: (place, sealed) =>
    Effect.succeed(
      sealed.startsWith(`${place}|`) ? Option.some(turned(sealed.slice(place.length + 1))) : Option.none(),
    ),
  newVerifier: Effect.succeed({ verifier: "verifier", challenge: "challenge" }),
  challengeOf: (verifier) => Effect.succeed(turned(verifier)),
})
