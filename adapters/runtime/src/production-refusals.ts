import { readKeyring } from "@adapters/security"
import {
  addressesOf,
  internalAddressesOf,
  keysForTests,
  secretsIn,
  secretsOf,
  versionRefusals,
  versionWarnings,
} from "@adapters/settings"
import type { LocalDate } from "@domain/kernel"
import { Result } from "effect"
import { serviceSettings, settingsInUse } from "./services.ts"
import type { Settings } from "./settings.ts"

const keyrings = ["ACCESS_TOKEN_KEYS", "LINK_KEYS", "HASH_KEYS", "STORED_SECRET_KEYS"] as const

/** Secrets of providers that must be long, and equal to none of the others. */
const providerSecrets = secretsOf(serviceSettings)

const webAddresses = ["PUBLIC_ORIGIN", ...addressesOf(serviceSettings), "SENTRY_DSN"] as const

/** The shortest that a provider's secret is; the verify token and webhook secrets are chosen by hand. */
const shortestSecret = 16

const isKnown = (secret: string): boolean =>
  secret.endsWith("marquee") || secret.includes("local-access-token-secret") || secret.includes("not-a-secret")

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)

const keysIn = (setting: string): ReadonlyArray<string> =>
  Result.match(readKeyring(setting), {
    onFailure: () => [],
    onSuccess: ({ all }) => all.map(({ bytes }) => new TextDecoder().decode(bytes)),
  })

const internalAddresses = internalAddressesOf(serviceSettings)

/** Whether it is a name of the operator's own network, where nobody else listens. */
const isInternal = (name: string, hostname: string): boolean =>
  internalAddresses.includes(name) && /^[a-z][\w-]*$/.test(hostname)

const addressRefusal = (name: string, address: string): string | undefined => {
  const { protocol, hostname } = new URL(address)
  if (isLoopback(hostname)) return `${name} must not be an address of this machine.`
  return protocol === "https:" || isInternal(name, hostname) ? undefined : `${name} must begin with https://.`
}

/** What a start on this day warns of: versions of providers that end soon, have ended or are not known. */
export const startWarnings = (settings: Settings, today: LocalDate): ReadonlyArray<string> =>
  versionWarnings(settingsInUse(settings), settings, today)

/** Why production does not start with these settings on this day, a sentence each; none when it may. */
export const productionRefusals = (settings: Settings, today: LocalDate): ReadonlyArray<string> => {
  const secrets = [
    ...keyrings.flatMap((name) => keysIn(settings[name]).map((value) => ({ name, value }))),
    ...providerSecrets.flatMap((name) => {
      const value = settings[name]
      return value === undefined ? [] : secretsIn(value).map((one) => ({ name, value: one }))
    }),
  ]
  const refusals = new Set<string>()
  for (const { name, value } of secrets) {
    if (isKnown(value)) refusals.add(`${name} holds a secret that is known from the repository.`)
    if (value.length < shortestSecret) refusals.add(`${name} must have at least ${shortestSecret} characters.`)
    const other = secrets.find((secret) => secret.name !== name && secret.value === value)
    if (other !== undefined) refusals.add(`${[name, other.name].toSorted().join(" and ")} must not share a secret.`)
  }
  for (const refusal of versionRefusals(settingsInUse(settings), settings, today)) refusals.add(refusal)
  for (const name of keysForTests(serviceSettings, settings)) refusals.add(`${name} is a key for tests.`)
  for (const name of webAddresses) {
    const address = settings[name]
    const refusal = address === undefined ? undefined : addressRefusal(name, address)
    if (refusal !== undefined) refusals.add(refusal)
  }
  return [...refusals]
}
