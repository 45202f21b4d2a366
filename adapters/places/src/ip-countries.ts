import { Cache, Effect, Layer } from "effect"
import { AddressCountries } from "@application/businesses/ports"

export interface IpCountriesOptions {
  /** URL of the look-up service, which answers JSON; `{ip}` stands for the address. */
  readonly url: string
  /** Whether an address is on the public internet; no other is sent to the service. */
  readonly isPublicAddress: (address: string) => boolean
  readonly timeoutMilliseconds?: number
}

/** Field names under which common services return an ISO country code. */
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

/** Countries by a look-up service. Answers are cached for a day; failures are logged and cached for a minute. */
export const ipCountries = ({ url, isPublicAddress, timeoutMilliseconds = defaultTimeout }: IpCountriesOptions) =>
  Layer.effect(
    AddressCountries,
    Effect.gen(function* () {
      const lookUp = (address: string) =>
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
      const cache = yield* Cache.makeWith(lookUp, {
        capacity: rememberedAddresses,
        timeToLive: ({ _tag }) => (_tag === "Success" ? "1 day" : "1 minute"),
      })
      return {
        countryOf: (ipAddress) => {
          const address = ipAddress.replace(/^::ffff:(?=\d+\.)/i, "")
          if (!isPublicAddress(address)) return Effect.succeed(undefined)
          return Cache.get(cache, address).pipe(
            Effect.catch((reason) =>
              Effect.as(Effect.logWarning(`A caller's country could not be looked up: ${reason}`), undefined),
            ),
          )
        },
      }
    }),
  )
