import { Agent, request } from "node:http"

export interface Ask {
  readonly method: "GET" | "POST" | "PATCH"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const once = (agent: Agent, origin: string, { method, path, headers, body }: Ask): Promise<string> =>
  new Promise((done, failed) => {
    const sent = request(`${origin}${path}`, { agent, method, headers: { ...headers } }, (response) => {
      const parts: Array<Buffer> = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", failed)
      response.on("end", () => {
        const text = Buffer.concat(parts).toString("utf8")
        if (response.statusCode === 200) done(text)
        else failed(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 500)}`))
      })
    })
    sent.on("error", failed)
    sent.end(body)
  })

/**
 * Sends requests over `atOnce` kept-alive connections, each one sequentially; resolves to the last answer, and rejects
 * unless all are 200.
 */
export const sendAll = async (origin: string, asks: ReadonlyArray<Ask>, atOnce = 1): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = asks.values()
  let last = ""
  const connection = async () => {
    for (const ask of waiting) last = await once(agent, origin, ask)
  }
  await Promise.all(Array.from({ length: atOnce }, connection))
  agent.destroy()
  return last
}
