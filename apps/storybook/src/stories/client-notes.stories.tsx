import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { notedClients } from "../world/client-note-seeds.ts"

const meta = {
  title: "Screens/Notes on a client",
  component: Screen,
  parameters: { page: true },
  args: { seed: notedClients, isSignedIn: true, path: "/clients/notes/9101" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(`clients:${key}`, values)
const button = (key: string, values: Record<string, unknown> = {}) =>
  screen.findByRole("button", { name: words(key, values) }, slow)
const loaded = () => waitFor(() => expect(getI18n()?.exists("clients:notes.title")).toBe(true), slow)

/** Notes of the agency with who reads them; a colleague's note has no buttons. */
export const OfAnAgency: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(/Decides by phone/, {}, slow)).toBeVisible()
    await expect(screen.getByText(words("notes.private"))).toBeVisible()
    await expect(screen.getAllByRole("button", { name: new RegExp(words("notes.edit")) })).toHaveLength(1)
  },
}
export const Added: Story = {
  play: async () => {
    await loaded()
    await userEvent.type(await screen.findByLabelText(words("notes.label"), {}, slow), "Calls on Mondays")
    await userEvent.click(await button("notes.add"))
    await expect(await screen.findByText("Calls on Mondays", { selector: "bdi" }, slow)).toBeVisible()
    await expect(screen.getByLabelText(words("notes.label"))).toHaveValue("")
  },
}
export const Empty: Story = {
  args: { path: "/clients/notes/9113" },
  play: async () => {
    await loaded()
    await userEvent.click(await button("notes.add"))
    await expect(await screen.findByText(words("notes.needsWords"), {}, slow)).toBeVisible()
    await expect(screen.getByText(words("notes.none"))).toBeVisible()
  },
}
export const Edited: Story = {
  play: async () => {
    await loaded()
    const note = "Ask for a longer contract before the new shop opens."
    await userEvent.click(await button("notes.editNamed", { note: note.slice(0, 40) }))
    const field = await screen.findByRole("textbox", { name: words("notes.edited") })
    await userEvent.clear(field)
    await userEvent.type(field, "Two years at once")
    await userEvent.click(await button("notes.save"))
    await expect(await screen.findByText("Two years at once", { selector: "bdi" }, slow)).toBeVisible()
  },
}
export const RemovedAndBack: Story = {
  play: async () => {
    await loaded()
    const note = "Ask for a longer contract before the new shop opens."
    await userEvent.click(await button("notes.removeNamed", { note: note.slice(0, 40) }))
    await waitFor(() => expect(screen.queryByText(note)).toBeNull(), slow)
    await userEvent.click(await screen.findByRole("button", { name: getI18n().t("common:action.undo") }, slow))
    await expect(await screen.findByText(note, {}, slow)).toBeVisible()
  },
}
/** A contract that ended once says so until the next date is noted. */
export const ContractEnded: Story = {
  args: { path: "/clients/notes/9102" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(new RegExp(words("renewal.ended", { day: ".*" })), {}, slow)).toBeVisible()
  },
}
export const RenewalRemoved: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button("renewal.remove"))
    await waitFor(() => expect(screen.getByLabelText(words("renewal.day"))).toHaveValue(""), slow)
    await userEvent.click(await screen.findByRole("button", { name: getI18n().t("common:action.undo") }, slow))
    await waitFor(() => expect(screen.getByLabelText(words("renewal.day"))).not.toHaveValue(""), slow)
  },
}
export const RenewalWithoutDay: Story = {
  args: { path: "/clients/notes/9113" },
  play: async () => {
    await loaded()
    await userEvent.click(await button("renewal.save"))
    await expect(await screen.findByText(words("renewal.needsDay"), {}, slow)).toBeVisible()
  },
}
/** Somebody whose client no agency of theirs runs keeps notes alone. */
export const Alone: Story = {
  args: { path: "/clients/notes/9112" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("notes.leadAlone"), {}, slow)).toBeVisible()
    await expect(screen.queryByLabelText(words("notes.reach"))).toBeNull()
  },
}
/** A stranger's business tells nothing. */
export const NotAClient: Story = {
  args: { path: "/clients/notes/4" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("notes.notLoaded"), {}, slow)).toBeVisible()
  },
}
