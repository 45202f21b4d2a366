import { createHash, createHmac } from "node:crypto"

export interface SigningKey {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface UnsignedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly now: Date
}

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex")
const hmac = (key: string | Buffer, data: string): Buffer => createHmac("sha256", key).update(data).digest()

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Headers of an S3 request signed by AWS Signature Version 4, the given ones included. */
export const signedHeaders = (
  { method, url, headers, body, now }: UnsignedRequest,
  key: SigningKey,
): Record<string, string> => {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/gu, "")
  const day = stamp.slice(0, 8)
  const bodyHash = sha256(body)
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": stamp,
  }
  const names = Object.keys(all)
    .map((name) => name.toLowerCase())
    .toSorted()
  const byName = new Map(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const path = url.pathname
    .split("/")
    .map((part) => encoded(decodeURIComponent(part)))
    .join("/")
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&")
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${byName.get(name) ?? ""}`),
    "",
    names.join(";"),
    bodyHash,
  ].join("\n")
  const scope = `${day}/${key.region}/s3/aws4_request`
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n")
  const dayKey = hmac(`AWS4${key.secretAccessKey}`, day)
  const signature = hmac(hmac(hmac(hmac(dayKey, key.region), "s3"), "aws4_request"), toSign).toString("hex")
  const { host: _, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope},SignedHeaders=${names.join(";")},Signature=${signature}`,
  }
}
