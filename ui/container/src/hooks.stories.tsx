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
  access: "readPortal",
  input: Schema.Struct({ name: Schema.String }),
  output: Schema.String,
})

interface Sent {
  readonly name: string
  readonly signal: AbortSignal | undefined
  readonly answer: () => void
}

/** Calls as they were sent, each to be answered by the story. */
let sent: Array<Sent> = []

const call: Caller = <C extends AnyContract>(_: C, input: unknown, options?: Parameters<Caller>[2]) =>
  new Promise((resolve) => {
    const { name } = input as { readonly name: string }
    const output = `Hello, ${name}` as never
    sent.push({ name, signal: options?.signal, answer: () => resolve({ status: "succeeded", output }) })
  })

const Reading = ({ name }: { readonly name: string }) => {
  const { output, isLoading } = useRead(Greet, { name })
  return <p>{isLoading ? "Loading" : output}</p>
}

const Reads = () => {
  const [name, setName] = useState("Asha")
  return (
    <>
      {name === "" ? null : <Reading name={name} />}
      <button onClick={() => setName("Ravi")}>Ravi</button>
      <button onClick={() => setName("")}>Leave</button>
    </>
  )
}

const Commands = () => {
  const [state, run] = useCommand(Greet, { revalidate: false })
  return (
    <>
      <p>{state.status === "succeeded" ? state.output : state.status}</p>
      <button onClick={() => void run({ name: "Asha" })}>Send</button>
    </>
  )
}

const Strict = ({ screen: Screen }: { readonly screen: () => React.ReactNode }) => {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <Screen /> }]))
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
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send" }))
    await expect(await canvas.findByText("pending")).toBeVisible()
    await expect(sent).toHaveLength(1)
    sent[0]?.answer()
    await expect(await canvas.findByText("Hello, Asha")).toBeVisible()
  },
}
