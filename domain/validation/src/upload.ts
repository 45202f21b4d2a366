import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { type FileType, fileTypeOf } from "./file-type.ts"
import { imageSizeOf } from "./image-size.ts"
import type { ValidationMessageKey } from "./message-keys.ts"

/** Smallest logo, in pixels each way. Spec: business constants. */
export const smallestLogo = { width: 150, height: 150 } as const

/** What each kind of upload takes, by content. Spec: validation rules, files. */
export const uploadKinds = {
  logo: { types: ["png", "jpeg"], key: "validation.logoFormat" },
  leadImage: { types: ["png", "jpeg"], key: "validation.leadImageFormat" },
  image: { types: ["png", "jpeg", "bmp"], key: "validation.imageFormat" },
  video: { types: ["mp4", "webm", "ogv"], key: "validation.videoFormat" },
  file: { types: ["png", "jpeg", "bmp", "docx", "pdf"], key: "validation.fileFormat" },
} as const satisfies Readonly<Record<string, { types: ReadonlyArray<FileType>; key: ValidationMessageKey }>>
/** What a file is uploaded as. */
export type UploadKind = keyof typeof uploadKinds

/** The type of an upload that its kind takes; a picture must also have a readable size, a logo the least one. Spec: validation rules, files. */
export const upload = (bytes: Uint8Array, kind: UploadKind): Checked<FileType> => {
  if (!(bytes instanceof Uint8Array) || !Object.hasOwn(uploadKinds, kind)) return refuse("validation.fileFormat")
  const { key } = uploadKinds[kind]
  const types: ReadonlyArray<FileType> = uploadKinds[kind].types
  const type = fileTypeOf(bytes)
  if (type === undefined || !types.includes(type)) return refuse(key)
  if (type !== "png" && type !== "jpeg" && type !== "bmp") return Result.succeed(type)
  const size = imageSizeOf(bytes)
  if (size === undefined) return refuse(key)
  const small = kind === "logo" && (size.width < smallestLogo.width || size.height < smallestLogo.height)
  return small ? refuse("validation.logoTooSmall", smallestLogo) : Result.succeed(type)
}

/** A logo that must be there. Spec: 'Logo is required.' */
export const requiredLogo = (bytes: Uint8Array | undefined): Checked<FileType> =>
  !(bytes instanceof Uint8Array) || bytes.length === 0 ? refuse("validation.logoRequired") : upload(bytes, "logo")
