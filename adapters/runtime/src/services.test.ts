import { versionsReadOn } from "@adapters/settings"
import { Effect, Logger, Result } from "effect"
import { expect, test } from "vitest"
import { productionRefusals } from "./production-refusals.ts"
import { serviceLines, serviceProblems, services, servicesOn, serviceStates, settingsInUse } from "./services.ts"
import { readSettings } from "./settings.ts"
import { tellServices } from "./tell-services.ts"
import { compulsoryEnvironment, productionEnvironment } from "./testing/production-environment.ts"

const names = Object.keys(services)

const missingOf = (environment: Readonly<Record<string, string>>) =>
  Result.match(readSettings(environment), { onFailure: (text) => text, onSuccess: () => "" })

const withFew = (setting: string) => {
  const { [setting]: _left, ...rest }: Record<string, string> = productionEnvironment
  return rest
}

test.each(["STRIPE_SCRIPT_URL", "RAZORPAY_KEY_ID", "UNSPLASH_ACCESS_KEY", "TWILIO_FROM", "META_PAGE_ID"])(
  "a service without its %s is refused with what is missing",
  (setting) => {
    expect(missingOf(withFew(setting))).toMatch(new RegExp(`lacks ${setting}\\.`, "u"))
  },
)

test("a version that is not set leaves its service whole and on", () => {
  const { GOOGLE_ADS_VERSION: _google, SHOPIFY_API_VERSION: _shopify, ...rest } = productionEnvironment
  expect(serviceProblems(rest)).toEqual([])
  expect(serviceStates(rest)).toMatchObject({ google: "on", shopify: "on" })
})

test("only the settings of services that are on are judged", () => {
  expect(Object.keys(settingsInUse({}))).toEqual([])
  expect(Object.keys(settingsInUse(productionEnvironment))).toContain("META_GRAPH_VERSION")
})

const started = (environment: Readonly<Record<string, string>>) => {
  const logged: Array<{ readonly message: unknown; readonly annotations: Readonly<Record<string, unknown>> }> = []
  const settings = Result.getOrThrow(readSettings(environment))
  const logger = Logger.map(Logger.formatStructured, (entry) => void logged.push(entry))
  return tellServices(settings).pipe(
    Effect.provide(Logger.layer([logger])),
    Effect.map(() => logged),
    Effect.runPromise,
  )
}

test("a start for people logs a sentence for each service", async () => {
  const logged = await started({ ...productionEnvironment, LOG_FORMAT: "text" })
  expect(logged.map(({ message }) => message)).toEqual(serviceLines(productionEnvironment))
  expect(logged).toHaveLength(names.length)
})

test("a start for a log store logs one object with each service", async () => {
  const logged = await started(productionEnvironment)
  expect(logged.map(({ annotations }) => annotations)).toEqual([{ services: serviceStates(productionEnvironment) }])
  expect(serviceStates(productionEnvironment)).toMatchObject({ razorpay: "on", eInvoices: "off" })
})

interface Row {
  readonly off?: string
  readonly settings: object
}

const rows = Object.entries<Row>(services)

const needed = rows.flatMap(([, { off, settings }]) => (off === undefined ? Object.keys(settings) : []))
const least = {
  ...compulsoryEnvironment,
  ...Object.fromEntries(Object.entries(productionEnvironment).filter(([name]) => needed.includes(name))),
}

test("production starts with what is compulsory and needed, and nothing else", () => {
  const settings = Result.getOrThrow(readSettings(least))
  expect(productionRefusals(settings, versionsReadOn)).toEqual([])
  expect([...servicesOn(settings)]).toEqual(["meta"])
})

test("without what is needed a start is refused by its name", () => {
  expect(missingOf(compulsoryEnvironment)).toMatch(/Meta lacks META_BASE_URL, .*META_PAGE_ID\./u)
})

test("the version of a service that is off keeps nobody from starting", () => {
  const settings = Result.getOrThrow(readSettings({ ...least, GOOGLE_ADS_VERSION: "v22" }))
  expect(productionRefusals(settings, versionsReadOn)).toEqual([])
  const whole = Result.getOrThrow(readSettings({ ...productionEnvironment, GOOGLE_ADS_VERSION: "v22" }))
  expect(productionRefusals(whole, versionsReadOn)).toHaveLength(1)
})
