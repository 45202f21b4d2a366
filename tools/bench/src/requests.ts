import { Agent, request } from "node:http"

export interface Ask {
  readonly method: "GET" | "POST"
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

/** Sends requests one after the other over one kept connection; resolves to the last answer, rejects unless all are 200. */
export const sendAll = async (origin: string, asks: ReadonlyArray<Ask>): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let last = ""
  for (const ask of asks) last = await once(agent, origin, ask)
  agent.destroy()
  return last
}
