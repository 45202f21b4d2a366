import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { busyStudio, newStudio } from "../world/studio-seeds.ts"

const path = "/app/9101/workspace"
const offer = `${path}/design-offer`

const meta = {
  title: "Screens/Designs",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyStudio, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 20_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`studio:${key}`, values)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("studio:workspace.title")).toBe(true), slow)
  await screen.findByRole("heading", { level: 1 }, slow)
}
const opened = async () => within(await screen.findByRole("dialog", {}, slow))
const pressed = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, slow))

export const Workspace: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByRole("link", { name: "Offer of the week" }, slow)).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll("article canvas").length).toBe(6), slow)
  },
}
export const WorkspaceInHebrew: Story = { globals: { language: "he" } }
export const NoDesigns: Story = { args: { seed: newStudio } }
export const NotLoaded: Story = { args: { broken: ["studio/ListDesigns"] } }
export const OneFolder: Story = { args: { path: `${path}?folder=Bread` } }
export const NothingFound: Story = { args: { path: `${path}?q=kolkata` } }
export const ReadersLook: Story = {
  args: { role: "BrandManager" },
  play: async ({ canvas }) => {
    await drawn()
    await expect(await canvas.findByText(words("workspace.readOnly"), {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: words("workspace.new") })).toBeNull()
  },
}
export const NewDesign: Story = {
  play: async () => {
    await drawn()
    await pressed(words("workspace.new"))
    const dialog = await opened()
    await dialog.findByRole("button", { name: new RegExp(words("start.Event.name")) }, slow)
  },
}
export const BrandKit: Story = {
  play: async () => {
    await drawn()
    await pressed(words("brand.title"))
    await (await opened()).findByText(words("brand.noLogo"), {}, slow)
  },
}
export const RemovedAndBack: Story = {
  play: async ({ canvas }) => {
    await drawn()
    await pressed(words("card.more", { name: "Offer of the week" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("card.remove") }, slow))
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Offer of the week" })).toBeNull(), slow)
    await pressed(words("card.undo"))
    await canvas.findByRole("link", { name: "Offer of the week" }, slow)
  },
}
export const Editor: Story = {
  args: { path: offer },
  play: async ({ canvas }) => {
    await canvas.findByRole("toolbar", {}, slow)
    await userEvent.click(await canvas.findByRole("tab", { name: words("layers.title") }, slow))
    await userEvent.click(await canvas.findByRole("button", { name: "20% off all rye loaves" }, slow))
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await userEvent.click(await canvas.findByRole("tab", { name: words("inspector.title") }, slow))
    const fromLeft = await canvas.findByRole("textbox", { name: words("inspector.x") }, slow)
    await expect(fromLeft).toHaveValue("82")
    await userEvent.click(canvas.getByRole("button", { name: words("tools.undo") }))
    await waitFor(() => expect(fromLeft).toHaveValue("81"), slow)
  },
}
export const EditorInHebrew: Story = { args: { path: `${path}/design-split` }, globals: { language: "he" } }
export const EditorOfReaders: Story = { args: { path: offer, role: "BrandManager" } }
export const DesignGone: Story = { args: { path: `${path}/design-of-nobody` } }
export const Exports: Story = {
  args: { path: offer },
  play: async ({ canvas }) => {
    await canvas.findByRole("toolbar", {}, slow)
    await pressed(words("export.title"))
    const dialog = await opened()
    await waitFor(() => expect(dialog.getAllByText(/[0-9] kB$/u).length).toBe(7), slow)
  },
}
export const PictureMissing: Story = {
  args: { path: `${path}/design-story` },
  play: async ({ canvas }) => {
    await canvas.findByRole("toolbar", {}, slow)
    await pressed(words("export.title"))
    const [first] = await (await opened()).findAllByText(words("finding.NoPicture", { layer: "Picture" }), {}, slow)
    await expect(first).toBeVisible()
  },
}
