import { readFileSync } from "node:fs"
import { Hono } from "hono"
import type { Context, Env } from "../core/context.ts"
import { conversionsPanel } from "./conversions-panel.ts"
import { dnsPanel } from "../dns/dns-control.ts"
import { settleForReading } from "../market/engine.ts"
import { freshchatPanel } from "../freshchat/freshchat-panel.ts"
import { hubSpotPanel, sheetsPanel } from "../lead-systems/lead-systems-panel.ts"
import { receiverPanel } from "../receiver/receiver-panel.ts"
import { SITES } from "../sites/sites-app.ts"
import {
  adsPanel,
  clockPanel,
  failuresPanel,
  messagesPanel,
  pagesPanel,
  paymentsPanel,
  requestsPanel,
  shopsPanel,
  sitesPanel,
  webhooksPanel,
} from "./panels.ts"

const asset = (name: string): string => readFileSync(new URL(`../../browser/${name}`, import.meta.url), "utf8")

const PANELS: Readonly<Record<string, (context: Context) => string>> = {
  clock: clockPanel,
  ads: adsPanel,
  messages: messagesPanel,
  payments: paymentsPanel,
  pages: pagesPanel,
  failures: failuresPanel,
  webhooks: webhooksPanel,
  requests: requestsPanel,
  shops: shopsPanel,
  conversions: conversionsPanel,
  receiver: receiverPanel,
  dns: dnsPanel,
  hubSpot: hubSpotPanel,
  sheets: sheetsPanel,
  freshchat: freshchatPanel,
  sites: ({ state }) => sitesPanel(SITES, state.siteTags),
}

const HEADINGS: Readonly<Record<string, string>> = {
  clock: "Clock",
  ads: "Ads and review",
  messages: "Messages",
  payments: "Payments",
  pages: "Facebook pages and their administrators",
  failures: "Failure switches",
  webhooks: "Webhooks sent",
  requests: "Calls received",
  shops: "Demo shops",
  conversions: "Conversions that networks were told of",
  receiver: "A CRM that takes leads",
  dns: "Name server: TXT records",
  hubSpot: "HubSpot: contacts and tokens",
  sheets: "Google Sheets: spreadsheets and tabs",
  freshchat: "Freshchat: talks with support",
  sites: "Demo businesses",
}

const page = (context: Context): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Marquee sandbox control room</title>
<link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><circle cx='8' cy='8' r='7' fill='%23d3421f'/></svg>"><link rel="stylesheet" href="/control/room.css"></head>
<body><header><h1>Control room</h1><p>Every third party, on this machine. Nothing here leaves it.</p><p id="live" role="status"></p></header>
<main>${Object.entries(PANELS)
  .map(
    ([name, panel]) =>
      `<section class="${name}" aria-labelledby="h-${name}"><h2 id="h-${name}">${HEADINGS[name] ?? name}</h2><div data-panel="${name}">${panel(context)}</div></section>`,
  )
  .join("\n")}</main>
<script src="/control/room.js"></script></body></html>`

/** The page people look at: server-rendered panels that a small script keeps fresh. */
export const controlRoom = (context: Context): Hono<Env> => {
  const app = new Hono<Env>()
  app.get("/", (c) => {
    settleForReading(context)
    return c.html(page(context))
  })
  app.get("/control/panels", (c) => {
    settleForReading(context)
    return c.json(Object.fromEntries(Object.entries(PANELS).map(([name, panel]) => [name, panel(context)])))
  })
  app.get("/control/room.css", (c) => c.body(asset("room.css"), 200, { "content-type": "text/css; charset=utf-8" }))
  app.get("/control/room.js", (c) =>
    c.body(asset("room.js"), 200, { "content-type": "text/javascript; charset=utf-8" }),
  )
  app.get("/control/message/:id", (c) => {
    const message = context.state.messages.find((one) => one.id === c.req.param("id"))
    if (message === undefined) return c.text("No such message", 404)
    c.header("content-security-policy", "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'")
    return message.html === null ? c.text(message.text) : c.html(message.html)
  })
  return app
}
