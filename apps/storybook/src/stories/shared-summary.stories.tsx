import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { journeyDraft } from "../world/journey-draft.ts"
import { visitorDraft } from "../world/seeds.ts"

const meta = {
  title: "Screens/Shared summary",
  component: Screen,
  parameters: { page: true },
  args: { seed: visitorDraft(journeyDraft("Budget")), path: "/s/bloom-draft" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(key)
/** The decision's form comes once it is near what is seen. */
const form = async () => {
  await waitFor(() => expect(getI18n()?.exists("launch:approval.title")).toBe(true), slow)
  await screen.findByText(words("launch:approval.jump"), {}, slow)
  document.querySelector("#decision")?.scrollIntoView()
  return screen.findByRole("button", { name: words("launch:approval.send.Approved") }, slow)
}
const nameField = () => screen.findByRole("textbox", { name: words("launch:approval.name") }, slow)

export const Open: Story = { play: async () => void (await form()) }
export const Approved: Story = {
  play: async () => {
    const send = await form()
    await userEvent.type(await nameField(), "Mira")
    await userEvent.click(send)
    await expect(await screen.findByText(words("launch:approval.done.Approved.title"), {}, slow)).toBeVisible()
  },
}
export const NameMissing: Story = {
  play: async () => {
    await userEvent.click(await form())
    await waitFor(async () => expect(await nameField()).toBeInvalid(), slow)
  },
}
export const NotSent: Story = {
  args: { broken: ["signup/ApproveSummary"] },
  play: async () => {
    const send = await form()
    await userEvent.type(await nameField(), "Mira")
    await userEvent.click(send)
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
    await expect(await nameField()).toHaveValue("Mira")
  },
}
export const Unknown: Story = { args: { path: "/s/nothing-here" } }
export const Loading: Story = { args: { silent: ["signup/GetSummary"] } }
export const NotLoaded: Story = { args: { broken: ["signup/GetSummary"] } }
