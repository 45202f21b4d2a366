import { type AnyContract, contract, type Caller } from "@application/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Schema } from "effect"
import { StrictMode, useState } from "react"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { expect, waitFor } from "storybook/test"
import { UseCaseProvider } from "./use-cases.tsx"
import { useCommand } from "./use-command.ts"
import { useRead } from "./use-read.ts"

const Greet = contract("test/Greet", {
  kind: "query",
  access: "readPortal",
  input: Schema.Struct({ name: Schema.String }),
  output: Schema.String,
})

interface Sent {
  readonly name: string
  readonly signal: AbortSignal | undefined
  readonly answer: () => void
  readonly fail: () => void
}

/** Calls as they were sent, each to be answered by the story. */
let sent: Array<Sent> = []

const call: Caller = <C extends AnyContract>(_: C, input: unknown, options?: Parameters<Caller>[2]) =>
  new Promise((resolve) => {
    const { name } = input as { readonly name: string }
    const output = `Hello, ${name}` as never
    sent.push({
      name,
      signal: options?.signal,
      answer: () => resolve({ status: "succeeded", output }),
      fail: () => resolve({ status: "broken", error: "offline" }),
    })
  })

const Reading = ({ name }: { readonly name: string }) => {
  const { output, isLoading, failure, retry } = useRead(Greet, name === "Nobody" ? undefined : { name })
  return (
    <>
      <p>{isLoading ? `Loading, ${output ?? "nothing"} so far` : output}</p>
      {failure === undefined ? null : <button onClick={retry}>Again: {String(failure)}</button>}
    </>
  )
}

const Reads = () => {
  const [name, setName] = useState("Asha")
  return (
    <>
      {name === "" ? null : <Reading name={name} />}
      <button onClick={() => setName("Ravi")}>Ravi</button>
      <button onClick={() => setName("Nobody")}>Nobody</button>
      <button onClick={() => setName("")}>Leave</button>
    </>
  )
}

/** The second reading waits longer than any test. */
const PatientReads = () => {
  useRead(Greet, { name: "Later" }, 2_000_000_000)
  return <Reading name="Asha" />
}

const Greeter = ({ revalidate }: { readonly revalidate: boolean }) => {
  const [state, run, reset] = useCommand(Greet, { revalidate })
  return (
    <>
      <p>{state.status === "succeeded" ? state.output : state.status}</p>
      <button onClick={reset}>Reset</button>
      <button onClick={() => void run({ name: "Asha" })}>Send</button>
    </>
  )
}

const Commands = () => <Greeter revalidate={false} />

const RevalidatingCommands = () => <Greeter revalidate />

/** A call that cannot be loaded, as without a connection. */
const lateGreeting = Object.assign(() => Promise.reject(new Error("not loaded")), {
  ahead: () => Promise.resolve(undefined),
})

const LateCommands = () => {
  const [state, run] = useCommand(lateGreeting, { revalidate: false })
  return <button onClick={() => void run("Asha")}>{state.status}</button>
}

/** How often the route's loader has read. */
let loads = 0

const Strict = ({ screen: Screen }: { readonly screen: () => React.ReactNode }) => {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: "*", element: <Screen />, loader: () => (loads += 1), hydrateFallbackElement: <p>…</p> },
    ]),
  )
  return (
    <StrictMode>
      <UseCaseProvider useCases={{ call, prepare: () => undefined }}>
        <RouterProvider router={router} />
      </UseCaseProvider>
    </StrictMode>
  )
}

const meta = {
  title: "Container/Strict mode",
  component: Strict,
  beforeEach: () => {
    sent = []
    loads = 0
  },
} satisfies Meta<typeof Strict>
export default meta
type Story = StoryObj<typeof meta>

/** React's double effects send one call, and its answer is shown. */
export const ReadOnce: Story = {
  args: { screen: Reads },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer()
    await expect(await canvas.findByText("Hello, Asha")).toBeVisible()
    await expect(sent).toHaveLength(1)
  },
}

/** An older answer never replaces a newer one, and its call is ended. */
export const ReadAnew: Story = {
  args: { screen: Reads },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sent).toHaveLength(1))
    await userEvent.click(canvas.getByRole("button", { name: "Ravi" }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(sent[0]?.signal?.aborted).toBe(true)
    sent[1]?.answer()
    sent[0]?.answer()
    await expect(await canvas.findByText("Hello, Ravi")).toBeVisible()
  },
}

/** A read ends when its screen is left. */
export const ReadLeft: Story = {
  args: { screen: Reads },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(sent[0]?.signal?.aborted).toBe(false)
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }))
    await waitFor(() => expect(sent[0]?.signal?.aborted).toBe(true))
  },
}

/** A double click sends a command once, and its outcome is kept. */
export const CommandOnce: Story = {
  args: { screen: Commands },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Send" }))
    await expect(await canvas.findByText("pending")).toBeVisible()
    await expect(sent).toHaveLength(1)
    sent[0]?.answer()
    await expect(await canvas.findByText("Hello, Asha")).toBeVisible()
  },
}

/** A read that failed keeps the answer before it, says why, and is sent again on request. */
export const ReadFailed: Story = {
  args: { screen: Reads },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer()
    await expect(await canvas.findByText("Hello, Asha")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Ravi" }))
    await expect(await canvas.findByText("Loading, Hello, Asha so far")).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.fail()
    await userEvent.click(await canvas.findByRole("button", { name: "Again: offline" }))
    await expect(await canvas.findByText("Loading, Hello, Asha so far")).toBeVisible()
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["Asha", "Ravi", "Ravi"]))
    sent[2]?.answer()
    await expect(await canvas.findByText("Hello, Ravi")).toBeVisible()
  },
}

/** Without a question nothing is sent and nothing loads. */
export const ReadNothing: Story = {
  args: { screen: Reads },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer()
    await userEvent.click(canvas.getByRole("button", { name: "Nobody" }))
    await expect(await canvas.findByText("Hello, Asha")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Ravi" }))
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["Asha", "Ravi"]))
  },
}

/** A read with a pause waits for it. */
export const ReadLater: Story = {
  args: { screen: PatientReads },
  play: async () => {
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["Asha"]))
  },
}

/** A finished command may run again, and a reset forgets its outcome. */
export const CommandAgain: Story = {
  args: { screen: Commands },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }))
    sent[0]?.fail()
    await expect(await canvas.findByText("broken")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }))
    await expect(await canvas.findByText("idle")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await expect(await canvas.findByText("pending")).toBeVisible()
    await expect(sent).toHaveLength(2)
  },
}

/** The route reads again after a command that succeeded, not after one that failed. */
export const CommandRevalidates: Story = {
  args: { screen: RevalidatingCommands },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }))
    const before = loads
    sent[0]?.fail()
    await expect(await canvas.findByText("broken")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await expect(loads).toBe(before)
    sent[1]?.answer()
    await waitFor(() => expect(loads).toBe(before + 1))
  },
}

/** Where a command asks for it, the route does not read again. */
export const CommandAlone: Story = {
  args: { screen: Commands },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }))
    const before = loads
    sent[0]?.answer()
    await expect(await canvas.findByText("Hello, Asha")).toBeVisible()
    await expect(loads).toBe(before)
  },
}

/** A call that cannot be loaded ends as one that can be tried again. */
export const CommandNotLoaded: Story = {
  args: { screen: LateCommands },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "idle" }))
    await expect(await canvas.findByRole("button", { name: "broken" })).toBeVisible()
  },
}
