import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { busyBakery } from "../world/seeds.ts"
import { listsOfAllStates } from "../world/customer-list-seeds.ts"
import { manyAudiences, savedAudiences } from "../world/audience-seeds.ts"

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("audiences:title")).toBe(true), slow)
const pressed = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name }, slow)
  if (button !== undefined) await userEvent.click(button)
}
const families = "Families near the shop"

const meta = {
  title: "Screens/Audiences",
  component: Screen,
  parameters: { page: true },
  args: { seed: savedAudiences, isSignedIn: true, path: "/app/9101/audience" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { name: families }, slow)).toBeVisible()
    await expect(screen.getByText(words("audiences:row.used", { count: 1 }), { exact: false })).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoAudiences: Story = { args: { seed: busyBakery } }
export const FullOfAudiences: Story = { args: { seed: manyAudiences } }
export const NotLoaded: Story = { args: { broken: ["campaigns/ListSavedAudiences"] } }

/** A removed audience comes back as it was. */
export const Removed: Story = {
  play: async () => {
    await loaded()
    await pressed(words("audiences:row.removeOf", { name: families }))
    await expect(await screen.findByText(words("audiences:removed", { name: families }), {}, slow)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("heading", { name: families })).toBeNull(), slow)
    await pressed(words("audiences:bringBack"))
    await expect(await screen.findByRole("heading", { name: families }, slow)).toBeVisible()
  },
}

/** An audience without a name or a place says so at its fields, and keeps what was chosen. */
export const NewAudience: Story = {
  play: async () => {
    await loaded()
    await pressed(words("audiences:add"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("radio", { name: words("launch:audience.genders.Female") }))
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await dialog.findByText(words("failures:validation.required"))).toBeVisible()
    await expect(dialog.getByRole("radio", { name: words("launch:audience.genders.Female") })).toBeChecked()
  },
}

/** A saved audience that is changed under its name. */
export const ChangedAudience: Story = {
  play: async () => {
    await loaded()
    await pressed(words("audiences:row.changeOf", { name: families }))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    const name = dialog.getByRole("textbox", { name: words("audiences:form.name") })
    await userEvent.clear(name)
    await userEvent.type(name, "Young families")
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await screen.findByRole("heading", { name: "Young families" }, slow)).toBeVisible()
  },
}

/** Customer lists that a network has are there to choose, and a chosen list is named. */
export const ChosenList: Story = {
  args: { seed: listsOfAllStates },
  play: async () => {
    await loaded()
    await pressed(words("audiences:add"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    const label = words("audiences:lists.excluded")
    await userEvent.click(await dialog.findByRole("button", { name: new RegExp(label, "u") }, slow))
    await userEvent.click(await screen.findByRole("option", { name: "Regulars" }, slow))
    const chosen = await dialog.findByRole("list", { name: words("audiences:lists.excludedChosen") }, slow)
    await expect(within(chosen).getByText("Regulars")).toBeVisible()
  },
}

/** Whoever leaves an unsaved audience is asked first. */
export const LeftUnsaved: Story = {
  play: async () => {
    await loaded()
    await pressed(words("audiences:row.copyOf", { name: families }))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.type(dialog.getByRole("textbox", { name: words("audiences:form.name") }), " two")
    await userEvent.keyboard("{Escape}")
    const question = await screen.findByRole("alertdialog", { name: words("common:confirm.unsaved") }, slow)
    // It fades in.
    await waitFor(() => expect(question).toBeVisible(), slow)
  },
}
