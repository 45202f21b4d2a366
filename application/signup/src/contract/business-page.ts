import { Schema } from "effect"
import { contract } from "@application/kernel"
import { BusinessLocation, BusinessProfileNotFound } from "@domain/businesses"
import { Offer } from "@domain/creatives"
import { TooManyRequests } from "@domain/identity"
import { Region } from "@domain/kernel"

/** What a business's own advertisements promise anyway: no prices paid, no people, no draft. */
export const BusinessPage = Schema.Struct({
  name: Schema.String,
  region: Region,
  tagline: Schema.optionalKey(Schema.String),
  category: Schema.optionalKey(Schema.String),
  services: Schema.Array(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  emailAddress: Schema.optionalKey(Schema.String),
  location: Schema.optionalKey(BusinessLocation),
  offer: Schema.optionalKey(Offer),
  logoUrl: Schema.optionalKey(Schema.String),
  pictureUrl: Schema.optionalKey(Schema.String),
})
export type BusinessPage = typeof BusinessPage.Type

/** The public page of a business that has advertised, by a key that cannot be guessed: where its ads lead when it has no website, with its privacy words. */
export const GetBusinessPage = contract("signup/GetBusinessPage", {
  kind: "query",
  access: "readBusinessPage",
  route: "GET /businessPages/:pageKey",
  summary: "Get a business's public page",
  example: { pageKey: "sunrise-dental-care" },
  input: Schema.Struct({ pageKey: Schema.String.check(Schema.isMaxLength(64)) }),
  output: BusinessPage,
  failures: [BusinessProfileNotFound, TooManyRequests],
})
