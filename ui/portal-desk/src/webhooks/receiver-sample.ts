/** A receiver for Node.js that proves messages by the published library and takes each once. */
export const receiverSample = `import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { Webhook } from "standardwebhooks"

const webhook = new Webhook(readFileSync("webhook-secret.txt", "utf8").trim()) // whsec_…
const had = new Set() // keep these in your database

const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  let event
  try {
    event = webhook.verify(Buffer.concat(parts).toString(), request.headers)
  } catch {
    return response.writeHead(401).end()
  }
  const id = request.headers["webhook-id"]
  if (!had.has(id)) {
    had.add(id)
    console.log(event.type, event.data) // queue your work here, and answer at once
  }
  response.writeHead(204).end()
})
server.listen(8080, () => console.log("listening on", server.address().port))
`
