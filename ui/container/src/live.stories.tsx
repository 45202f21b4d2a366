import type { Meta, StoryObj } from "@storybook/react-vite"
import { StrictMode, useState } from "react"
import { expect } from "storybook/test"
import { UseCaseProvider } from "./use-cases.tsx"
import { useLive } from "./use-live.ts"

interface Reading {
  readonly answer: (value: string) => void
  readonly fail: () => void
}

/** Readings as they were begun, each to be answered by the story. */
let readings: Array<Reading> = []

const reading = () =>
  new Promise<string>((answer, fail) => {
    readings.push({ answer, fail: () => fail(new Error("offline")) })
  })

const Numbers = ({ loaded }: { readonly loaded: string }) => {
  const { value, isStale, refresh } = useLive(loaded, reading)
  return (
    <p>
      <span>
        {value}, {isStale ? "stale" : "current"}
      </span>{" "}
      <button onClick={refresh}>Try again</button>
    </p>
  )
}

const useCases = { call: () => new Promise<never>(() => undefined), prepare: () => undefined }

const Live = () => {
  const [loaded, setLoaded] = useState("7 clicks")
  return (
    <StrictMode>
      <UseCaseProvider useCases={useCases}>
        <Numbers loaded={loaded} />
        <button onClick={() => setLoaded("20 clicks")}>Other campaign</button>
      </UseCaseProvider>
    </StrictMode>
  )
}

let visibility: DocumentVisibilityState = "visible"

/** The window becomes visible, or is covered: a browser tells both by one event. */
const become = (state: DocumentVisibilityState): void => {
  visibility = state
  document.dispatchEvent(new Event("visibilitychange"))
}

const meta = {
  title: "Container/Live numbers",
  component: Live,
  beforeEach: () => {
    readings = []
    visibility = "visible"
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility })
    return () => {
      Reflect.deleteProperty(document, "visibilityState")
    }
  },
} satisfies Meta<typeof Live>
export default meta
type Story = StoryObj<typeof meta>

/** Numbers are read again when somebody looks, once at a time, and shown. */
export const ReadAgain: Story = {
  play: async ({ canvas }) => {
    become("hidden")
    await expect(readings).toHaveLength(0)
    become("visible")
    become("visible")
    await expect(readings).toHaveLength(1)
    readings[0]?.answer("8 clicks")
    await expect(await canvas.findByText("8 clicks, current")).toBeVisible()
    become("visible")
    await expect(readings).toHaveLength(2)
  },
}

/** A failed reading keeps the numbers and says that they are old, until another try succeeds. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    become("visible")
    readings[0]?.answer("8 clicks")
    await expect(await canvas.findByText("8 clicks, current")).toBeVisible()
    become("visible")
    readings[1]?.fail()
    await expect(await canvas.findByText("8 clicks, stale")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }))
    readings[2]?.answer("9 clicks")
    await expect(await canvas.findByText("9 clicks, current")).toBeVisible()
  },
}

/** Numbers of what was shown before are not shown for what is loaded now, however late they come. */
export const OtherLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    become("visible")
    readings[0]?.answer("8 clicks")
    await expect(await canvas.findByText("8 clicks, current")).toBeVisible()
    become("visible")
    await userEvent.click(canvas.getByRole("button", { name: "Other campaign" }))
    await expect(await canvas.findByText("20 clicks, current")).toBeVisible()
    readings[1]?.answer("9 clicks")
    become("visible")
    readings[2]?.answer("21 clicks")
    await expect(await canvas.findByText("21 clicks, current")).toBeVisible()
  },
}
