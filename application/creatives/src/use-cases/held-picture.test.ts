import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { MemoryFiles } from "../testing/index.ts"
import { inCreatives } from "../testing/in-creatives.ts"
import { copyHeldPicture } from "./held-picture.ts"
import { creativesLimits } from "./limits.ts"

const named = "https://bloom.example/bread.jpg"
const copyOf = (address: string) => copyHeldPicture.handle({ address })
const withNamed = Effect.map(MemoryFiles, ({ shown }) => shown.add(named))

test("a picture that a draft names is copied into our store", async () => {
  expect(await inCreatives(Effect.andThen(withNamed, copyOf(named)))).toEqual({ url: "/memory/picture-1.png" })
})

test("a picture that no draft names is not fetched", async () => {
  const other = Effect.andThen(withNamed, copyOf("https://bloom.example/other.jpg"))
  expect(await inCreatives(other)).toEqual({})
})

test("invalid and unavailable addresses are not copied", async () => {
  const copies = await inCreatives(
    Effect.gen(function* () {
      for (const address of ["file:///etc/passwd", "http://10.0.0.1/a.png"]) (yield* MemoryFiles).shown.add(address)
      return [yield* copyOf("file:///etc/passwd"), yield* copyOf("http://10.0.0.1/a.png")]
    }),
  )
  expect(copies).toEqual([{}, {}])
})

test("one address cannot copy pictures without limit", async () => {
  const failure = await inCreatives(
    Effect.gen(function* () {
      yield* withNamed
      for (let number = 0; number < creativesLimits.keep.limit; number += 1) yield* copyOf("https://none.example/")
      return yield* Effect.flip(copyOf(named))
    }).pipe(Effect.updateService(CurrentRequest, (request) => ({ ...request, ipAddress: "10.0.0.1" }))),
  )
  expect(failure._tag).toBe("TooManyRequests")
})
