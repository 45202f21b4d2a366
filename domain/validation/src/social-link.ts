import { Result } from "effect"
import type { FieldFailure } from "./field-failure.ts"
import { hostOf, isSocialHost } from "./host.ts"
import { website } from "./website.ts"

/** Whether an address belongs to a social network. Spec: "social links discouraged". */
export const isSocialLink = (typed: string): boolean =>
  isSocialHost(Result.match(website(typed), { onFailure: () => "", onSuccess: hostOf }))

/** The advice beside a website that is accepted all the same: a social link is discouraged, not refused. Spec: validation rules. */
export const websiteAdvice = (typed: string): FieldFailure | undefined =>
  isSocialLink(typed) ? { key: "validation.websiteIsSocial" } : undefined
