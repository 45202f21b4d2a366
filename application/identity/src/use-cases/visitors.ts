import { Clock, Effect, Option } from "effect"
import { CurrentRequest, DeviceCarrier, Ids } from "@application/kernel"
import { type Account, sessionPolicy } from "@domain/identity"
import { KnownDevices } from "../ports/known-devices.ts"
import { SecretHasher } from "../ports/secrets.ts"
import { type CountedAttempts, countIpAddress, countAttempt, type Limit } from "./limits.ts"

/** The caller of a sign-in: a device that the account knows, or an address. */
export interface Visitor {
  readonly isKnown: boolean
  /** Names the device or the address. */
  readonly key: string
}

const named = (device: string) => `device:${device}`

/** The visitor of an account; a device is known only to accounts that have signed in on it. */
export const visitorOf = Effect.fnUntraced(function* (account: Account | undefined) {
  const device = Option.getOrUndefined(yield* (yield* DeviceCarrier).read)
  const { ipAddress } = yield* CurrentRequest
  const stranger: Visitor = { isKnown: false, key: `place:${ipAddress}` }
  if (device === undefined || account === undefined) return stranger
  const hashes = yield* (yield* SecretHasher).accepted(named(device))
  const now = yield* Clock.currentTimeMillis
  const isKnown = yield* (yield* KnownDevices).isKnown(account.portalId, account.user.id, hashes, now)
  const known: Visitor = { isKnown: true, key: `device:${hashes[0]}` }
  return isKnown ? known : stranger
})

/** The limits of one kind of attempt, for strangers and for known devices. */
interface VisitorLimits {
  readonly fromIp: ReadonlyArray<Limit>
  readonly fromAnywhere: ReadonlyArray<Limit>
  readonly fromDevice: ReadonlyArray<Limit>
}

/**
 * Counts an attempt on a subject (an e-mail address or a phone). Strangers count by address and all together; a known
 * device counts alone, so that nobody can lock its owner out.
 */
export const countVisitorAttempt = Effect.fnUntraced(function* (
  { isKnown, key }: Visitor,
  { fromIp, fromAnywhere, fromDevice }: VisitorLimits,
  subject: string,
) {
  if (isKnown) return yield* countAttempt(fromDevice, `${subject} ${key}`)
  yield* countIpAddress
  const fromHere = yield* countAttempt(fromIp, `${subject} ${key}`)
  const anywhere = yield* countAttempt(fromAnywhere, subject)
  const counted: CountedAttempts = [...fromHere, ...anywhere]
  return counted
})

/** Makes the caller's device known to an account, in the caller's transaction. */
export const rememberDevice = Effect.fnUntraced(function* ({ portalId, user }: Account) {
  const carrier = yield* DeviceCarrier
  const device = Option.getOrUndefined(yield* carrier.read) ?? (yield* (yield* Ids).secret)
  const expiresAt = (yield* Clock.currentTimeMillis) + sessionPolicy.knownDeviceMilliseconds
  const hash = yield* (yield* SecretHasher).hash(named(device))
  yield* (yield* KnownDevices).remember(portalId, user.id, hash, expiresAt)
  yield* carrier.write(device, expiresAt)
})
