import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { PortalId } from "@domain/kernel"

/** The states of a host name, which answers as the portal only once a record of its zone has proved whose it is. Ours. */
export const PortalDomainState = Schema.Literals(["pending", "verified", "failed"])
export type PortalDomainState = typeof PortalDomainState.Type

/**
 * What the last look for a proof found instead: no record, a record with another text, no answer of the name servers, or the
 * host proved by another portal meanwhile. Ours.
 */
export const PortalDomainFault = Schema.Literals(["noRecord", "otherRecord", "notAnswered", "taken"])
export type PortalDomainFault = typeof PortalDomainFault.Type

/** A host name of a portal; instants are epoch milliseconds. `attempts` counts the looks for its proof. Ours. */
export const PortalDomain = Schema.Struct({
  portalId: PortalId,
  host: Schema.String,
  state: PortalDomainState,
  token: Schema.String,
  addedAt: Schema.Number,
  attempts: Schema.Int,
  checkedAt: Schema.optionalKey(Schema.Number),
  verifiedAt: Schema.optionalKey(Schema.Number),
  fault: Schema.optionalKey(PortalDomainFault),
})
export type PortalDomain = typeof PortalDomain.Type

/** A host name as a portal may have it: at least two labels of letters, digits and hyphens, 253 characters at most. */
export const HostName = Schema.String.check(
  Schema.isMaxLength(253),
  Schema.isPattern(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,10}(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/),
)

/** Another portal has proved the host name. Spec: error catalogue, 101. */
export class DomainTaken extends Schema.TaggedError<DomainTaken>()("DomainTaken", {
  errorCode: errorCode(101),
  host: Schema.String,
}) {}

/** The portal has no such host name. Spec: error catalogue, 104. */
export class DomainNotFound extends Schema.TaggedError<DomainNotFound>()("DomainNotFound", {
  errorCode: errorCode(104),
  host: Schema.String,
}) {}

/** The portal's links begin with this host name, so that it stays. Ours. */
export class DomainInUse extends Schema.TaggedError<DomainInUse>()("DomainInUse", {
  errorCode: errorCode(1006),
  host: Schema.String,
}) {}

const minute = 60_000

/** How long a proof is waited for, and the shortest and longest pause between two looks, in milliseconds. */
export const proofPolicy = { waitedFor: 72 * 60 * minute, firstPause: minute, longestPause: 60 * minute } as const

/** A host name that is to be proved. */
export const addedDomain = (portalId: PortalId, host: string, token: string, now: number): PortalDomain => ({
  portalId,
  host,
  state: "pending",
  token,
  addedAt: now,
  attempts: 0,
})

/** The TXT record that proves a host name: its name and its text. */
export const proofRecord = ({ host, token }: Pick<PortalDomain, "host" | "token">) => ({
  name: `_portal-verification.${host}`,
  text: `portal-verification=${token}`,
})

const withoutFault = ({ fault: _fault, ...domain }: PortalDomain): PortalDomain => domain

/**
 * A host name after a look at its TXT records, which are undefined where no name server answered: verified by the exact text,
 * failed once nobody put it there in time.
 */
export const checkedDomain = (
  domain: PortalDomain,
  texts: ReadonlyArray<string> | undefined,
  now: number,
): PortalDomain => {
  if (domain.state === "verified") return domain
  const looked = { ...withoutFault(domain), attempts: domain.attempts + 1, checkedAt: now }
  const { text } = proofRecord(domain)
  if (texts?.includes(text) === true) return { ...looked, state: "verified", verifiedAt: now }
  const fault = texts === undefined ? "notAnswered" : texts.length === 0 ? "noRecord" : "otherRecord"
  return { ...looked, state: now >= givenUpAt(domain) ? "failed" : "pending", fault }
}

/** A host name whose proof came too late, since another portal has proved the host meanwhile. */
export const lostDomain = ({ verifiedAt: _proved, ...domain }: PortalDomain): PortalDomain => ({
  ...domain,
  state: "failed",
  fault: "taken",
})

/** The instant from which a missing proof is final. */
export const givenUpAt = ({ addedAt }: Pick<PortalDomain, "addedAt">): number => addedAt + proofPolicy.waitedFor

/**
 * When the next look is due, in epoch milliseconds: after twice the last pause, at most an hour. Undefined once the state is
 * final.
 */
export const nextLookAt = ({
  state,
  attempts,
  addedAt,
  checkedAt = addedAt,
}: Pick<PortalDomain, "state" | "attempts" | "addedAt" | "checkedAt">): number | undefined =>
  state === "pending"
    ? checkedAt + Math.min(proofPolicy.firstPause * 2 ** attempts, proofPolicy.longestPause)
    : undefined
