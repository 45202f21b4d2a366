import { randomUUID } from "node:crypto"
import { Hono } from "hono"
import { cors } from "hono/cors"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asObject, asText, parseJson } from "../core/json.ts"
import { logMiddleware } from "../core/request-log.ts"
import type { ChatUser } from "./freshchat-state.ts"

const longestText = 5_000
const isToken = (token: string): boolean => /^[\w-]{8,128}$/u.test(token)
const refusal = (status: number, message: string) => ({ success: false, status, message })

const shown = ({ alias, externalId, restoreId, properties, messages }: ChatUser) => ({
  success: true,
  status: 200,
  data: { alias, externalId, restoreId, ...properties, messages },
})

/** What Freshchat's widget asks its host: who the user is, and the talk. */
export const freshchatApp = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.use("*", cors({ origin: "*" }))
  app.use("*", logMiddleware(context.log, "freshchat", context.clock.now, "/freshchat"))
  app.use(
    "*",
    failureMiddleware(context.failures, "freshchat", {
      error: () => refusal(500, "Internal server error"),
      rateLimit: { status: 429, body: refusal(429, "Too many requests") },
    }),
  )
  const users = () => context.state.freshchat.users
  const byAlias = (alias: string): ChatUser | undefined => users().find((user) => user.alias === alias)
  app.post("/lookup", async (c) => {
    const asked = asObject(parseJson(await c.req.text()))
    const [token, externalId, restoreId] = ["token", "externalId", "restoreId"].map((name) => asText(asked[name]) ?? "")
    if (!isToken(token ?? "")) return c.json(refusal(400, "The token is not valid."), 400)
    const found = users().find(
      (user) => user.token === token && user.externalId === externalId && user.restoreId === restoreId,
    )
    return found === undefined ? c.json(refusal(401, "User not found"), 401) : c.json(shown(found))
  })
  app.post("/users", async (c) => {
    const asked = asObject(parseJson(await c.req.text()))
    const token = asText(asked["token"]) ?? ""
    if (!isToken(token)) return c.json(refusal(400, "The token is not valid."), 400)
    const user: ChatUser = {
      alias: randomUUID(),
      token,
      externalId: asText(asked["externalId"]) ?? "",
      restoreId: randomUUID(),
      properties: asObject(asked["properties"]),
      messages: [],
    }
    users().push(user)
    context.save()
    return c.json(shown(user))
  })
  app.get("/users/:alias", (c) => {
    const user = byAlias(c.req.param("alias"))
    return user === undefined ? c.json(refusal(401, "User not found"), 401) : c.json(shown(user))
  })
  app.post("/users/:alias/properties", async (c) => {
    const user = byAlias(c.req.param("alias"))
    if (user === undefined) return c.json(refusal(401, "User not found"), 401)
    user.properties = { ...user.properties, ...asObject(parseJson(await c.req.text())) }
    context.save()
    return c.json(shown(user))
  })
  app.post("/users/:alias/messages", async (c) => {
    const user = byAlias(c.req.param("alias"))
    if (user === undefined) return c.json(refusal(401, "User not found"), 401)
    const text = asText(asObject(parseJson(await c.req.text()))["text"])?.trim() ?? ""
    if (text === "" || text.length > longestText) return c.json(refusal(400, "The message is empty or too long."), 400)
    user.messages.push({ from: "user", text, at: context.clock.now() })
    context.save()
    return c.json(shown(user))
  })
  return app
}

/** What support does at Freshchat: reads talks and answers. */
export const freshchatControl = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/", (c) => c.json(context.state.freshchat.users))
  app.post("/:alias/messages", async (c) => {
    const user = context.state.freshchat.users.find(({ alias }) => alias === c.req.param("alias"))
    if (user === undefined) return c.json({ error: "No such talk." }, 404)
    const text = asText(asObject(parseJson((await c.req.text()) || "{}"))["text"])?.trim() ?? ""
    if (text === "") return c.json({ error: "Write an answer." }, 400)
    user.messages.push({ from: "agent", text, at: context.clock.now() })
    context.save()
    return c.json({ ok: true })
  })
  return app
}
