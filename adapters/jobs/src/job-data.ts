import { Predicate } from "effect"
import { type Keyring, seal, unseal } from "@adapters/security"
import { type JobKind, queueName } from "./job-kind.ts"

/** What a job's row holds: its encoded input or, of a secret one, its sealed text, and the request that queued it. */
export const packed = (kind: JobKind | undefined, secrets: Keyring, input: unknown, requestId: string): object => ({
  ...(kind?.isSecret === true ? { sealed: seal(secrets, queueName(kind.contract), JSON.stringify(input)) } : { input }),
  ...(requestId !== "" && { requestId }),
})

/** The request that queued a job; undefined where none did, or an earlier release queued it. */
export const requestIdIn = (data: unknown): string | undefined =>
  Predicate.hasProperty(data, "requestId") && Predicate.isString(data.requestId) ? data.requestId : undefined

/** The encoded input of a row; one that an earlier release stored in clear is read too. */
export const unpacked = ({ contract }: JobKind, secrets: Keyring, data: unknown): unknown => {
  if (Predicate.hasProperty(data, "sealed") && Predicate.isString(data.sealed)) {
    return JSON.parse(unseal(secrets, queueName(contract), data.sealed)) as unknown
  }
  return Predicate.hasProperty(data, "input") ? data.input : undefined
}
