import type { InputOf } from "@application/kernel"
import type { StartBusinessDetails } from "@application/signup/contract"
import type { Services } from "@domain/kernel"
import { isReadable } from "@domain/signup"
import { Result } from "effect"
import { pageAddress } from "./page-address.ts"
import type { FieldProblem } from "@ui/journey/use-field-errors"

export { checkManual } from "./check-manual.ts"
export { fittingName } from "./fitting-name.ts"

type Named = Pick<InputOf<typeof StartBusinessDetails>, "websiteUrl" | "facebookPageDetail" | "googlePlaceDetail">

/** What a typed address may begin a draft with, or what is wrong with it. */
export const checkAddress = (
  way: "website" | "page",
  typed: string,
  services: Services,
): { readonly address: string; readonly start: Named } | { readonly problem: FieldProblem } => {
  const checked = pageAddress(typed)
  if (Result.isFailure(checked)) {
    const missing = way === "website" ? "validation.websiteRequired" : "PageAddressRequired"
    return { problem: { key: typed.trim() === "" ? missing : "InvalidWebsiteUrl" } }
  }
  const { address, kind } = checked.success
  if ((kind === "facebook" || kind === "google") && !isReadable(kind, services))
    return { problem: { key: "NotReadHere" } }
  if (way === "website") return { address, start: { websiteUrl: address } }
  const page = { url: address }
  return { address, start: kind === "google" ? { googlePlaceDetail: page } : { facebookPageDetail: page } }
}

/** Whose page a typed address is; undefined while it is none. */
export const addressKind = (typed: string) => Result.getOrUndefined(pageAddress(typed))?.kind
