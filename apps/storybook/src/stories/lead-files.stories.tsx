import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { judgedBakery } from "../world/lead-mark-seeds.ts"
import { busyBakery, emptyBusiness } from "../world/seeds.ts"

const meta = {
  title: "Screens/Lead files",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: "/app/9101/leads" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values = {}): string => getI18n().t(key, values)
/** The page's texts come with its first drawing. */
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
const press = async (key: string, role: "button" | "menuitem" = "button") => {
  await texts(key)
  const button = await screen.findByRole(role, { name: words(key) }, slow)
  await waitFor(() => expect(button).toBeEnabled(), slow)
  await userEvent.click(button)
}
const seen = async (key: string) => {
  await texts(key)
  await waitFor(async () => expect(await screen.findByText(words(key), {}, slow)).toBeVisible(), slow)
}
const openMenu = () => press("leads:download")

export const ColumnsChosen: Story = {
  play: async () => {
    await openMenu()
    await press("leads:downloadColumns", "menuitem")
    await press("leadFiles:columns.all")
    const boxes = () => screen.getAllByRole("checkbox", { checked: true })
    await waitFor(() => expect(boxes()).toHaveLength(21), slow)
    await press("leadFiles:columns.first")
    await waitFor(() => expect(boxes()).toHaveLength(10), slow)
  },
}
export const DownloadsLogged: Story = {
  play: async () => {
    await openMenu()
    await press("leads:downloadAs.xlsx", "menuitem")
    await seen("common:success.leadsDownloaded")
    await openMenu()
    await press("leads:pastDownloads", "menuitem")
    await texts("leadFiles:past.title")
    const dialog = await screen.findByRole("dialog", { name: words("leadFiles:past.title") }, slow)
    await waitFor(() => expect(within(dialog).getAllByRole("listitem")).toHaveLength(1), slow)
  },
}
export const NothingDownloaded: Story = {
  play: async () => {
    await openMenu()
    await press("leads:pastDownloads", "menuitem")
    await seen("leadFiles:past.none")
  },
}
export const PastDownloadsFailed: Story = {
  args: { broken: ["insights/ListLeadDownloads"] },
  play: async () => {
    await openMenu()
    await press("leads:pastDownloads", "menuitem")
    await seen("leadFiles:past.failed")
  },
}
export const PastDownloadsLoading: Story = {
  args: { silent: ["insights/ListLeadDownloads"] },
  play: async () => {
    await openMenu()
    await press("leads:pastDownloads", "menuitem")
    await seen("leadFiles:past.text")
  },
}
export const EraseAsked: Story = {
  args: { path: "/app/9101/leads?lead=9500" },
  play: async () => {
    await press("leads:erase")
    await seen("leadFiles:erase.noWayBack")
  },
}
/** Whoever erases a person is told that merged leads go too. */
export const MergedEraseAsked: Story = {
  args: { seed: judgedBakery, path: "/app/9101/leads?lead=9600" },
  play: async () => {
    await press("leads:erase")
    await seen("leadFiles:erase.merged")
    await press("leadFiles:erase.confirm")
    await seen("leadFiles:erased.stays")
  },
}
export const Erased: Story = {
  args: { path: "/app/9101/leads?lead=9500" },
  play: async () => {
    await press("leads:erase")
    await press("leadFiles:erase.confirm")
    await seen("leadFiles:erased.stays")
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await waitFor(() => expect(dialog.queryByRole("link", { name: /WhatsApp/u })).toBeNull(), slow)
  },
}
export const NotErased: Story = {
  args: { path: "/app/9101/leads?lead=9500", broken: ["insights/EraseLead"] },
  play: async () => {
    await press("leads:erase")
    await press("leadFiles:erase.confirm")
    const dialog = await screen.findByRole("alertdialog", {}, slow)
    await waitFor(async () => expect(await within(dialog).findByRole("alert")).toBeVisible(), slow)
  },
}
export const NoLeads: Story = { args: { seed: emptyBusiness } }
