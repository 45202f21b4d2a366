import { type Checked, type FieldFailure, upload } from "@domain/validation"
import { Result } from "effect"
import { Base64 } from "effect/encoding"

/** Most bytes of an upload. Spec: calls L7. */
export const mostUploadBytes = 8 * 1024 * 1024

export type UploadRefusal = FieldFailure | { readonly key: "creatives.image.tooLarge" | "creatives.image.empty" }

/** A picture from the device as the server takes it, or why it would refuse it: told before anything is sent. */
export const readUpload = async (file: Blob): Promise<Result.Result<string, UploadRefusal>> => {
  if (file.size === 0) return Result.fail({ key: "creatives.image.empty" })
  if (file.size > mostUploadBytes) return Result.fail({ key: "creatives.image.tooLarge" })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const checked: Checked<unknown> = upload(bytes, "image")
  return Result.map(checked, () => Base64.encode(bytes))
}
