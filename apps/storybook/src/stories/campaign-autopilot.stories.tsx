import { AutopilotMoveStale } from "@domain/insights"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { actingAutopilot, freshAutopilot, suggestingAutopilot } from "../world/autopilot-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Autopilot of a campaign",
  component: Screen,
  parameters: { page: true },
  args: { seed: suggestingAutopilot, isSignedIn: true, path: "/app/9101/campaigns/9201" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
const body = within(document.body)
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const ready = () => waitFor(() => expect(getI18n()?.exists("autopilot:title")).toBe(true), slow)
const buttons = (name: string) => body.getAllByRole("button").filter((one) => one.textContent === words(name))

/** Nothing changes by itself until somebody agrees. */
export const Off: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:about.Off"), undefined, slow)
    await fireEvent.click(await body.findByRole("button", { name: words("autopilot:switchOn") }, slow))
    const dialog = within(await body.findByRole("dialog", { name: words("autopilot:dialog.title") }, slow))
    await dialog.findByText(words("autopilot:dialog.consentFirst"))
    await fireEvent.click(dialog.getByText(words("autopilot:dialog.modes.DoIt")))
    await dialog.findByText(words("autopilot:dialog.consent"))
    await fireEvent.click(dialog.getByRole("button", { name: words("autopilot:dialog.agree") }))
    await body.findByText(words("autopilot:about.DoIt"), undefined, slow)
    await expect(body.queryByRole("dialog")).toBeNull()
  },
}

/** At least one kind of change is chosen. */
export const Settings: Story = {
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:about.TellFirst"), undefined, slow)
    await fireEvent.click(await body.findByRole("button", { name: words("autopilot:change") }, slow))
    const dialog = within(await body.findByRole("dialog", { name: words("autopilot:dialog.title") }, slow))
    for (const box of dialog.getAllByRole("checkbox"))
      if (box instanceof HTMLInputElement && box.checked) await fireEvent.click(box)
    await fireEvent.click(dialog.getByRole("button", { name: words("autopilot:dialog.agree") }))
    await dialog.findByText(words("autopilot:dialog.none"))
  },
}

/** Three changes with their reasons; the budget's is made and taken back, another is declined. */
export const Suggests: Story = {
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:proposals"), undefined, slow)
    await expect(buttons("autopilot:take")).toHaveLength(3)
    await fireEvent.click(buttons("autopilot:decline")[0]!)
    await waitFor(() => expect(buttons("autopilot:take")).toHaveLength(2), slow)
    await fireEvent.click(buttons("autopilot:take").at(-1)!)
    await waitFor(() => expect(buttons("autopilot:undo")).toHaveLength(1), slow)
    await fireEvent.click(buttons("autopilot:undo")[0]!)
    await waitFor(() => expect(buttons("autopilot:undo")).toHaveLength(0), slow)
    await body.findByText(words("autopilot:state.Undone"), undefined, slow)
  },
}

/** Its own changes with their outcome, and the findings of the last look. */
export const Acts: Story = {
  args: { seed: actingAutopilot },
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:history"), undefined, slow)
    await body.findByText(new RegExp(words("autopilot:outcome.Cheaper"), "u"))
    await fireEvent.click(await body.findByText(words("autopilot:older", { count: 1 })))
    await expect(body.getAllByRole("heading", { level: 4 })).toHaveLength(4)
  },
}

/** It is on and has not looked yet. */
export const NotLooked: Story = {
  args: { seed: freshAutopilot },
  play: async () => {
    await ready()
    await body.findByText(new RegExp(words("autopilot:notLooked"), "u"), undefined, slow)
  },
}

/** The autopilot cannot be read; the rest of the page stays. */
export const Unread: Story = {
  args: { broken: ["campaigns/GetAutopilot"] },
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:failed"), undefined, slow)
    await expect(body.getByText(words("app:campaigns.plan.title"))).toBeVisible()
  },
}

/** The autopilot is being read. */
export const Reading: Story = {
  args: { silent: ["campaigns/GetAutopilot"] },
  play: async () => {
    await ready()
    await body.findByLabelText(words("autopilot:loading"), undefined, slow)
  },
}

/** Somebody has changed meanwhile what a suggestion was about. */
export const Overtaken: Story = {
  args: { failing: { "campaigns/TakeAutopilotMove": new AutopilotMoveStale({ why: "Changed" }) } },
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:proposals"), undefined, slow)
    await fireEvent.click(buttons("autopilot:take")[0]!)
    await body.findByText(words("autopilot:stale.Changed"), undefined, slow)
  },
}

/** Whoever only reads campaigns sees what is suggested, and answers nothing. */
export const Reader: Story = {
  args: { role: "BrandManager" },
  play: async () => {
    await ready()
    await body.findByText(words("autopilot:proposals"), undefined, slow)
    await expect(body.queryByRole("button", { name: words("autopilot:change") })).toBeNull()
    await expect(body.queryAllByText(words("autopilot:take"))).toHaveLength(0)
  },
}
