import { openAsBlob } from "node:fs"
import { Predicate } from "effect"
import { S3mini } from "s3mini"
import { contentTypeOf, fileNameIn, hashedFileName, imageFileName, type ImageStore } from "./image-store.ts"

/** A bucket of any server that speaks S3, addressed by path. */
export interface BucketOptions {
  /** `https://s3.eu-west-1.amazonaws.com`, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly timeoutMilliseconds?: number
}

export type BucketImageStore = Required<ImageStore>

/** The client of a bucket. */
export const bucketClient = ({ endpoint, bucket, timeoutMilliseconds = 15_000, ...key }: BucketOptions): S3mini =>
  new S3mini({
    ...key,
    endpoint: `${endpoint.replace(/\/+$/u, "")}/${bucket}`,
    requestAbortTimeout: timeoutMilliseconds,
  })

/** No such object, or none of its bytes in that range. */
const isNothing = (cause: unknown): boolean =>
  Predicate.hasProperty(cause, "status") && (cause.status === 404 || cause.status === 416)

const sizeIn = (contentRange: string | null): number => Number(/\/(\d+)$/u.exec(contentRange ?? "")?.[1])

/** Images in a bucket, served by our own server as `{publicPath}/{hash}.{ext}`: their addresses stay when the store changes. */
export const bucketImageStore = (options: BucketOptions, publicPath = "/media"): BucketImageStore => {
  const client = bucketClient(options)
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      await client.putObject(name, bytes, contentType)
      return `${publicPath}/${name}`
    },
    putFile: async ({ path, sha256 }, contentType) => {
      const name = hashedFileName(sha256, contentType)
      // The blob reads the file as its slices are sent.
      await client.putAnyObject(name, await openAsBlob(path), contentType)
      return `${publicPath}/${name}`
    },
    read: async (address, start, most) => {
      const name = fileNameIn(address)
      if (name === undefined) return undefined
      try {
        const piece = await client.getObjectRaw(name, false, start, start + most)
        const bytes = new Uint8Array(await piece.arrayBuffer())
        return { bytes, contentType: contentTypeOf(name), sizeBytes: sizeIn(piece.headers.get("content-range")) }
      } catch (cause) {
        if (isNothing(cause)) return undefined
        throw cause
      }
    },
    get: async (address) => {
      const name = fileNameIn(address)
      const bytes = name === undefined ? null : await client.getObjectArrayBuffer(name)
      return name === undefined || bytes === null
        ? undefined
        : { bytes: new Uint8Array(bytes), contentType: contentTypeOf(name) }
    },
    remove: async (name) => {
      await client.deleteObject(name)
    },
  }
}

/** The store, with each image noted by name and instant before its bytes are put there. */
export const notedImageStore = (store: ImageStore, note: (name: string, now: number) => Promise<void>): ImageStore => ({
  get: store.get,
  read: store.read,
  putFile: async (file, contentType, now) => {
    await note(hashedFileName(file.sha256, contentType), now)
    return store.putFile(file, contentType, now)
  },
  put: async (bytes, contentType, now) => {
    await note(imageFileName(bytes, contentType), now)
    return store.put(bytes, contentType, now)
  },
})
