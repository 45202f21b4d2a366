import { type SigningKey, signedHeaders } from "./aws-signature.ts"
import { contentTypeOf, fileNameIn, imageFileName, type ImageStore } from "./image-store.ts"

export interface S3Options extends SigningKey {
  /** `https://s3.eu-west-1.amazonaws.com` or any compatible server; addressed by path. */
  readonly endpoint: string
  readonly bucket: string
  /** Where browsers read from, such as a CDN in front of the bucket. */
  readonly publicUrl: string
  readonly timeoutMs?: number
}

/** The store answered something other than success. */
class S3Refused extends Error {
  override readonly name = "S3Refused"
  readonly status: number
  constructor(method: string, status: number) {
    super(`the image store answered ${status} to ${method}`)
    this.status = status
  }
}

const empty = new Uint8Array()

/** Images in an S3-compatible bucket, over fetch. */
export const s3ImageStore = (options: S3Options): ImageStore => {
  const publicUrl = options.publicUrl.replace(/\/+$/u, "")
  const request = (
    method: string,
    name: string,
    body: Uint8Array,
    headers: Record<string, string>,
  ): Promise<Response> => {
    const url = new URL(`${options.endpoint.replace(/\/+$/u, "")}/${options.bucket}/${name}`)
    return fetch(url, {
      method,
      headers: signedHeaders({ method, url, headers, body, now: new Date() }, options),
      signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
      ...(method === "PUT" ? { body: new Uint8Array(body) } : {}),
    })
  }
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      const response = await request("PUT", name, bytes, {
        "content-type": contentType,
        "cache-control": "public, max-age=31536000, immutable",
      })
      await response.arrayBuffer()
      if (!response.ok) throw new S3Refused("PUT", response.status)
      return `${publicUrl}/${name}`
    },
    get: async (address) => {
      const name = fileNameIn(address)
      if (name === undefined) return undefined
      const response = await request("GET", name, empty, {})
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404) return undefined
      if (!response.ok) throw new S3Refused("GET", response.status)
      return { bytes, contentType: contentTypeOf(name) }
    },
  }
}
