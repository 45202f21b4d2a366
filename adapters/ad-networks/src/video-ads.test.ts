import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { testVideo } from "@adapters/media/testing"
import { onePixel, samplePlan } from "@application/campaigns/conformance"
import { AdNetworks, type ExternalIds } from "@application/campaigns/ports"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control as controlRoom, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import type { AdPlan } from "@domain/campaigns"
import { addDays, localDateAt } from "@domain/kernel"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { adNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"

let sandbox: Sandbox
let files: Server
let [origin, today] = ["", ""]
const control = (path: string, method = "GET", body?: unknown) => controlRoom(sandbox, method, `/${path}`, body)

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
  const film = await testVideo("mp4")
  files = createServer((request, response) => {
    if (request.url?.endsWith(".mp4") === true) response.end(film)
    else response.writeHead(404).end()
  }).listen(0, "127.0.0.1")
  await once(files, "listening")
  const address = files.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})
beforeEach(async () => {
  await control("reset", "POST")
  const { now } = (await control("clock")) as { readonly now: string }
  today = localDateAt(Date.parse(now), "Asia/Kolkata")
})
afterAll(async () => {
  files.close()
  await sandbox.stop()
})

const clip = { posterUrl: "/media/cover.jpg", durationMillis: 2_000, width: 360, height: 640 }
const planOf = (url = "/media/film.mp4"): AdPlan => {
  const plan = samplePlan(70, "Social")
  const social = plan.social ?? {
    headline: "",
    description: "",
    primaryText: "",
    callToAction: "LearnMore" as const,
    instagram: false,
  }
  return { ...plan, social: { ...social, video: { ...clip, url } }, startDate: today, endDate: addDays(today, 9) }
}
const picture = Effect.succeed({ bytes: onePixel, url: clip.posterUrl })
const run = <A, E>(story: Effect.Effect<A, E, AdNetworks>) => {
  const options = adNetworkOptions(sandboxSettings(sandbox.url))
  const networks = adNetworks({ ...options, meta: { ...options.meta, mediaOrigin: origin } })
  return Effect.runPromise(Effect.provide(story, networks))
}
const launched = Effect.fnUntraced(function* (plan: AdPlan) {
  const networks = yield* AdNetworks
  let made: ExternalIds = {}
  for (const step of networks.steps(plan))
    made = { ...made, [step]: yield* networks.perform({ plan, step, made, picture }) }
  return made
})
const creatives = async () => {
  const { requests } = (await control("requests?provider=meta&method=POST")) as {
    readonly requests: ReadonlyArray<{ readonly path: string; readonly body: Readonly<Record<string, unknown>> }>
  }
  return requests.flatMap(({ path, body }) => (path.endsWith("/adcreatives") ? [JSON.stringify(body)] : []))
}

test("a video is uploaded once, waited for and shown with its cover and words", async () => {
  const plan = planOf()
  const [made, again] = await run(
    Effect.gen(function* () {
      const made = yield* launched(plan)
      const networks = yield* AdNetworks
      return [made, yield* networks.perform({ plan, step: "video", made, picture })] as const
    }),
  )
  expect(made.videoReady).toBe(made.video)
  expect(again).toBe(made.video)
  const [creative = ""] = await creatives()
  expect(creative).toContain("video_data")
  for (const told of [
    made.video ?? "?",
    made.picture ?? "?",
    plan.social?.headline ?? "?",
    plan.social?.primaryText ?? "?",
  ])
    expect(creative).toContain(told)
  expect(creative).not.toContain("link_data")
}, 60_000)

test("a video that Meta cannot process fails the launch in words, with what to do", async () => {
  await control("failures", "PUT", [{ id: "film", provider: "meta", kind: "decline", path: "advideos", count: 1 }])
  const refusal = await run(Effect.flip(launched(planOf())))
  expect(refusal).toMatchObject({ _tag: "NetworkRefused" })
  expect(refusal.reason).toMatch(/unsupported format.*MP4 with H\.264/)
}, 60_000)

test("a video that Meta cannot fetch is refused at once", async () => {
  const refusal = await run(Effect.flip(launched(planOf("/media/gone.ogv"))))
  expect(refusal).toMatchObject({ _tag: "NetworkRefused" })
}, 60_000)

test("a change of words keeps the video, and another video is uploaded anew", async () => {
  const [worded, other, made] = await run(
    Effect.gen(function* () {
      const networks = yield* AdNetworks
      const before = planOf()
      const made = yield* launched(before)
      const social = { ...before.social, headline: "Rye from five" } as NonNullable<AdPlan["social"]>
      const edit = { before, plan: { ...before, social }, made, revision: 2, picture }
      const worded = yield* networks.addAd(edit)
      const other = yield* networks.addAd({ ...edit, plan: planOf("/media/other.mp4"), revision: 3 })
      return [worded, other, made] as const
    }),
  )
  expect(worded.video).toBe(made.video)
  expect(worded.ad).not.toBe(made.ad)
  expect(other.video).not.toBe(made.video)
}, 90_000)
