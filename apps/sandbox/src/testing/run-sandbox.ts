import { createServer, type IncomingHttpHeaders } from "node:http"
import { startSandbox, type Sandbox, type SandboxOptions } from "../start-sandbox.ts"

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }

/** A webhook receiver that answers with the given statuses in turn, then 200. */
export const startReceiver = async (
  statuses: number[] = [],
): Promise<{ url: string; received: Received[]; stop: () => Promise<void> }> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://localhost")
      if (request.method === "GET") {
        response.end(url.searchParams.get("hub.challenge") ?? "")
        return
      }
      received.push({ path: url.pathname, headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.statusCode = statuses.shift() ?? 200
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A sandbox on free ports for one test, stopped at its end. */
export const runSandbox = async (options: SandboxOptions, use: (sandbox: Sandbox) => Promise<void>): Promise<void> => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookTarget: "http://127.0.0.1:9", ...options })
  try {
    await use(sandbox)
  } finally {
    await sandbox.stop()
  }
}

/** Waits until a condition holds, at most five seconds. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + 5000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("waited five seconds in vain")
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** A JSON call on the control room. */
export const control = async (sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${sandbox.url}/control/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  return response.json()
}
