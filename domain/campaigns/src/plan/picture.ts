import { type Checked, refuse } from "@domain/validation"
import { Result, Schema } from "effect"

/** A picture found, uploaded or chosen; `credit` must be shown beside stock photographs. */
export const Picture = Schema.Struct({
  url: Schema.String,
  source: Schema.Literals(["website", "stock", "upload", "facebook", "listing"]),
  alt: Schema.optionalKey(Schema.String),
  credit: Schema.optionalKey(Schema.Struct({ name: Schema.String, link: Schema.String })),
})
export type Picture = typeof Picture.Type

/** An address that a page may show or link to: the web, our own store or an inline picture. */
const isShowable = (url: string): boolean =>
  /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|svg\+xml)[;,])\S+$/i.test(url)

const isLink = (url: string): boolean => /^https?:\/\/\S+$/i.test(url)

/** The value, unless one of its addresses could run code. */
export const showable = <A>(value: A, urls: ReadonlyArray<string>): Checked<A> =>
  urls.every(isShowable) ? Result.succeed(value) : refuse("validation.creativeUrlInvalid")

/** The value, unless one of its pictures or credits could run code. */
export const withSafePictures = <A>(value: A, pictures: ReadonlyArray<Picture>): Checked<A> =>
  pictures.every(({ credit }) => credit === undefined || isLink(credit.link))
    ? showable(
        value,
        pictures.map(({ url }) => url),
      )
    : refuse("validation.creativeUrlInvalid")
