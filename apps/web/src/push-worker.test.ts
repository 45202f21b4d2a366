import { readFile } from "node:fs/promises"
import { runInNewContext } from "node:vm"
import { expect, test, vi } from "vitest"

const origin = "https://portal.example"
interface Shown {
  readonly title: string
  readonly data: { readonly address: string }
}

/** The worker in a browser with these pages open. */
const openWorker = async (pages: ReadonlyArray<string> = []) => {
  const handlers = new Map<string, (event: object) => void>()
  const shown: Array<Shown> = []
  const opened: Array<string> = []
  const focus = vi.fn()
  const source = await readFile(new URL("../public/push-worker.js", import.meta.url), "utf8")
  runInNewContext(source, {
    URL,
    self: {
      location: new URL(origin),
      registration: {
        showNotification: async (title: string, options: object) => shown.push({ title, ...options } as Shown),
      },
      clients: {
        matchAll: async () => pages.map((url) => ({ url, focus: () => focus(url) })),
        openWindow: async (url: string) => opened.push(url),
      },
      skipWaiting: () => undefined,
      addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    },
  })
  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  const push = (text: string) => fire("push", { data: { json: () => JSON.parse(text) } })
  const press = (address?: unknown) =>
    fire("notificationclick", { notification: { close: () => undefined, data: { address } } })
  return { push, press, shown, opened, focus }
}

test("a push is shown in its own words, language and direction", async () => {
  const { push, shown } = await openWorker()
  const words = { title: "ליד חדש", body: "דב מחכה", tag: "notification-7", lang: "he", dir: "rtl" }
  await push(JSON.stringify({ ...words, address: "/app/5/leads" }))
  expect(shown).toEqual([{ ...words, icon: "/icon-192.png", data: { address: `${origin}/app/5/leads` } }])
})

test("a push that cannot be read shows something, since browsers ask for it", async () => {
  const { push, shown } = await openWorker()
  await push("no json")
  await push("null")
  expect(shown.map(({ title, data }) => [title, data.address])).toEqual([
    ["portal.example", `${origin}/app`],
    ["portal.example", `${origin}/app`],
  ])
})

test("a press opens the notification's page, or focuses it where it is open", async () => {
  const address = `${origin}/app/5/leads`
  const elsewhere = await openWorker([`${origin}/app/5/wallet`])
  await elsewhere.press(address)
  expect([elsewhere.opened, elsewhere.focus.mock.calls]).toEqual([[address], []])
  const there = await openWorker([address])
  await there.press(address)
  expect([there.opened, there.focus.mock.calls]).toEqual([[], [[address]]])
})

test("no press leads to another site", async () => {
  const { press, opened } = await openWorker()
  for (const address of ["https://evil.example/", "//evil.example/x", "javascript:alert(1)", undefined])
    await press(address)
  expect(opened).toEqual(Array.from({ length: 4 }, () => `${origin}/app`))
})
