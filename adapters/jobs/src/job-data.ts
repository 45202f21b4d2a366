import { Predicate } from "effect"
import { type Keyring, seal, unseal } from "@adapters/security"
import { type JobKind, queueName } from "./job-kind.ts"

/** What a job's row holds of its input: the encoded input itself or, of a secret one, its sealed text. */
export const packed = (kind: JobKind | undefined, secrets: Keyring, input: unknown): object =>
  kind?.isSecret === true ? { sealed: seal(secrets, queueName(kind.contract), JSON.stringify(input)) } : { input }

/** The encoded input of a row; one that an earlier release stored in clear is read too. */
export const unpacked = ({ contract }: JobKind, secrets: Keyring, data: unknown): unknown => {
  if (Predicate.hasProperty(data, "sealed") && Predicate.isString(data.sealed)) {
    return JSON.parse(unseal(secrets, queueName(contract), data.sealed)) as unknown
  }
  return Predicate.hasProperty(data, "input") ? data.input : undefined
}
