import { readFileSync } from "node:fs"
import type { ChatBeginning, ChatState } from "@application/signup/flows"
import type { ChatIds } from "@domain/signup"
import { afterEach, expect, test, vi } from "vitest"
import { freshchatSupportChat } from "./freshchat-support-chat.ts"
import type { WidgetEvent } from "./freshchat-widget.ts"

const facts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL("../../../tools/provider-facts/data/freshchat-widget.json", import.meta.url), "utf8"),
)
const listed = (name: string): ReadonlyArray<string> => (facts[name] ?? "").split(" ")

const asked = { token: "support-token", script: "https://wchat.freshchat.com/js/widget.js" }
const asha = { freshChatExternalId: "asha", freshChatRestoreId: "restores-asha" }
const ravi = { freshChatExternalId: "ravi", freshChatRestoreId: "restores-ravi" }

interface Options {
  readonly externalId: string
  readonly restoreId: string | null
  readonly config: { readonly headerProperty: Readonly<Record<string, unknown>> }
}

/** A device with Freshchat's widget, which keeps its user until the user is cleared. */
const openDevice = ({ hasScript = true } = {}) => {
  const stored = new Map<string, string>()
  const calls: Array<string> = []
  const used = new Set<string>()
  let options: Options | undefined
  let remembered: string | undefined
  let listeners: Record<string, Array<(event?: WidgetEvent) => void>> = {}
  const emit = (event: string, fact?: WidgetEvent) => {
    for (const listener of listeners[event] ?? []) listener(fact)
  }
  const widget = {
    init: (given: Options) => {
      for (const name of Object.keys(given)) used.add(`options ${name}`)
      for (const name of Object.keys(given.config.headerProperty)) used.add(`headerProperty ${name}`)
      options = given
      if (given.restoreId !== null) remembered ??= given.externalId
      queueMicrotask(() => emit("widget:loaded"))
    },
    isInitialized: () => options !== undefined,
    on: (event: string, listener: (event?: WidgetEvent) => void) => {
      used.add(`events ${event}`)
      ;(listeners[event] ??= []).push(listener)
    },
    open: () => calls.push("open"),
    destroy: () => {
      calls.push("destroy")
      options = undefined
      listeners = {}
    },
    user: {
      get: (answer: (user: { readonly status: number }) => void) =>
        answer({ status: remembered === undefined ? 401 : 200 }),
      setProperties: (properties: object) => calls.push(`properties ${JSON.stringify(properties)}`),
      clear: async () => {
        calls.push(`clear ${remembered ?? "nobody"}`)
        remembered = undefined
      },
    },
  }
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal("location", { href: "https://portal.example/" })
  vi.stubGlobal("document", {
    createElement: () => ({ remove: () => undefined }),
    head: {
      append: (element: { readonly onload: () => void; readonly onerror: () => void }) =>
        queueMicrotask(hasScript ? element.onload : element.onerror),
    },
  })
  if (hasScript) vi.stubGlobal("fcWidget", widget)
  const states: Array<ChatState> = []
  const told: Array<ChatIds> = []
  /** A page of this device, which knows nothing of the pages before it. */
  const page = () => {
    const chat = freshchatSupportChat("portal.example")
    const start = (ids: ChatIds, rest: Partial<ChatBeginning> = {}) =>
      chat.start({
        ...asked,
        script: `${asked.script}?${hasScript}`,
        ids,
        locale: "en",
        isAtLeft: false,
        isButtonHidden: true,
        person: { firstName: "Asha" },
        onIds: (kept) => void told.push(kept),
        onState: (state) => void states.push(state),
        ...rest,
      })
    return { chat, start }
  }
  return { page, emit, calls, used, states, told, options: () => options, remembered: () => remembered }
}
afterEach(() => vi.unstubAllGlobals())

const ready = (states: ReadonlyArray<ChatState>, count = 1) =>
  vi.waitFor(() => expect(states.filter(({ status }) => status === "ready").length).toBeGreaterThanOrEqual(count))

test("a user whom the look-up did not find is written, and nobody else", async () => {
  const device = openDevice()
  device.page().start({})
  await ready(device.states)
  expect(device.calls).toEqual(['properties {"firstName":"Asha"}'])
  const other = openDevice()
  other.page().start(asha)
  await ready(other.states)
  expect(other.calls).toEqual([])
})

test("the ids of a new user are told once, under the id that the chat began with", async () => {
  const device = openDevice()
  device.page().start({})
  await ready(device.states)
  const externalId = device.options()?.externalId ?? ""
  for (const restoreId of ["r1", "r1"]) device.emit("user:created", { status: 200, data: { restoreId } })
  expect(device.told).toEqual([{ freshChatExternalId: externalId, freshChatRestoreId: "r1" }])
  expect(externalId).toMatch(/^[\da-f-]{36}$/)
})

test("a talk of another device is restored by both of its ids", async () => {
  const device = openDevice()
  device.page().start(asha)
  await ready(device.states)
  expect(device.options()).toMatchObject({ externalId: "asha", restoreId: "restores-asha" })
})

test("the end of a talk clears its user before anybody else's begins", async () => {
  const device = openDevice()
  const { start } = device.page()
  const end = start(asha)
  await ready(device.states)
  end()
  await vi.waitFor(() => expect(device.calls).toEqual(["clear asha", "destroy"]))
  start(ravi)
  await ready(device.states, 2)
  expect(device.calls).toHaveLength(2)
  expect(device.remembered()).toBe("ravi")
})

test("a talk that a closed page left behind is cleared before another one is shown", async () => {
  const device = openDevice()
  device.page().start(asha)
  await ready(device.states)
  device.page().start(ravi)
  await ready(device.states, 2)
  expect(device.calls).toEqual(["clear asha", "destroy"])
  expect(device.remembered()).toBe("ravi")
})

test("unread messages are counted, until the talk is over", async () => {
  const device = openDevice()
  const end = device.page().start(asha)
  await ready(device.states)
  device.emit("unreadCount:notify", { count: 2 })
  expect(device.states.at(-1)).toEqual({ status: "ready", unread: 2 })
  end()
  device.emit("unreadCount:notify", { count: 3 })
  expect(device.states.at(-1)).toEqual({ status: "ready", unread: 2 })
})

test("a script that does not come fails the chat, and throws nothing", async () => {
  const device = openDevice({ hasScript: false })
  const end = device.page().start(asha)
  await vi.waitFor(() => expect(device.states.at(-1)).toEqual({ status: "failed", unread: 0 }))
  expect(end).not.toThrow()
})

test("a chat uses options, header properties and events of Freshchat alone", async () => {
  const device = openDevice()
  device.page().start(asha, { isAtLeft: true })
  await ready(device.states)
  const known = ["options", "headerProperty", "events"].flatMap((kind) => listed(kind).map((name) => `${kind} ${name}`))
  expect([...device.used].filter((name) => !known.includes(name))).toEqual([])
  expect(device.used).toContain("headerProperty direction")
})

test("ids wait on the device until there is a sign-up, and are forgotten then", () => {
  const { chat } = openDevice().page()
  chat.keepPending(asha)
  expect(chat.pending()).toEqual(asha)
  chat.keepPending({})
  expect(chat.pending()).toEqual({})
})
