import { createHash } from "node:crypto"

export interface StoredImage {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Images by content: the same bytes have the same address, and what an address holds never changes. */
export interface ImageStore {
  /**
   * Stores bytes and answers where browsers find them; `now` (epoch milliseconds) is when. Rejects on a content type we do not
   * serve.
   */
  readonly put: (bytes: Uint8Array, contentType: string, now: number) => Promise<string>
  /** What an address or file name `{hash}.{ext}` holds; undefined when it is not ours or not there. */
  readonly get: (address: string) => Promise<StoredImage | undefined>
  /** Deletes an image by its file name, in a store whose images the database notes. */
  readonly remove?: (name: string) => Promise<void>
}

const extensions: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" }

const fileName = /(?:^|\/)([0-9a-f]{40})\.(png|jpg|webp)$/u

/** `{hash}.{ext}` for some bytes. Throws TypeError on a content type we do not serve. */
export const imageFileName = (bytes: Uint8Array, contentType: string): string => {
  const extension = extensions[contentType]
  if (extension === undefined) throw new TypeError(`images of type ${contentType} are not kept`)
  return `${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${extension}`
}

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
