import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { readFailureSwitch, type FailureSwitch } from "../core/failures.ts"
import { asArray, asNumber, asText, isObject, parseJson, type JsonObject } from "../core/json.ts"
import { settledAround } from "../market/engine.ts"
import { addLeadNow, adNetworkNamed, adReports, conversionReports, leadReports, reviewAd } from "../ad-networks.ts"
import { isReversalAct } from "../gateway.ts"
import { decidePage, pageReports, removeApp } from "../meta/meta-people.ts"
import { SITES } from "../sites/sites-app.ts"
import { paymentReports, reversePayment } from "../gateways.ts"

const digits = (text: string): string => text.replace(/\D/g, "")

/** Whether a message went to somebody: mail addresses ignore case, numbers ignore spaces and a missing country code. */
const wentTo = (recipients: readonly string[], wanted: string): boolean =>
  recipients.some((one) =>
    wanted.includes("@")
      ? one.toLowerCase() === wanted.toLowerCase()
      : digits(wanted) !== "" && digits(one).endsWith(digits(wanted)),
  )

const approved = { state: "approved", reason: null } as const

const refuse = (message: string, status = 400): Response => Response.json({ error: message }, { status })

/** The JSON behind the control room, for people's buttons and for tests. */
export const controlApi = (context: Context, reset: () => void): Hono<Env> => {
  const app = new Hono<Env>()
  const { state, clock, failures } = context
  app.use("*", async (c, next) => {
    const origin = c.req.header("origin")
    const foreign = origin !== undefined && URL.canParse(origin) && new URL(origin).host !== c.req.header("host")
    if (foreign && c.req.method !== "GET") return refuse("The control room only listens to its own page.", 403)
    await settledAround(context, c.req.method === "GET", next)
    return undefined
  })
  app.onError((error) => {
    console.error(error)
    return refuse(error.message, 500)
  })
  app.notFound(() => refuse("No such control call.", 404))
  const bodyOf = async (c: { req: { text: () => Promise<string> } }): Promise<JsonObject> => {
    const text = await c.req.text()
    const body = text === "" ? {} : parseJson(text)
    return isObject(body) ? body : {}
  }
  const clockNow = (): JsonObject => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs() })
  app.get("/clock", (c) => c.json(clockNow()))
  app.post("/clock", async (c) => {
    const advance = asNumber((await bodyOf(c))["advanceMs"])
    if (advance === undefined || advance < 0 || !Number.isInteger(advance))
      return refuse("advanceMs must be a whole number, not negative: time does not run backwards.")
    clock.advance(advance)
    context.save()
    return c.json(clockNow())
  })
  app.get("/messages", (c) => {
    const { to, channel } = c.req.query()
    return c.json(
      state.messages.filter(
        (one) => (to === undefined || wentTo(one.to, to)) && (channel === undefined || one.channel === channel),
      ),
    )
  })
  app.delete("/messages", (c) => {
    state.messages = []
    context.save()
    return c.json({ ok: true })
  })
  app.get("/payments", (c) => c.json(paymentReports(context)))
  app.post("/payments/:id/:act", async (c) => {
    const act = c.req.param("act")
    if (!isReversalAct(act)) return refuse("No such control call.", 404)
    const isDone = reversePayment(context, c.req.param("id"), act, asNumber((await bodyOf(c))["amount"]))
    context.save()
    return isDone ? c.json({ ok: true }) : refuse("This cannot be done to this payment.", 409)
  })
  app.put("/sites/:name/tag", async (c) => {
    const name = c.req.param("name")
    if (!SITES.some((site) => site.name === name)) return refuse("No such site.", 404)
    const snippet = asText((await bodyOf(c))["snippet"]) ?? ""
    if (snippet === "") delete state.siteTags[name]
    else state.siteTags[name] = snippet
    context.save()
    return c.json({ ok: true })
  })
  app.get("/ads", (c) => c.json(adReports(context)))
  app.post("/ads/:id/approve", (c) =>
    reviewAd(context, c.req.param("id"), approved) ? c.json({ ok: true }) : refuse("No such ad.", 404),
  )
  app.post("/ads/:id/reject", async (c) => {
    const body = await bodyOf(c)
    const reason = asText(body["reason"])?.trim()
    const field = asText(body["field"])?.trim() ?? ""
    if (reason === undefined || reason === "") return refuse("Give a reason.")
    return reviewAd(context, c.req.param("id"), { state: "rejected", reason, ...(field !== "" && { field }) })
      ? c.json({ ok: true })
      : refuse("No such ad.", 404)
  })
  app.post("/approve-all", (c) => {
    const waiting = adReports(context).filter((ad) => ad.status === "PENDING_REVIEW")
    for (const ad of waiting) reviewAd(context, ad.id, approved)
    return c.json({ approved: waiting.map((ad) => ad.id) })
  })
  app.get("/pages", (c) => c.json(pageReports(context)))
  app.post("/pages/:id/:act", (c) => {
    const act = c.req.param("act")
    if (act !== "approve" && act !== "refuse" && act !== "withdraw") return refuse("No such control call.", 404)
    if (state.meta.pages[c.req.param("id")] === undefined) return refuse("No such page.", 404)
    return decidePage(context, c.req.param("id"), act)
      ? c.json({ ok: true })
      : refuse("This cannot be decided about this page now.", 409)
  })
  app.post("/people/:id/removeApp", (c) =>
    removeApp(context, c.req.param("id")) ? c.json({ ok: true }) : refuse("No such person.", 404),
  )
  app.get("/failures", (c) => c.json(failures.list()))
  app.put("/failures", async (c) => {
    const parsed = parseJson(await c.req.text())
    const list = isObject(parsed) ? parsed["failures"] : parsed
    if (!Array.isArray(list)) return refuse("Send a list of switches.")
    const read = asArray(list).map(readFailureSwitch)
    const wrong = read.find((one) => typeof one === "string")
    if (wrong !== undefined) return refuse(String(wrong))
    failures.replace(read.filter((one): one is FailureSwitch => typeof one !== "string"))
    return c.json(failures.list())
  })
  app.post("/failures", async (c) => {
    const added = readFailureSwitch(await bodyOf(c))
    if (typeof added === "string") return refuse(added)
    failures.replace([...failures.list(), added])
    return c.json(failures.list())
  })
  app.post("/leads", async (c) => {
    const lead = addLeadNow(context, asText((await bodyOf(c))["adId"]))
    return lead === undefined ? refuse("No ad with a lead form is live.", 409) : c.json(lead)
  })
  app.get("/conversions", (c) => c.json({ conversions: conversionReports(context) }))
  app.get("/leads", (c) => c.json(leadReports(context)))
  app.post("/reset", (c) => {
    reset()
    return c.json({ ok: true })
  })
  app.get("/requests", (c) => {
    const { provider, method, path } = c.req.query()
    const matching = context.log
      .list(provider)
      .filter(
        (one) => (method === undefined || one.method === method) && (path === undefined || one.path.includes(path)),
      )
    const { providers, routes } = context.log.counts()
    return c.json({ counts: providers, routes, matching: matching.length, requests: matching })
  })
  app.get("/webhooks", (c) => c.json(state.webhooks))
  app.post("/webhooks/:network/verify", async (c) => {
    const verify = adNetworkNamed(c.req.param("network"))?.verifyReceiver
    if (verify === undefined) return refuse("This network does not ask its receiver.", 404)
    const problem = await verify(context)
    return problem === undefined ? c.json({ ok: true }) : refuse(problem, 502)
  })
  app.get("/photo-downloads", (c) => c.json(state.photoDownloads))
  return app
}
