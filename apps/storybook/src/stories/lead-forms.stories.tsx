import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { manyForms, savedForms } from "../world/lead-form-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("leadForms:page.title")).toBe(true), slow)
const pressed = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name }, slow)
  if (button !== undefined) await userEvent.click(button)
}
const cakes = "Cake enquiries"

const meta = {
  title: "Screens/Lead forms",
  component: Screen,
  parameters: { page: true },
  args: { seed: savedForms, isSignedIn: true, path: "/app/9101/leads/forms" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const builder = { path: "/app/9101/leads/forms/2" }

export const Saved: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("link", { name: cakes }, slow)).toBeVisible()
    await expect(screen.getByText(words("leadForms:list.used", { count: 1 }))).toBeVisible()
    await expect(screen.getByText(words("leadForms:list.judges"))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoForms: Story = { args: { seed: busyBakery } }
export const FullOfForms: Story = { args: { seed: manyForms } }
export const NotLoaded: Story = { args: { broken: ["campaigns/ListLeadForms"] } }

/** A removed form comes back with its content. */
export const Removed: Story = {
  play: async () => {
    await loaded()
    await pressed(words("leadForms:list.removeOf", { name: cakes }))
    await expect(
      await screen.findByText(words("leadForms:list.removedUsed", { name: cakes, count: 1 }), {}, slow),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("link", { name: cakes })).toBeNull(), slow)
    await pressed(words("leadForms:list.bringBack"))
    await expect(await screen.findByRole("link", { name: cakes }, slow)).toBeVisible()
  },
}

/** The builder beside its preview, with uses and versions. */
export const Builder: Story = {
  args: builder,
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { level: 1, name: cakes }, slow)).toBeVisible()
    await expect(screen.getByText(words("leadForms:uses.older"))).toBeVisible()
  },
}
export const BuilderInHebrew: Story = { args: builder, globals: { language: "he" } }
export const BuilderNotLoaded: Story = { args: { ...builder, broken: ["campaigns/GetLeadForm"] } }
export const NoSuchForm: Story = { args: { path: "/app/9101/leads/forms/77" } }

/** What is missing is said at its field, and nothing that was typed is lost. */
export const Unsound: Story = {
  args: { path: "/app/9101/leads/forms/new" },
  play: async () => {
    await loaded()
    await pressed(words("leadForms:questions.add"))
    const question = await screen.findByRole("textbox", {
      name: new RegExp(words("leadForms:questions.label", { number: 1 }), "u"),
    })
    await userEvent.type(question, "When?")
    await pressed(words("leadForms:builder.save"))
    await expect(await screen.findByText(words("leadForms:builder.problems"), {}, slow)).toBeVisible()
    await expect(screen.getAllByText(words("failures:validation.required")).length).toBeGreaterThan(2)
    await expect(question).toHaveValue("When?")
  },
}

/** A new form is saved as its first version, and stays open. */
export const SavedAsNew: Story = {
  args: { path: "/app/9101/leads/forms/new" },
  play: async () => {
    await loaded()
    const name = await screen.findByRole("textbox", { name: new RegExp(words("leadForms:builder.name"), "u") }, slow)
    await userEvent.type(name, "Summer")
    await pressed(words("leadForms:builder.save"))
    await expect(await screen.findByRole("heading", { level: 1, name: "Summer" }, slow)).toBeVisible()
    await expect(await screen.findByText(words("leadForms:history.first"), {}, slow)).toBeVisible()
  },
}

/** A question moves by its buttons; a removed one comes back to its place. */
export const MovedAndRemoved: Story = {
  args: builder,
  play: async () => {
    await loaded()
    const labels = () =>
      [...document.querySelectorAll<HTMLInputElement>("[data-question]")].map(
        (row) => row.querySelector("input")?.value,
      )
    const [when, guests] = ["When do you need the cake?", "How many guests do you expect?"]
    await screen.findByDisplayValue(guests, {}, slow)
    await pressed(words("leadForms:questions.up", { number: 2 }))
    await waitFor(() => expect(labels()).toEqual([guests, when]), slow)
    await pressed(words("leadForms:questions.remove", { number: 1 }))
    await waitFor(() => expect(labels()).toEqual([when]), slow)
    await pressed(words("leadForms:questions.undo"))
    await waitFor(() => expect(labels()).toEqual([guests, when]), slow)
  },
}

/** Whoever answers what does not fit sees why the lead would be marked. */
export const Rehearsed: Story = {
  args: builder,
  play: async () => {
    await loaded()
    const label = words("leadForms:test.answer", { label: "When do you need the cake?" })
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(label.replace("?", "\\?"), "u") }, slow))
    await userEvent.click(await screen.findByRole("option", { name: "I am only looking" }, slow))
    await expect(
      await screen.findByText(
        words("leadForms:test.because", { reason: "When do you need the cake?: I am only looking" }),
        {},
        slow,
      ),
    ).toBeVisible()
  },
}

/** An earlier version becomes the next version. */
export const Restored: Story = {
  args: builder,
  play: async () => {
    await loaded()
    await pressed(words("leadForms:history.restoreOf", { version: 1 }))
    const third = await screen.findByRole("heading", { name: words("leadForms:history.version", { version: 3 }) }, slow)
    await expect(third).toBeVisible()
    await waitFor(() => expect(screen.queryByDisplayValue("When do you need the cake?")).toBeNull(), slow)
  },
}

/** The preview goes from page to page. */
export const Previewed: Story = {
  args: builder,
  play: async () => {
    await loaded()
    const phone = within(await screen.findByRole("figure", { name: words("leadForms:preview.name") }, slow))
    for (let page = 1; page < 5; page += 1)
      await userEvent.click(phone.getByRole("button", { name: words("leadForms:preview.next") }))
    await expect(phone.getByText("Call the bakery")).toBeVisible()
  },
}

/** Whoever leaves an unsaved form is asked first. */
export const LeftUnsaved: Story = {
  args: builder,
  play: async () => {
    await loaded()
    const name = await screen.findByRole("textbox", { name: new RegExp(words("leadForms:builder.name"), "u") }, slow)
    await userEvent.type(name, " two")
    await userEvent.click(screen.getByRole("link", { name: words("leadForms:builder.all") }))
    const question = await screen.findByRole("alertdialog", { name: words("common:confirm.unsaved") }, slow)
    // It fades in.
    await waitFor(() => expect(question).toBeVisible(), slow)
  },
}
