import { Effect, Result } from "effect"
import { type InputOf, ServicesOn } from "@application/kernel"
import { InvalidWebsite } from "@domain/businesses"
import { type BusinessSection, isReadable } from "@domain/signup"
import { addressKind, facebookPageAddress, googlePlaceAddress, website } from "@domain/validation"
import type { StartBusinessDetails } from "../contract/business-details.ts"

type Input = Pick<InputOf<typeof StartBusinessDetails>, "websiteUrl" | "facebookPageDetail" | "googlePlaceDetail">

const isTyped = (text: string | undefined): text is string => text !== undefined && text.trim() !== ""

const normalised = (typed: string | undefined) =>
  isTyped(typed)
    ? Result.match(website(typed), {
        onFailure: () => Effect.fail(new InvalidWebsite({})),
        onSuccess: (address) => Effect.succeed(address),
      })
    : Effect.succeed(undefined)

const shown = (page: Input["facebookPageDetail"], addressOf: (id: string) => string): string | undefined =>
  isTyped(page?.url) ? page.url : isTyped(page?.id) ? addressOf(page.id) : undefined

/** What the addresses are kept as, and which of them are read: the website foremost. */
interface Addresses {
  readonly typed: Pick<BusinessSection, AddressField>
  readonly toRead: ReadonlyArray<string>
}

type AddressField = "websiteUrl" | "facebookPageUrl" | "googlePlaceUrl"

const fieldOf = (address: string, field: AddressField): AddressField => {
  const kind = addressKind(address)
  return kind === "facebook" ? "facebookPageUrl" : kind === "google" ? "googlePlaceUrl" : field
}

/**
 * The addresses of a start in their normal form, each kept where it belongs whatever field it came in. A page on a network
 * other than Facebook and Google is kept as a link and not read, as is one whose look-up is off, nor is a website given as somebody's page.
 */
export const addressesOf = Effect.fnUntraced(function* (input: Input) {
  const requested = [
    ["websiteUrl", yield* normalised(input.websiteUrl)],
    ["facebookPageUrl", yield* normalised(shown(input.facebookPageDetail, facebookPageAddress))],
    ["googlePlaceUrl", yield* normalised(shown(input.googlePlaceDetail, googlePlaceAddress))],
  ] as const
  const typed: Partial<Record<AddressField, string>> = {}
  const toRead = new Set<string>()
  const services = yield* ServicesOn
  for (const [name, address] of requested) {
    if (address === undefined) continue
    typed[fieldOf(address, name)] = address
    const kind = addressKind(address)
    const isPage = kind === "facebook" || kind === "google"
    if (isReadable(kind, services) && (isPage || name === "websiteUrl")) toRead.add(address)
  }
  const addresses: Addresses = { typed, toRead: [...toRead] }
  return addresses
})
