import { Cache, Effect, Layer } from "effect"
import { AddressCountries } from "@application/businesses/ports"

export interface IpCountriesOptions {
  /** Where a country is looked up; `{ip}` stands for the address. Answers with JSON. */
  readonly url: string
  /** Whether an address belongs to the public internet; no other is ever told to the service. */
  readonly isPublicAddress: (address: string) => boolean
  readonly timeoutMilliseconds?: number
}

/** Names under which the usual services tell an ISO country code. */
const names = ["countryCode", "country_code", "country"] as const

const countryIn = (answer: unknown): string | undefined =>
  names
    .map((name) =>
      typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>)[name] : undefined,
    )
    .find((value): value is string => typeof value === "string" && /^[A-Za-z]{2}$/.test(value))
    ?.toUpperCase()

const rememberedAddresses = 5_000
const defaultTimeout = 1_500

/** Countries by a look-up service; answers are remembered for a day, trouble for a minute and only logged. */
export const ipCountries = ({ url, isPublicAddress, timeoutMilliseconds = defaultTimeout }: IpCountriesOptions) =>
  Layer.effect(
    AddressCountries,
    Effect.gen(function* () {
      const asked = (address: string) =>
        Effect.tryPromise({
          try: async (signal) => {
            const reply = await fetch(url.replace("{ip}", encodeURIComponent(address)), {
              redirect: "error",
              headers: { accept: "application/json" },
              signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
            })
            if (!reply.ok) throw new Error(`Status ${reply.status}`)
            return countryIn(await reply.json())
          },
          catch: (thrown) => (thrown instanceof Error ? thrown.message : "No answer"),
        })
      const remembered = yield* Cache.makeWith(asked, {
        capacity: rememberedAddresses,
        timeToLive: ({ _tag }) => (_tag === "Success" ? "1 day" : "1 minute"),
      })
      return {
        countryOf: (ipAddress) => {
          const address = ipAddress.replace(/^::ffff:(?=\d+\.)/i, "")
          if (!isPublicAddress(address)) return Effect.succeed(undefined)
          return Cache.get(remembered, address).pipe(
            Effect.catch((reason) =>
              Effect.as(Effect.logWarning(`A caller's country could not be looked up: ${reason}`), undefined),
            ),
          )
        },
      }
    }),
  )
