import { createServer } from "node:http"
import { Pool, types } from "pg"
import { listCampaigns } from "./bare/campaign-list.ts"
import { acceptLaunch } from "./bare/launch.ts"
import { login } from "./bare/login.ts"
import { type BareAsk, bareReads } from "./bare/reads.ts"
import { saveDraft } from "./bare/save.ts"

/**
 * The baseline of the product: `node:http` and `pg` with the same SQL, rows and `JSON.stringify`, but without
 * validation, rules or signatures. `DATABASE_URL` names the database; prints its port.
 */
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 4 })

const bodyOf = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString("utf8")
}

const claimsOf = (authorization: string | undefined): BareAsk["caller"] => {
  const [, payload] = authorization?.split(".") ?? []
  return payload === undefined ? undefined : JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))
}

const server = createServer((request, response) => {
  const answer = async (): Promise<unknown> => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost")
    const path = pathname.split("/")
    const [, , , , profile = "", kind = "", campaign = ""] = path
    if (request.method === "GET") {
      if (kind === "roimaticCampaigns" && campaign === "")
        return listCampaigns(pool, Number(profile), Number(query.get("limit")))
      const last = path.findLast((part) => bareReads[part] !== undefined) ?? ""
      return bareReads[last]?.(pool, { path, query, caller: claimsOf(request.headers.authorization) })
    }
    const caller = claimsOf(request.headers.authorization)
    const body = JSON.parse(await bodyOf(request))
    if (request.method === "PATCH") return saveDraft(pool, caller, body)
    if (path.at(-1) === "login") return login(pool, { ...body, device: request.headers.cookie ?? "" })
    const launch = { profile: Number(profile), campaign: Number(campaign), key: body.idempotencyKey }
    return acceptLaunch(pool, caller, launch)
  }
  const reply = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    response.end(JSON.stringify(body))
  }
  answer().then(
    (data) => reply(200, { data }),
    (cause: unknown) => reply(500, { message: String(cause) }),
  )
})
server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () => {
  const address = server.address()
  if (address !== null && typeof address !== "string") console.log(address.port)
})
