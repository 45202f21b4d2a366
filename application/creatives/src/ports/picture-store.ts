import { Context, type Effect, Schema } from "effect"
import type { AdmitKilobytes } from "@application/kernel"

/** A picture in our store: its public address, pixels, bytes, and dominant colours as hex, strongest first. */
export interface StoredPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly sizeBytes?: number
  readonly palette: ReadonlyArray<string>
}

/** The use of a picture; a logo and a lead form's must be PNG or JPEG, a logo at least 150x150. */
export type PictureKind = "logo" | "picture" | "leadImage"

/** The bytes are not an accepted picture; `key` is a validation message key. */
export class PictureRefused extends Schema.TaggedError<PictureRefused>()("PictureRefused", { key: Schema.String }) {}

/** Stores pictures for ads: checked, rotated upright and stripped of camera metadata. */
export class PictureStore extends Context.Service<
  PictureStore,
  {
    readonly saveUpload: (bytes: Uint8Array, kind: PictureKind) => Effect.Effect<StoredPicture, PictureRefused>
    /** The bytes of a stored picture; undefined where it is not there. */
    readonly bytesOf: (url: string) => Effect.Effect<Uint8Array | undefined>
    /** Copies a picture from the public web if its kilobytes are admitted; refuses other addresses. */
    readonly saveFrom: <E>(
      url: string,
      admit: AdmitKilobytes<E>,
      kind?: PictureKind,
    ) => Effect.Effect<StoredPicture, PictureRefused | E>
  }
>()("creatives/PictureStore") {}
