import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { dividedPortal } from "../world/division-seeds.ts"
import { administeredPortal } from "../world/run-portal.ts"

const meta = {
  title: "Screens/Portal divisions",
  component: Screen,
  parameters: { page: true },
  args: { seed: dividedPortal, isSignedIn: true, path: "/portal/divisions" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Record<string, unknown> = {}): string =>
  getI18n().t(`portalDesk:divisions.${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalDesk:divisions.title")).toBe(true), slow)

export const InOrder: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("down", { name: "North" }) }, slow))
    await waitFor(() => {
      const [first] = screen.getAllByText(/^(?:North|South)$/)
      return expect(first).toHaveTextContent("South")
    }, slow)
  },
}
export const Changed: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("changeOne", { name: "South" }) }, slow))
    const dialog = await screen.findByRole("dialog", {}, slow)
    const name = within(dialog).getByRole("textbox", { name: new RegExp(`^${words("name")}`) })
    await userEvent.clear(name)
    await userEvent.type(name, "North")
    await expect(await within(dialog).findByText(words("taken"), {}, slow)).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, "Far south")
    await userEvent.click(within(dialog).getByRole("button", { name: getI18n().t("common:action.save") }))
    await expect(await screen.findByText("Far south", { selector: "bdi" }, slow)).toBeVisible()
  },
}
export const Editing: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("changeOne", { name: "North" }) }, slow))
    const dialog = await screen.findByRole("dialog", {}, slow)
    await expect(await within(dialog).findByText(/Leela/, {}, slow)).toBeVisible()
    await expect(within(dialog).getByText("Bloom Bakery")).toBeVisible()
  },
}
export const Removed: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("takeOut", { name: "South" }) }, slow))
    await waitFor(() => expect(screen.queryByText("South", { selector: "bdi" })).toBeNull(), slow)
    await userEvent.click(await screen.findByRole("button", { name: getI18n().t("common:action.undo") }, slow))
    await expect(await screen.findByText("South", { selector: "bdi" }, slow)).toBeVisible()
  },
}
export const NoneYet: Story = { args: { seed: administeredPortal } }
export const NotLoaded: Story = { args: { broken: ["identity/ListPortalDivisions"] } }
