import { Effect } from "effect"
import { safeFetchImage, type SafeFetchOptions } from "@adapters/web-extraction"
import type { ImageStore } from "./store/image-store.ts"

/** Where pictures come from: our own store, else the public web under the rules of the safe fetch. */
export interface PictureSources {
  readonly store: ImageStore
  readonly fetch?: SafeFetchOptions
}

const inline = /^data:image\/(?:png|jpeg|webp);base64,(.+)$/su

/** The bytes of a picture by its address; undefined when it is nowhere that we may look. */
export const pictureBytes = Effect.fnUntraced(function* (address: string, { store, fetch = {} }: PictureSources) {
  const [, encoded] = inline.exec(address) ?? []
  if (encoded !== undefined) return new Uint8Array(Buffer.from(encoded, "base64"))
  if (!/^https?:/i.test(address)) return (yield* Effect.promise(() => store.get(address)))?.bytes
  const ours = yield* Effect.promise(() => store.get(address))
  if (ours !== undefined) return ours.bytes
  const fetched = yield* Effect.option(safeFetchImage(address, fetch))
  return fetched._tag === "Some" ? fetched.value.bytes : undefined
})
