import { createHash } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { once } from "node:events"
import { AwsV4Signer } from "aws4fetch"

export interface FakeS3 {
  readonly endpoint: string
  /** Paths of the objects that it holds. */
  readonly paths: () => ReadonlyArray<string>
  readonly close: () => Promise<void>
}

export interface FakeS3Key {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const sha256 = (body: Buffer): string => createHash("sha256").update(body).digest("hex")

/** Signs what arrived by another library than the sender's, with the headers that the sender says it signed, and compares. */
const isSigned = async (request: IncomingMessage, body: Buffer, key: FakeS3Key): Promise<boolean> => {
  const { headers, method = "GET", url = "/" } = request
  const authorization = headers.authorization ?? ""
  const hash = String(headers["x-amz-content-sha256"])
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return false
  const names = /SignedHeaders=([^,]+)/u.exec(authorization)?.[1]?.split(";") ?? []
  const signer = new AwsV4Signer({
    ...key,
    method,
    service: "s3",
    url: `http://${headers.host ?? ""}${url}`,
    headers: Object.fromEntries(names.filter((name) => name !== "host").map((name) => [name, String(headers[name])])),
    datetime: String(headers["x-amz-date"]),
    allHeaders: true,
  })
  const signatureIn = (text: string) => /Signature=([0-9a-f]{64})/u.exec(text)?.[1]
  const signed = (await signer.sign()).headers.get("authorization") ?? ""
  return signatureIn(signed) !== undefined && signatureIn(signed) === signatureIn(authorization)
}

const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

const listing = (keys: ReadonlyArray<string>) =>
  `<?xml version="1.0"?><ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${keys
    .map((each) => `<Contents><Key>${each}</Key><Size>1</Size></Contents>`)
    .join("")}</ListBucketResult>`

/** A server on loopback that speaks as much S3 as pictures and lists need, and refuses a wrong signature or body hash. */
export const fakeS3 = async (key: FakeS3Key): Promise<FakeS3> => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const path = request.url ?? ""
    const end = (status: number, sent?: Buffer | string) => void response.writeHead(status).end(sent)
    if (!(await isSigned(request, body, key))) return end(403, refusal("SignatureDoesNotMatch"))
    const { pathname, searchParams } = new URL(path, "http://localhost")
    const upload = uploads.get(searchParams.get("uploadId") ?? "")
    if (request.method === "POST" && searchParams.has("uploads")) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return end(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (request.method === "PUT" && upload !== undefined) {
      upload.set(Number(searchParams.get("partNumber")), body)
      return void response.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end()
    }
    if (request.method === "POST" && upload !== undefined) {
      const parts = [...upload].toSorted(([one], [other]) => one - other).map(([, part]) => part)
      objects.set(pathname, Buffer.concat(parts))
      return end(
        200,
        `<CompleteMultipartUploadResult><Location>x</Location><Key>x</Key><ETag>"1"</ETag></CompleteMultipartUploadResult>`,
      )
    }
    if (request.method === "PUT") {
      objects.set(path, body)
      return end(200)
    }
    if (request.method === "DELETE") {
      objects.delete(path)
      return end(204)
    }
    if (searchParams.has("list-type")) {
      const bucket = `${pathname.replace(/\/$/, "")}/`
      const prefix = `${bucket}${searchParams.get("prefix") ?? ""}`
      const keys = [...objects.keys()].filter((each) => each.startsWith(prefix))
      return end(200, listing(keys.map((each) => each.slice(bucket.length))))
    }
    const object = objects.get(path)
    if (object === undefined) return end(404, refusal("NoSuchKey"))
    const [, from, to = ""] = /^bytes=(\d+)-(\d*)$/u.exec(String(request.headers.range)) ?? []
    if (from === undefined) return end(200, object)
    if (Number(from) >= object.length) return end(416, refusal("InvalidRange"))
    const last = Math.min(to === "" ? object.length : Number(to), object.length - 1)
    const range = `bytes ${from}-${last}/${object.length}`
    return void response.writeHead(206, { "content-range": range }).end(object.subarray(Number(from), last + 1))
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    paths: () => [...objects.keys()],
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
  }
}
