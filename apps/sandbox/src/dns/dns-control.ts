import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"
import { asObject, asText, parseJson } from "../core/json.ts"
import { recordName, type TextRecord } from "./zone.ts"

/** Most records that are kept. */
const most = 500

/** The text records that a person publishes and takes away, as at a domain's registrar. */
export const dnsControl = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  const recordIn = (text: string): TextRecord => {
    const asked = asObject(parseJson(text || "{}"))
    return { name: recordName(asText(asked["name"]) ?? ""), text: (asText(asked["text"]) ?? "").trim() }
  }
  const isSame = (record: TextRecord) => (kept: TextRecord) => kept.name === record.name && kept.text === record.text
  app.get("/", (c) => c.json(context.state.textRecords))
  app.post("/", async (c) => {
    const record = recordIn(await c.req.text())
    if (record.name === "" || record.text === "") return c.json({ error: "A name and a text are needed." }, 400)
    const others = context.state.textRecords.filter((kept) => !isSame(record)(kept))
    context.state.textRecords = [record, ...others].slice(0, most)
    context.save()
    return c.json({ ok: true })
  })
  app.post("/remove", async (c) => {
    const record = recordIn(await c.req.text())
    context.state.textRecords = context.state.textRecords.filter((kept) => !isSame(record)(kept))
    context.save()
    return c.json({ ok: true })
  })
  return app
}

/** The records that are published, and the form of another. */
export const dnsPanel = ({ state }: Context): string => {
  const rows = state.textRecords
    .map((record) => {
      const body = escapeHtml(JSON.stringify(record))
      return `<li><code>${escapeHtml(record.name)}</code> <code>${escapeHtml(record.text)}</code> <button class="quiet" data-post="/control/api/dns/remove" data-body="${body}" aria-label="Remove ${escapeHtml(record.name)}">Remove</button></li>`
    })
    .join("")
  return `<p class="note">Publish here what a portal's desk asks to be published at a registrar.</p>
<form class="actions" data-post="/control/api/dns"><label>Name <input name="name" required autocomplete="off" placeholder="_portal-verification.shop.localhost"></label><label>Text <input name="text" required autocomplete="off"></label><button>Publish</button></form>
${rows === "" ? '<p class="empty">No TXT record yet.</p>' : `<ul class="plain">${rows}</ul>`}`
}
