import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Script } from "node:vm"
import { createTransport } from "nodemailer"
import { afterEach, describe, expect, it, vi } from "vitest"
import { credentialsFrom } from "./credentials.ts"
import { SITES } from "./sites/sites-app.ts"
import { startSandbox, type Sandbox } from "./start-sandbox.ts"
import { graph, launchMeta } from "./testing/campaigns.ts"
import { control, runSandbox, startReceiver, until } from "./testing/run-sandbox.ts"

const sms = (sandbox: Sandbox, fields: Record<string, string>, secret = "twilio_marquee"): Promise<Response> =>
  fetch(`${sandbox.url}/twilio/2010-04-01/Accounts/AC_marquee/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`AC_marquee:${secret}`).toString("base64")}` },
    body: new URLSearchParams(fields),
  })

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("the sandbox", () => {
  it("refuses to start in production", async () => {
    vi.stubEnv("NODE_ENV", "production")
    await expect(startSandbox({ port: 0, smtpPort: 0 })).rejects.toThrow("never runs in production")
  })

  it("takes its keys from the environment and keeps the defaults of the others", () => {
    expect(credentialsFrom({ STRIPE_SECRET_KEY: "sk_other", META_APP_ID: "" })).toMatchObject({
      STRIPE_SECRET_KEY: "sk_other",
      META_APP_ID: "1001",
      TWILIO_ACCOUNT_SID: "AC_marquee",
    })
  })

  it("keeps mails with their code and links", () =>
    runSandbox({}, async (sandbox) => {
      const mailer = createTransport({ host: "127.0.0.1", port: sandbox.smtpPort, secure: false, ignoreTLS: true })
      await mailer.sendMail({
        from: "hello@marquee.example",
        to: "Owner@Example.com",
        subject: "आपका कोड",
        text: "Your code is 482913. Go to http://localhost:4000/s/123456?x=1.",
        html: "<p>Your code is <b>482913</b></p>",
      })
      expect(await control(sandbox, "GET", "/messages?to=owner@example.com&channel=email")).toMatchObject([
        {
          subject: "आपका कोड",
          otp: "482913",
          links: ["http://localhost:4000/s/123456?x=1"],
          html: expect.stringContaining("<b>482913</b>"),
        },
      ])
      await control(sandbox, "PUT", "/failures", [{ provider: "smtp", kind: "error", count: 1 }])
      await expect(mailer.sendMail({ from: "a@b.example", to: "c@d.example", text: "x" })).rejects.toMatchObject({
        responseCode: 451,
      })
      mailer.close()
    }))

  it("takes SMS and WhatsApp messages and refuses bad numbers and keys", () =>
    runSandbox({}, async (sandbox) => {
      const sent = await sms(sandbox, { To: "+919800000001", From: "+15005550006", Body: "OTP 123456" })
      expect(sent.status).toBe(201)
      expect(await sent.json()).toMatchObject({
        sid: expect.stringMatching(/^SM/),
        status: "queued",
        num_segments: "1",
      })
      expect(
        (await sms(sandbox, { To: "whatsapp:+919800000001", From: "whatsapp:+15005550006", Body: "654321" })).status,
      ).toBe(201)
      expect(await control(sandbox, "GET", "/messages?to=98000%2000001")).toMatchObject([
        { channel: "whatsapp", otp: "654321" },
        { channel: "sms", otp: "123456" },
      ])
      expect(await (await sms(sandbox, { To: "12", From: "+15005550006", Body: "x" })).json()).toMatchObject({
        code: 21211,
        status: 400,
      })
      expect((await sms(sandbox, { To: "+919800000001", From: "+15005550006", Body: "x" }, "wrong")).status).toBe(401)
      expect((await sms(sandbox, { To: "+919800000001", From: "+15005550006", Body: "x", Colour: "red" })).status).toBe(
        400,
      )
    }))

  it("keeps campaigns, pictures, messages, time and open webhooks over a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-"))
    const stateFile = join(folder, "state", "sandbox.json")
    const receiver = await startReceiver()
    try {
      let launched = { ad: "", hash: "" }
      await runSandbox({ stateFile }, async (sandbox) => {
        launched = await launchMeta(sandbox)
        await sms(sandbox, { To: "+919800000001", From: "+15005550006", Body: "Code 777888" })
        await control(sandbox, "POST", "/clock", { advanceMs: 86_400_000 })
        await control(sandbox, "POST", "/approve-all")
        await fetch(`${sandbox.url}/stripe/v1/customers`, {
          method: "POST",
          headers: { authorization: "Bearer sk_test_marquee" },
          body: new URLSearchParams({ email: "a@example.com" }),
        })
        await until(async () => JSON.stringify(await control(sandbox, "GET", "/webhooks")).includes('"attempts":1'))
      })
      await runSandbox({ stateFile, webhookTarget: receiver.url }, async (sandbox) => {
        expect((await graph(sandbox, "GET", launched.ad, { fields: "effective_status" })).body).toMatchObject({
          effective_status: "ACTIVE",
        })
        expect((await fetch(`${sandbox.url}/media/${launched.hash}`)).status).toBe(200)
        expect(await control(sandbox, "GET", "/messages")).toMatchObject([{ otp: "777888" }])
        expect(await control(sandbox, "GET", "/clock")).toMatchObject({ offsetMs: 86_400_000 })
        await until(() => receiver.received.length === 1)
      })
    } finally {
      await receiver.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it("drops, slows, limits and repeats as its switches say, for as often as they say", () =>
    runSandbox({}, async (sandbox) => {
      const country = (): Promise<Response> => fetch(`${sandbox.url}/ip`)
      await control(sandbox, "PUT", "/failures", [
        { provider: "ip", kind: "drop", count: 1 },
        { provider: "ip", kind: "rateLimit", count: 1 },
        { provider: "ip", kind: "slow", ms: 120, count: 3 },
      ])
      const started = Date.now()
      await expect(country()).rejects.toThrow()
      expect((await country()).status).toBe(429)
      expect(await (await country()).json()).toEqual({ countryCode: "IN" })
      expect(Date.now() - started).toBeGreaterThanOrEqual(350)
      expect(await control(sandbox, "GET", "/failures")).toEqual([])
      expect(await control(sandbox, "PUT", "/failures", [{ provider: "nobody", kind: "drop" }])).toMatchObject({
        error: expect.stringContaining("provider must be"),
      })
    }))

  it("lets an ad network refuse for good with 400, and for now with any other status", () =>
    runSandbox({}, async (sandbox) => {
      const replies = async (address: string, status: number) => {
        const provider = address.startsWith("/graph") ? "meta" : "googleAds"
        await control(sandbox, "PUT", "/failures", [{ provider, kind: "error", status, count: 1 }])
        return (await fetch(`${sandbox.url}${address}`, { method: "POST" })).json()
      }
      expect(await replies("/graph/v8.0/act_3001/ads", 400)).toMatchObject({
        error: { code: 100, is_transient: false },
      })
      expect(await replies("/graph/v8.0/act_3001/ads", 503)).toMatchObject({ error: { code: 2 } })
      const ads = "/gads/v24/customers/4445556666/googleAds:mutate"
      expect(await replies(ads, 400)).toMatchObject({ error: { status: "INVALID_ARGUMENT" } })
      expect(await replies(ads, 503)).toMatchObject({ error: { status: "INTERNAL" } })
    }))

  it("verifies the receiver of a network that has webhooks, and of no other", () =>
    runSandbox({}, async (sandbox) => {
      const verify = (network: string) => control(sandbox, "POST", `/webhooks/${network}/verify`)
      expect(await verify("meta")).toMatchObject({ error: expect.stringContaining("Callback verification failed") })
      expect(await verify("google")).toMatchObject({ error: "This network does not ask its receiver." })
      expect(await verify("toString")).toMatchObject({ error: "This network does not ask its receiver." })
    }))

  it("serves browser scripts that parse, to any page", () =>
    runSandbox({}, async (sandbox) => {
      for (const [name, global] of [
        ["stripe", "stripe"],
        ["razorpay", "razorpay"],
        ["freshchat", "fcwidget"],
      ]) {
        const reply = await fetch(`${sandbox.url}/scripts/${name}.js`)
        expect(reply.headers.get("access-control-allow-origin")).toBe("*")
        const source = await reply.text()
        expect(() => new Script(source)).not.toThrow()
        expect(source.toLowerCase()).toContain(`window.${global} =`)
      }
    }))

  it("serves photos as pictures and notes their downloads", () =>
    runSandbox({}, async (sandbox) => {
      const headers = { authorization: "Client-ID unsplash_marquee" }
      const search = await fetch(
        `${sandbox.url}/unsplash/search/photos?query=dentist&per_page=2&orientation=squarish`,
        { headers },
      )
      const page: {
        total: number
        results: { urls: { small: string }; links: { download_location: string }; width: number; height: number }[]
      } = await search.json()
      expect(page.results).toHaveLength(2)
      const picture = await fetch(page.results[0]?.urls.small ?? "")
      expect(picture.headers.get("content-type")).toBe("image/jpeg")
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(3_000)
      await fetch(page.results[0]?.links.download_location ?? "", { headers })
      expect(await control(sandbox, "GET", "/photo-downloads")).toHaveLength(1)
      expect((await fetch(`${sandbox.url}/unsplash/search/photos?query=a&colour=red`, { headers })).status).toBe(400)
      expect((await fetch(`${sandbox.url}/unsplash/search/photos?query=a`)).status).toBe(401)
    }))

  it("shows every demo site with its logo and picture, and pages that misbehave", () =>
    runSandbox({}, async (sandbox) => {
      expect(SITES.length).toBeGreaterThanOrEqual(8)
      for (const site of SITES) {
        const at = `${sandbox.url}/sites/${site.name}`
        expect((await fetch(`${at}/`)).status).toBe(200)
        expect((await fetch(`${at}/logo.png`)).headers.get("content-type")).toBe("image/png")
      }
      expect((await fetch(`${sandbox.url}/sites/balaji-motors/contact.html`)).status).toBe(200)
      expect(
        (await fetch(`${sandbox.url}/sites/redirect-private`, { redirect: "manual" })).headers.get("location"),
      ).toBe("http://169.254.169.254/")
      expect(await (await fetch(`${sandbox.url}/sites/empty`)).text()).toBe("")
    }))

  it("forgets everything but the time on reset", () =>
    runSandbox({}, async (sandbox) => {
      await launchMeta(sandbox)
      await control(sandbox, "POST", "/clock", { advanceMs: 1000 })
      await control(sandbox, "POST", "/reset")
      expect(await control(sandbox, "GET", "/ads")).toEqual([])
      expect(await control(sandbox, "GET", "/requests")).toMatchObject({ counts: {}, requests: [] })
      expect(await control(sandbox, "GET", "/clock")).toMatchObject({ offsetMs: 1000 })
      expect(await control(sandbox, "POST", "/clock", { advanceMs: -1 })).toMatchObject({ error: expect.any(String) })
    }))

  it("shows a control room without markup from a stranger's message", () =>
    runSandbox({}, async (sandbox) => {
      await sms(sandbox, { To: "+919800000001", From: "+15005550006", Body: "<script>alert(1)</script> 246810" })
      const page = await (await fetch(sandbox.url)).text()
      expect(page).toContain("<output>246810</output>")
      expect(page).not.toContain("<script>alert")
      expect(
        (
          await fetch(`${sandbox.url}/control/api/reset`, {
            method: "POST",
            headers: { origin: "http://evil.example" },
          })
        ).status,
      ).toBe(403)
    }))
})
