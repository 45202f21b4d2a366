import { createHash } from "node:crypto"

export interface StoredImage {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** A piece of a stored file: its bytes, and the type and size of the whole. */
export interface StoredPiece extends StoredImage {
  readonly sizeBytes: number
}

/** A file of this machine that shall be stored. */
export interface WrittenFile {
  readonly path: string
  readonly sizeBytes: number
  /** Of its content, in hexadecimal. */
  readonly sha256: string
}

/** Images, videos and parts of videos on their way, by content: the same bytes have the same address, and what an address holds never changes. */
export interface ImageStore {
  /**
   * Stores bytes and answers where browsers find them; `now` (epoch milliseconds) is when. Rejects on a content type we do not
   * serve.
   */
  readonly put: (bytes: Uint8Array, contentType: string, now: number) => Promise<string>
  /** What an address or file name `{hash}.{ext}` holds; undefined when it is not ours or not there. */
  readonly get: (address: string) => Promise<StoredImage | undefined>
  /** Stores a file without reading it whole into memory, and answers where browsers find it. */
  readonly putFile: (file: WrittenFile, contentType: string, now: number) => Promise<string>
  /** The bytes of a file from `start` on, `most` of them at most; undefined as for `get`, and beyond the file's end. */
  readonly read: (address: string, start: number, most: number) => Promise<StoredPiece | undefined>
  /** Deletes an image by its file name, in a store whose images the database notes. */
  readonly remove?: (name: string) => Promise<void>
}

/** The content type of a piece of a video that is on its way; it is served to nobody. */
export const partType = "application/octet-stream"

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/ogg": "ogv",
  [partType]: "part",
}

const fileName = /(?:^|\/)([0-9a-f]{40})\.(png|jpg|webp|mp4|webm|ogv|part)$/u

/** `{hash}.{ext}` for a SHA-256. Throws TypeError on a content type that is not kept. */
export const hashedFileName = (sha256: string, contentType: string): string => {
  const extension = extensions[contentType]
  if (extension === undefined) throw new TypeError(`images of type ${contentType} are not kept`)
  return `${sha256.slice(0, 40)}.${extension}`
}

/** `{hash}.{ext}` for some bytes. Throws TypeError on a content type that is not kept. */
export const imageFileName = (bytes: Uint8Array, contentType: string): string =>
  hashedFileName(createHash("sha256").update(bytes).digest("hex"), contentType)

/** The file name inside an address of ours, so that no path of a caller's making ever reaches a disk. */
export const fileNameIn = (address: string): string | undefined => {
  const [, hash, extension] = fileName.exec(address) ?? []
  return hash === undefined || extension === undefined ? undefined : `${hash}.${extension}`
}

/** The folder of a file name below the store's. */
export const shelfOf = (name: string): string => name.slice(0, 2)

/** Whether an error says that there is no such file. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ENOENT"

/** The content type of a file name of ours. */
export const contentTypeOf = (name: string): string =>
  Object.entries(extensions).find(([, extension]) => name.endsWith(`.${extension}`))?.[0] ?? "application/octet-stream"
