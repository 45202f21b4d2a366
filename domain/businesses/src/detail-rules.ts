import { offerExcess } from "@domain/creatives"
import { Result, Schema } from "effect"
import { type Region } from "@domain/kernel"
import {
  businessName,
  type Checked,
  email,
  hexColour,
  keyword,
  phone,
  refuse,
  type ValidationMessageKey,
  website,
} from "@domain/validation"
import { gstBilling } from "@domain/wallet"
import { EditableDetails, editableDetails } from "./business-details.ts"
import { locationExcess } from "./location-rules.ts"

/** A field that a person fills in. */
export type DetailName = keyof typeof editableDetails

/** Checked values by field; an undefined one removes its field. */
export type DetailChanges = { readonly [K in DetailName]?: EditableDetails[K] | undefined }

/** Whether a name is one of the fields that a person fills in. */
export const isDetailName = (name: string): name is DetailName => Object.hasOwn(editableDetails, name)

/** An address that a page may show or link to: the web, our own store or an inline picture. */
const isShowable = (url: string): boolean =>
  /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|svg\+xml)[;,])\S+$/i.test(url)

const isLink = (url: string): boolean => /^https?:\/\/\S+$/i.test(url)

/** A value as stored, or the key of the message that says why it is refused. */
export type CheckedDetail<A> = Result.Result<A, { readonly key: string }>

type Rules = {
  readonly [K in DetailName]?: (
    value: NonNullable<EditableDetails[K]>,
    region: Region,
  ) => CheckedDetail<NonNullable<EditableDetails[K]>>
}

const showable = <A>(value: A, urls: ReadonlyArray<string>): Checked<A> =>
  urls.every(isShowable) ? Result.succeed(value) : refuse("validation.creativeUrlInvalid")

const emptyOr =
  (rule: (typed: string) => Checked<string>) =>
  (typed: string): Checked<string> =>
    typed.trim() === "" ? Result.succeed("") : rule(typed)

/** What the shapes alone do not say: normal forms of addresses and numbers, and no picture or link that could run code. */
const rules: Rules = {
  websiteUrl: emptyOr(website),
  facebookPageUrl: emptyOr(website),
  googlePlaceUrl: emptyOr(website),
  facebookPageId: (id) => (/^\d*$/.test(id) ? Result.succeed(id) : refuse("validation.required")),
  emailAddress: emptyOr(email),
  name: emptyOr(businessName),
  keywords: (typed) => Result.all(typed.map(keyword)),
  location: (location) => {
    const excess = locationExcess(location)
    return excess === undefined ? Result.succeed(location) : Result.fail(excess)
  },
  offerDetail: (offer) => {
    const [, key] = offerExcess(offer) ?? []
    return key === undefined ? Result.succeed(offer) : Result.fail({ key })
  },
  phone: (typed, region) => emptyOr((text) => Result.map(phone(text, region), ({ e164 }) => e164))(typed),
  gstBilling: (typed) =>
    Result.match(gstBilling(typed), {
      onFailure: ({ gstin }) => refuse(gstin === undefined ? "validation.required" : "validation.gstinInvalid"),
      onSuccess: (billing) => Result.succeed(billing),
    }),
  colours: (typed) => Result.all(typed.map(hexColour)),
  logoUrl: (url) => (url === "" ? Result.succeed(url) : showable(url, [url])),
  pictures: (pictures) =>
    pictures.every(({ credit }) => credit === undefined || isLink(credit.link))
      ? showable(
          pictures,
          pictures.map(({ url }) => url),
        )
      : refuse("validation.creativeUrlInvalid"),
  creativeDetail: (creative) =>
    creative.picture?.credit === undefined || isLink(creative.picture.credit.link)
      ? showable(creative, creative.picture === undefined ? [] : [creative.picture.url])
      : refuse("validation.creativeUrlInvalid"),
}

/** The message of a value whose very shape is wrong. */
const shapeKeys: { readonly [K in DetailName]?: ValidationMessageKey } = {
  websiteUrl: "validation.websiteInvalid",
  facebookPageUrl: "validation.websiteInvalid",
  googlePlaceUrl: "validation.websiteInvalid",
  phone: "validation.phoneInvalid",
  emailAddress: "validation.emailInvalid",
  colours: "validation.colourInvalid",
  ageBands: "validation.audienceRequired",
  channels: "validation.channelRequired",
  logoUrl: "validation.creativeUrlInvalid",
  pictures: "validation.creativeUrlInvalid",
}

const asTyped = Schema.decodeUnknownResult(Schema.toType(EditableDetails))
const asWired = Schema.decodeUnknownResult(EditableDetails)

/** A field's value as stored, from what a caller sent: names of enumerations or their wire numbers. */
export const checkDetail = <K extends DetailName>(
  name: K,
  sent: unknown,
  region: Region,
): CheckedDetail<EditableDetails[K]> => {
  const decoded = Result.orElse(asTyped({ [name]: sent }), () => asWired({ [name]: sent }))
  const value = Result.isSuccess(decoded) ? decoded.success[name] : undefined
  if (value === undefined || value === null) {
    return refuse(shapeKeys[name] ?? (typeof sent === "string" ? "validation.textTooLong" : "validation.required"))
  }
  return rules[name]?.(value, region) ?? Result.succeed(value)
}
