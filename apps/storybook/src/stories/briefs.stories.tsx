import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { briefsOfAllStatuses, draftBrief, newBrand } from "../world/brief-seeds.ts"
import { drawn, pressed, slow, words } from "../world/brief-steps.ts"

const path = "/app/9101/briefs"

const meta = {
  title: "Screens/Briefs",
  component: Screen,
  parameters: { page: true },
  args: { seed: briefsOfAllStatuses, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole("dialog", {}, slow))

export const Briefs: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByText("Monsoon snacks", {}, slow)).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoBriefs: Story = { args: { seed: newBrand } }
export const NotLoaded: Story = { args: { broken: ["briefs/ListBriefs"] } }
export const OneStatus: Story = {
  args: { path: `${path}?status=Paused` },
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByText("Festival boxes", {}, slow)).toBeVisible()
    await expect(canvas.queryByText("Monsoon snacks")).toBeNull()
  },
}
export const NothingFound: Story = { args: { path: `${path}?q=Kolkata` } }
export const Writing: Story = {
  play: async () => {
    await drawn()
    await pressed(words("add"))
    const dialog = await opened()
    await userEvent.click(dialog.getByRole("button", { name: words("form.create") }))
    await waitFor(() => expect(dialog.getByRole("textbox", { name: words("field.name") })).toBeInvalid(), slow)
    await userEvent.type(dialog.getByRole("textbox", { name: words("field.name") }), "Spring")
    await userEvent.type(dialog.getByRole("textbox", { name: words("field.details") }), "More bookings")
    await userEvent.type(dialog.getByRole("textbox", { name: words("field.budget") }), "5000")
    await userEvent.click(dialog.getByRole("button", { name: words("form.create") }))
    await expect(await screen.findByRole("heading", { level: 1, name: "Spring" }, slow)).toBeVisible()
  },
}
export const WritingInHebrew: Story = {
  globals: { language: "he" },
  play: async () => {
    await drawn()
    await pressed(words("add"))
    await opened()
  },
}
export const Draft: Story = { args: { seed: draftBrief, path: `${path}/1` } }
export const DraftSubmitted: Story = {
  args: { seed: draftBrief, path: `${path}/1` },
  play: async () => {
    await drawn()
    await pressed(words("act.New"))
    await expect(await screen.findByRole("button", { name: words("act.Draft") }, slow)).toBeVisible()
  },
}
export const DraftChanged: Story = {
  args: { seed: draftBrief, path: `${path}/1` },
  play: async () => {
    await drawn()
    await pressed(words("act.change"))
    const dialog = await opened()
    const name = dialog.getByRole("textbox", { name: words("field.name") })
    await userEvent.clear(name)
    await userEvent.type(name, "Summer menu")
    await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.save") }))
    await expect(await screen.findByRole("heading", { level: 1, name: "Summer menu" }, slow)).toBeVisible()
  },
}
export const DraftDeleted: Story = {
  args: { seed: draftBrief, path: `${path}/1` },
  play: async () => {
    await drawn()
    await pressed(words("act.remove"))
    const question = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(question.getByRole("button", { name: words("act.remove") }))
    await expect(await screen.findByText(words("empty.title"), {}, slow)).toBeVisible()
  },
}
