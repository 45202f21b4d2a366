import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asObject, asText, parseJson } from "../core/json.ts"
import { SHEET_ACCESS } from "../google-sheets/sheets-state.ts"

/** What a person does in the systems that leads go to: shares a spreadsheet, and adds a tab to it. */
export const leadSystemsControl = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/", (c) =>
    c.json({ contacts: context.state.hubSpot.contacts, spreadsheets: context.state.googleSheets.spreadsheets }),
  )
  app.post("/spreadsheets/:id", async (c) => {
    const spreadsheet = context.state.googleSheets.spreadsheets[c.req.param("id")]
    if (spreadsheet === undefined) return c.json({ error: "No such spreadsheet." }, 404)
    const asked = asObject(parseJson((await c.req.text()) || "{}"))
    const access = SHEET_ACCESS.find((one) => one === asked["access"])
    const tab = asText(asked["tab"])?.trim()
    if (access === undefined && (tab === undefined || tab === ""))
      return c.json({ error: "Name a tab, or what may be done." }, 400)
    if (access !== undefined) spreadsheet.access = access
    if (tab !== undefined && tab !== "") spreadsheet.tabs[tab] ??= []
    context.save()
    return c.json({ ok: true })
  })
  return app
}
