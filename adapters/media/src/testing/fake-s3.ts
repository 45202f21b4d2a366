import { createServer, type IncomingMessage } from "node:http"
import { once } from "node:events"
import { type SigningKey, signedHeaders } from "../store/aws-signature.ts"

export interface FakeS3 {
  readonly endpoint: string
  readonly requests: Array<{ readonly method: string; readonly status: number }>
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Signs anew what arrived, with only the headers the sender says it signed, and compares. */
const isSigned = (request: IncomingMessage, body: Buffer, key: SigningKey): boolean => {
  const stamp = String(request.headers["x-amz-date"])
  const now = new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, "$1-$2-$3T$4:$5:$6Z"))
  const names = /SignedHeaders=([^,]+)/u.exec(request.headers.authorization ?? "")?.[1]?.split(";") ?? []
  const headers = Object.fromEntries(
    names
      .filter((name) => name !== "host" && !name.startsWith("x-amz-"))
      .map((name) => [name, String(request.headers[name])]),
  )
  const url = new URL(request.url ?? "/", `http://${request.headers.host ?? ""}`)
  return (
    signedHeaders({ method: request.method ?? "", url, headers, body, now }, key)["authorization"] ===
    request.headers.authorization
  )
}

/** A bucket on loopback that refuses requests whose signature or body hash is wrong. */
export const fakeS3 = async (key: SigningKey): Promise<FakeS3> => {
  const objects = new Map<string, Buffer>()
  const requests: FakeS3["requests"] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? ""
      const found = objects.get(path)
      const status = !isSigned(request, body, key)
        ? 403
        : request.method === "PUT"
          ? 200
          : found === undefined
            ? 404
            : 200
      if (status === 200 && request.method === "PUT") objects.set(path, body)
      requests.push({ method: request.method ?? "", status })
      response.writeHead(status).end(status === 200 && request.method === "GET" ? found : undefined)
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
  }
}
