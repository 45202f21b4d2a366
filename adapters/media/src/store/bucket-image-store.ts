import { S3mini } from "s3mini"
import { contentTypeOf, fileNameIn, imageFileName, type ImageStore } from "./image-store.ts"

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

/** Images in a bucket, served by our own server as `{publicPath}/{hash}.{ext}`: their addresses stay when the store changes. */
export const bucketImageStore = (options: BucketOptions, publicPath = "/media"): BucketImageStore => {
  const client = bucketClient(options)
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      await client.putObject(name, bytes, contentType)
      return `${publicPath}/${name}`
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
  put: async (bytes, contentType, now) => {
    await note(imageFileName(bytes, contentType), now)
    return store.put(bytes, contentType, now)
  },
})
