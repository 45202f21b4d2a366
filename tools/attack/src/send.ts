import { Agent, request } from "node:http"
import { errorCatalogue } from "@domain/errors"

/** A request in wire form, well-formed or not. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * Sends one request; rejects after `timeout` milliseconds without an answer. A kept connection that the server had
 * closed meanwhile, as it may, is replaced by a new one.
 */
export const send = (origin: string, message: Sent, timeout = 30_000): Promise<Answer> =>
  new Promise((done, failed) => {
    const { method, path, headers = {}, body } = message
    const { hostname, port } = new URL(origin)
    const size = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
    const options = { hostname, port, path, method, agent, headers: { ...size, ...headers } }
    const sent = request(options, (response) => {
      const parts: Array<Buffer> = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", failed)
      response.on("end", () => {
        clearTimeout(timer)
        const text = Buffer.concat(parts).toString("utf8")
        done({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${timeout} ms`)), timeout)
    sent.on("error", (cause: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      if (sent.reusedSocket && cause.code === "ECONNRESET") done(send(origin, message, timeout))
      else failed(cause)
    })
    sent.end(body)
  })

/** Forwards a made-up address, so that limits by address do not hide what is behind them. */
export const fromSomewhere = (index: number): Readonly<Record<string, string>> => ({
  "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a third party failed, which a code of the catalogue says: a website that was named and does not answer. */
const isOfThirdParty = (status: number, body: unknown): boolean =>
  status === 502 && errorCatalogue.some(({ code, httpStatus }) => httpStatus === 502 && code === codeIn(body))

const codeIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "errorCode" in body ? body.errorCode : undefined

/**
 * What is wrong with an answer of the api to any request: a 5xx except for a 503 with Retry-After and a third party's
 * failure, or a missing envelope.
 */
export const faultOf = ({ status, headers, text }: Answer): string | undefined => {
  const body = parsed(text)
  const isBusy = status === 503 && /^\d+$/.test(String(headers["retry-after"]))
  if (status >= 500 && !isBusy && !isOfThirdParty(status, body)) return `answered ${status}: ${text.slice(0, 200)}`
  // A call may answer a file, such as all leads as CSV.
  if (status === 200 && String(headers["content-disposition"]).startsWith("attachment")) return undefined
  const isEnvelope =
    typeof body === "object" &&
    body !== null &&
    ("data" in body ? status < 400 : "errorCode" in body && "message" in body)
  if (!isEnvelope) return `answered ${status} without the envelope: ${text.slice(0, 200)}`
  return status >= 400 && text.length > 16_384 ? `refused with ${text.length} characters` : undefined
}
