import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import type { ValidationMessageKey } from "./message-keys.ts"
import { typedList } from "./plain-text.ts"

const atLeastOne =
  (key: ValidationMessageKey) =>
  <A>(chosen: ReadonlyArray<A>): Checked<ReadonlyArray<A>> =>
    typedList(chosen).length === 0 ? refuse(key) : Result.succeed(chosen)

/** At least one target audience. Spec: validation rules. */
export const someAudience = atLeastOne("validation.audienceRequired")

/** At least one channel. Spec: validation rules. */
export const someChannel = atLeastOne("validation.channelRequired")

/** At least one product or service. Spec: validation rules. */
export const someService = atLeastOne("validation.serviceRequired")

/** Consent to privacy policy and terms. Spec: "Privacy and terms consent required on sign-up". */
export const consent = (isAccepted: boolean): Checked<true> =>
  isAccepted === true ? Result.succeed(true as const) : refuse("validation.consentRequired")
