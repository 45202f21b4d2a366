import { Context, type Effect, Schema } from "effect"
import type { AdmitKilobytes } from "@application/kernel"

/** A picture in our own store: its public address, pixels, and its telling colours as hex, the strongest first. */
export interface StoredPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly palette: ReadonlyArray<string>
}

/** What a picture is kept for; a logo must be png or jpeg of at least 150x150. */
export type PictureKind = "logo" | "picture"

/** The bytes are no picture that we take; `key` is a validation message key. */
export class PictureRefused extends Schema.TaggedError<PictureRefused>()("PictureRefused", { key: Schema.String }) {}

/** Pictures that are shown in ads, checked, turned upright and stripped of what the camera wrote into them. */
export class PictureStore extends Context.Service<
  PictureStore,
  {
    readonly saveUpload: (bytes: Uint8Array, kind: PictureKind) => Effect.Effect<StoredPicture, PictureRefused>
    /** Copies a picture from the public web, if its kilobytes are admitted; other addresses are refused. */
    readonly saveFrom: <E>(url: string, admit: AdmitKilobytes<E>) => Effect.Effect<StoredPicture, PictureRefused | E>
  }
>()("creatives/PictureStore") {}
