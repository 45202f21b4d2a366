import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { website } from "./website.ts"

/** Longest address of a placement. Source: Google Ads, PlacementInfo. */
const longest = 250

const playApp = /^https?:\/\/play\.google\.com\/store\/apps\/details\?(?:[^#]*&)?id=([a-z][\w]*(?:\.[a-z][\w]*)+)/iu
const appStoreApp = /^https?:\/\/(?:apps|itunes)\.apple\.com\/[^\s?#]*\/id(\d{4,15})/iu
const knownApp = /^(?:1-\d{4,15}|2-[a-z]\w*(?:\.[a-z]\w*)+)$/iu

/**
 * A website or an app that shall show no banner: an address without its scheme, or an app in Google's form (`1-` and its number in
 * the App Store, `2-` and its name in Google Play). An app is typed as the address of its page in its store. Ours.
 */
export const placement = (typed: string): Checked<string> => {
  const text = typed.trim()
  if (knownApp.test(text)) return Result.succeed(text)
  const checked = website(text)
  if (Result.isFailure(checked)) return refuse("validation.placementInvalid", { most: longest })
  const [, android] = playApp.exec(checked.success) ?? []
  const [, apple] = appStoreApp.exec(checked.success) ?? []
  if (android !== undefined) return Result.succeed(`2-${android}`)
  if (apple !== undefined) return Result.succeed(`1-${apple}`)
  const address = checked.success
    .replace(/^https?:\/\/(?:www\.)?/u, "")
    .replace(/[?#].*$/u, "")
    .replace(/\/+$/u, "")
  return address.length <= longest && address.includes(".")
    ? Result.succeed(address)
    : refuse("validation.placementInvalid", { most: longest })
}
