import { createAdaptorServer, type HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { freshNetworks } from "./ad-network-facts.ts"
import { adNetworks, isReading } from "./ad-networks.ts"
import { makeBlobs } from "./core/blobs.ts"
import { makeClock } from "./core/clock.ts"
import type { Context, Env } from "./core/context.ts"
import type { JsonObject } from "./core/json.ts"
import { makeFailures } from "./core/failures.ts"
import { makeRequestLog } from "./core/request-log.ts"
import { makeSnapshots, readSnapshot } from "./core/snapshot.ts"
import type { State } from "./core/state.ts"
import { makeWebhooks } from "./core/webhooks.ts"
import { controlApi } from "./control/control-api.ts"
import { controlRoom } from "./control/control-room.ts"
import { credentialsFrom, type Credentials } from "./credentials.ts"
import { dnsControl } from "./dns/dns-control.ts"
import { startNameServer } from "./dns/name-server.ts"
import { freshchatApp, freshchatControl } from "./freshchat/freshchat-app.ts"
import { freshFreshchat } from "./freshchat/freshchat-state.ts"
import { freshGateways } from "./gateway-states.ts"
import { gateways, signDelivery } from "./gateways.ts"
import { sheetsApp } from "./google-sheets/sheets-app.ts"
import { freshGoogleSheets } from "./google-sheets/sheets-state.ts"
import { gstApp } from "./gst/gst-app.ts"
import { hubSpotApp } from "./hubspot/hubspot-app.ts"
import { freshHubSpot } from "./hubspot/hubspot-state.ts"
import { irpApp } from "./irp/irp-app.ts"
import { leadSystemsControl } from "./lead-systems/lead-systems-control.ts"
import { pageSpeedApp } from "./page-speed/page-speed-app.ts"
import { placesApp, shortLinksApp } from "./google-places/places-app.ts"
import { settledAround, settleMarket } from "./market/engine.ts"
import { startMailbox } from "./messages/mailbox.ts"
import { twilioApp } from "./messages/twilio-app.ts"
import { pushApps } from "./push/push-app.ts"
import { publicApp } from "./public-app.ts"
import { receiverApp, receiverControl } from "./receiver/receiver-app.ts"
import { freshReceiver } from "./receiver/receiver-state.ts"
import { sentryApp } from "./sentry/sentry-app.ts"
import { bigcommerceApp } from "./shops/bigcommerce-app.ts"
import { magentoApp } from "./shops/magento-app.ts"
import { shopControl } from "./shops/shop-control.ts"
import { shopifyApp } from "./shops/shopify-app.ts"
import { freshShops } from "./shops/shops.ts"
import { woocommerceApp } from "./shops/woocommerce-app.ts"
import { sitesApp } from "./sites/sites-app.ts"
import { unsplashApp } from "./unsplash/unsplash-app.ts"

export type SandboxOptions = {
  /** Address that web and mail listen on; loopback unless it is given. */
  readonly host?: string
  /** 0 picks a free port. */
  readonly port?: number
  readonly smtpPort?: number
  /** The port of the name server by UDP; the number of the web port unless it is given. */
  readonly dnsPort?: number
  readonly credentials?: Partial<Credentials>
  /** Origin that receives webhooks under /api/v1.0/webhooks/. */
  readonly webhookTarget?: string
  /** Where to keep the state between runs; nothing is kept when absent. */
  readonly stateFile?: string
  /** Real seconds in which one day's budget is delivered. */
  readonly marketSpeedSeconds?: number
}

export type Sandbox = {
  readonly url: string
  readonly port: number
  readonly smtpPort: number
  readonly dnsPort: number
  readonly controlUrl: string
  readonly stop: () => Promise<void>
}

const freshState = (credentials: Credentials): State => ({
  clockOffsetMs: 0,
  failures: [],
  webhooks: [],
  messages: [],
  ...freshGateways(),
  ...freshNetworks(credentials),
  deliveries: {},
  photoDownloads: [],
  shops: freshShops(),
  receiver: freshReceiver(),
  textRecords: [],
  siteTags: {},
  hubSpot: freshHubSpot(),
  googleSheets: freshGoogleSheets(),
  freshchat: freshFreshchat(),
})

/** Puts fresh content into the existing objects, which the providers hold on to. */
const renew = (state: State, credentials: Credentials): void => {
  const { clockOffsetMs } = state
  const held = new Set(Object.keys({ ...freshGateways(), ...freshNetworks(credentials) }))
  for (const [name, fresh] of Object.entries(freshState(credentials))) {
    const old: unknown = Reflect.get(state, name)
    if (held.has(name) && typeof old === "object" && old !== null) Object.assign(old, fresh)
    else Reflect.set(state, name, fresh)
  }
  state.clockOffsetMs = clockOffsetMs
}

/** Starts every stand-in. Refuses to run in production. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  if (process.env["NODE_ENV"] === "production")
    throw new Error("The sandbox never runs in production (NODE_ENV=production).")
  const { host = "127.0.0.1" } = options
  const credentials = credentialsFrom({ ...options.credentials })
  const state = readSnapshot(options.stateFile, freshState(credentials))
  const snapshots = makeSnapshots(options.stateFile, () => state)
  const { save } = snapshots
  const clock = makeClock(state)
  const webhookTarget = (options.webhookTarget ?? "http://localhost:4000").replace(/\/$/, "")
  let origin = ""
  const context: Context = {
    credentials,
    state,
    clock,
    failures: makeFailures(state, save),
    log: makeRequestLog(),
    blobs: makeBlobs(options.stateFile === undefined ? undefined : `${options.stateFile}.blobs`),
    webhooks: makeWebhooks(
      state,
      webhookTarget,
      ({ provider, body }) => signDelivery(credentials, provider, body),
      save,
    ),
    webhookTarget,
    origin: () => origin,
    marketSpeedMs: (options.marketSpeedSeconds ?? 120) * 1000,
    save,
  }
  const reset = (): void => {
    renew(state, credentials)
    context.log.clear()
    context.blobs.clear()
    save()
  }
  const app = assemble(context, reset)
  const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, httpOnly(env)) })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(options.port ?? 4010, host, resolve)
  })
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : (options.port ?? 4010)
  origin = `http://localhost:${port}`
  const mailbox = await startMailbox(context, options.smtpPort ?? 4011, host).catch((error: unknown) => {
    server.close()
    throw error
  })
  const dnsPort = options.dnsPort ?? options.port ?? 4010
  const names = await startNameServer(context, dnsPort, host).catch(async (error: unknown) => {
    server.close()
    await mailbox.stop()
    throw error
  })
  const ticker = setInterval(() => settleMarket(context), 1000)
  return {
    url: `http://localhost:${port}`,
    port,
    smtpPort: mailbox.port,
    dnsPort: names.port,
    controlUrl: `http://localhost:${port}/`,
    stop: async () => {
      clearInterval(ticker)
      await context.webhooks.stop()
      await mailbox.stop()
      await names.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ("closeAllConnections" in server) server.closeAllConnections()
      })
      snapshots.flush()
    },
  }
}

const httpOnly = (env: unknown): HttpBindings => {
  if (typeof env === "object" && env !== null && isHttp(env)) return env
  throw new Error("The sandbox speaks HTTP/1 only.")
}

const isHttp = (env: object): env is HttpBindings => "incoming" in env && "outgoing" in env

const assemble = (context: Context, reset: () => void): Hono<Env> => {
  const app = new Hono<Env>()
  const settled = new Hono<Env>()
  settled.use("*", (c, next) => settledAround(context, isReading(c.req.method, c.req.path), next))
  app.route("/", publicApp(context))
  for (const { mount } of Object.values(gateways)) mount(app, context)
  for (const { mount } of Object.values(adNetworks)) mount(settled, context)
  app.route("/", settled)
  app.route("/places", placesApp(context))
  app.route("/gst", gstApp(context))
  app.route("/irp", irpApp(context))
  app.route("/google", pageSpeedApp(context))
  app.route("/short", shortLinksApp())
  app.route("/unsplash", unsplashApp(context))
  app.route("/twilio", twilioApp(context))
  app.route("/sites", sitesApp(context))
  const errors: Array<JsonObject> = []
  app.route("/sentry", sentryApp(errors))
  app.get("/control/api/errors", (c) => c.json(errors))
  const push = pushApps(context)
  app.route("/push", push.service)
  app.route("/control/api/push", push.control)
  app.route("/shopify", shopifyApp(context))
  app.route("/woo", woocommerceApp(context))
  app.route("/bigcommerce", bigcommerceApp(context))
  app.route("/magento", magentoApp(context))
  app.route("/control/api/shops", shopControl(context))
  app.route("/receiver", receiverApp(context))
  app.route("/control/api/receiver", receiverControl(context))
  app.route("/control/api/dns", dnsControl(context))
  app.route("/hubspot", hubSpotApp(context))
  app.route("/sheets", sheetsApp(context))
  app.route("/freshchat", freshchatApp(context))
  app.route("/control/api/freshchat", freshchatControl(context))
  app.route("/control/api/lead-systems", leadSystemsControl(context))
  app.route("/control/api", controlApi(context, reset))
  app.route("/", controlRoom(context))
  return app
}
