import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { testVideo } from "@adapters/media/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, made } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"

let files: Server
let origin = ""
beforeAll(async () => {
  const [mp4, webm] = [await testVideo("mp4"), await testVideo("webm")]
  files = createServer((request, response) => {
    response.end(request.url === "/film.mp4" ? mp4 : request.url === "/film.webm" ? webm : "text")
  }).listen(0, "127.0.0.1")
  await once(files, "listening")
  const address = files.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})
afterAll(() => void files.close())

const uploaded = async (sandbox: Sandbox, name: string, title = name) =>
  made(await graph(sandbox, "POST", "act_3001/advideos", { file_url: `${origin}/${name}`, title }))
const later = (sandbox: Sandbox) => control(sandbox, "POST", "/clock", { advanceMs: 10_000 })
const statusOf = async (sandbox: Sandbox, id: string) =>
  (await graph(sandbox, "GET", id, { fields: "status,length" })).body
const creative = (sandbox: Sandbox, data: Record<string, unknown>) =>
  graph(sandbox, "POST", "act_3001/adcreatives", {
    name: "Film",
    object_story_spec: {
      page_id: "4002",
      video_data: {
        title: "Rye",
        call_to_action: { type: "LEARN_MORE", value: { link: "https://rye.example" } },
        ...data,
      },
    },
  })

describe("videos of the Graph stand-in", () => {
  it("processes a video by the clock and lists it by its title", () =>
    runSandbox({}, async (sandbox) => {
      const id = await uploaded(sandbox, "film.mp4", "Oven")
      expect(await statusOf(sandbox, id)).toMatchObject({ length: 2, status: { video_status: "processing" } })
      await later(sandbox)
      expect(await statusOf(sandbox, id)).toMatchObject({ status: { video_status: "ready" } })
      const listed = await graph(sandbox, "GET", "act_3001/advideos", { fields: "id,title", title: "Oven" })
      expect(listed.body["data"]).toEqual([{ id, title: "Oven" }])
    }))

  it("cannot process a webm or a file that is no video", () =>
    runSandbox({}, async (sandbox) => {
      const ids = [await uploaded(sandbox, "film.webm"), await uploaded(sandbox, "words")]
      await later(sandbox)
      for (const id of ids)
        expect(await statusOf(sandbox, id)).toMatchObject({
          status: { video_status: "error", processing_phase: { status: "error" } },
        })
    }))

  it("refuses creatives whose video is unknown, not ready or without a thumbnail", () =>
    runSandbox({}, async (sandbox) => {
      const id = await uploaded(sandbox, "film.mp4")
      const image_url = "https://rye.example/cover.jpg"
      const subcode = async (data: Record<string, unknown>) =>
        ((await creative(sandbox, data)).body["error"] as { error_subcode?: number } | undefined)?.error_subcode
      expect(await subcode({ video_id: id, image_url })).toBe(1885252)
      await later(sandbox)
      expect(await subcode({ video_id: id })).toBe(1443226)
      expect((await creative(sandbox, { video_id: "5", image_url })).status).toBe(400)
      expect((await creative(sandbox, { video_id: id, image_url })).status).toBe(200)
    }))
})
