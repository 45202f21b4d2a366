import { expect, test } from "@playwright/test"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

interface Pushed {
  readonly subscription: string
  readonly payload: { readonly title: string; readonly body: string; readonly address: string; readonly dir: string }
}

const ofSandbox = async (path: string, init?: RequestInit) =>
  (await fetch(`${sandbox()}/control/api/push${path}`, init)).json()

const subscribedAtSandbox = async () => {
  const { data } = (await (await fetch(`${origin()}/api/v1.0/pushKey`)).json()) as {
    readonly data: { readonly publicKey: string }
  }
  const asked = JSON.stringify({ applicationServerKey: data.publicKey })
  return (await ofSandbox("/subscriptions", { method: "POST", body: asked })) as { readonly endpoint: string }
}

const pushedTo = async (endpoint: string): Promise<ReadonlyArray<Pushed>> => {
  const messages = (await ofSandbox("/messages")) as ReadonlyArray<Pushed>
  return messages.filter(({ subscription }) => endpoint.endsWith(`/${subscription}`))
}

test("an owner turns notifications on, is shown what happens, and turns them off", async ({ browser }) => {
  const visitor = await newVisitor(browser, { language: "he", width: 360 })
  const { page, say, arrive, context, check: look, problems } = visitor
  const { profile } = await openReadyDraft(visitor, { region: "IN", language: "he" })
  const subscription = await subscribedAtSandbox()
  await context.grantPermissions(["notifications"], { origin: origin() })
  // The browser's own push service is out of reach; permission, service worker and notifications are real.
  await context.addInitScript((given) => {
    // It lasts from page to page, as a browser's own does.
    const kept = "subscription"
    const subscribed = {
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem(kept)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (sessionStorage.getItem(kept) === null ? null : subscribed),
      subscribe: async () => {
        sessionStorage.setItem(kept, "yes")
        return subscribed
      },
    })
  }, subscription)
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true })

  await page.goto(`${origin()}/app/${profile}/userPreferences?part=messages`)
  await arrive(/\/userPreferences/)
  await button("account:push.turnOn").click()
  await expect(page.getByText(say("account:push.state.on"))).toBeVisible()
  await look()

  await page.goto(`${origin()}/app/${profile}/userPreferences?part=data`)
  await button("account:data.ask").click()
  await expect.poll(async () => (await pushedTo(subscription.endpoint)).length, { timeout: 60_000 }).toBe(1)
  const [pushed] = await pushedTo(subscription.endpoint)
  expect(pushed?.payload).toMatchObject({ dir: "rtl", address: expect.stringMatching(/^\/app/) })

  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin()}/`)
      if (ours !== undefined) done(ours.registrationId)
    })
  })
  await client.send("ServiceWorker.enable")
  const message = { origin: origin(), registrationId: await registered, data: JSON.stringify(pushed?.payload) }
  // A message that comes before the service worker is ready for it is lost; a push service would send it later.
  const shown = async () => {
    await client.send("ServiceWorker.deliverPushMessage", message)
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title }) => title)
    })
  }
  await expect.poll(shown, { intervals: [1_000] }).toContain(pushed?.payload.title)

  await page.goto(`${origin()}/app/${profile}/userPreferences?part=messages`)
  await button("account:push.turnOff").click()
  await expect(page.getByText(say("account:push.state.off"))).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})
