import { Effect, Layer } from "effect"
import { JobId, SessionId } from "@domain/kernel"
import { Ids } from "../ids.ts"

/** Predictable identifiers made from counters. The OTP is always 123456. */
export const memoryIds = Layer.sync(Ids, () => {
  const counters = new Map<string, number>()
  const next = (name: string) =>
    Effect.sync(() => {
      const value = (counters.get(name) ?? 0) + 1
      counters.set(name, value)
      return value
    })
  const hex = (value: number, length: number) => value.toString(16).padStart(length, "0")
  return {
    sessionId: Effect.map(next("session"), (value) => SessionId.make(`00000000-0000-4000-8000-${hex(value, 12)}`)),
    jobId: Effect.map(next("job"), (value) => JobId.make(`job-${hex(value, 8)}`)),
    secret: Effect.map(next("secret"), (value) => `secret-${hex(value, 24)}`),
    otp: Effect.succeed("123456"),
    next,
  }
})
