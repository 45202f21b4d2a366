import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { countingWebsite, triedWebsite, unheardWebsite } from "../world/conversion-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("conversions:title")).toBe(true), slow)
const pressed = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name }, slow)
  if (button !== undefined) await userEvent.click(button)
}
const inDialog = async () => within(await screen.findByRole("dialog", {}, slow))

const meta = {
  title: "Screens/Conversions",
  component: Screen,
  parameters: { page: true },
  args: { seed: countingWebsite, isSignedIn: true, path: "/app/9101/conversions" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  play: async () => {
    await loaded()
    await expect(
      await screen.findByText(words("conversions:standing.counting", { count: 12, amount: "12" }), {}, slow),
    ).toBeVisible()
    await expect(screen.getByText(words("conversions:newest.repeat"))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NotSetUp: Story = { args: { seed: busyBakery } }
export const NothingHeard: Story = {
  args: { seed: unheardWebsite },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("conversions:standing.notSeen"), {}, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = { args: { broken: ["conversions/GetConversions"] } }

/** The website is asked for, with the words about consent, which have to be agreed to. */
export const SetUp: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await loaded()
    await pressed(words("conversions:site.begin"))
    const dialog = await inDialog()
    const hosts = await dialog.findByRole("textbox", { name: words("conversions:site.hosts") })
    await userEvent.clear(hosts)
    await userEvent.type(hosts, "https://www.bloombakery.example/")
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await waitFor(() => expect(dialog.getByText(words("conversions:consent.needed"))).toBeVisible(), slow)
    await userEvent.click(dialog.getByRole("checkbox"))
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await screen.findByText(words("conversions:tag.title"), {}, slow)).toBeVisible()
  },
}

/** A network's page is no website of the business. */
export const RefusedWebsite: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await loaded()
    await pressed(words("conversions:site.begin"))
    const dialog = await inDialog()
    const hosts = await dialog.findByRole("textbox", { name: words("conversions:site.hosts") })
    await userEvent.clear(hosts)
    await userEvent.type(hosts, "instagram.com/rao")
    await userEvent.click(dialog.getByRole("checkbox"))
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await waitFor(() => expect(dialog.getByText(words("failures:conversions.hostSocial"))).toBeVisible(), slow)
  },
}

/** A kind of conversion whose signal another has is refused at its field, and is kept with another. */
export const Added: Story = {
  play: async () => {
    await loaded()
    await pressed(words("conversions:action.add"))
    const dialog = await inDialog()
    await userEvent.type(await dialog.findByRole("textbox", { name: words("conversions:form.name") }), "Enquiries")
    const path = dialog.getByRole("textbox", { name: words("conversions:form.path") })
    await userEvent.type(path, "thanks")
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await waitFor(() => expect(dialog.getByText(words("failures:conversions.path"))).toBeVisible(), slow)
    await userEvent.clear(path)
    await userEvent.type(path, "/thanks")
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(
      await screen.findByText(words("conversions:signal.page.Is", { path: "/thanks" }), { exact: false }, slow),
    ).toBeVisible()
  },
}

/** A removed kind comes back by undoing. */
export const RemovedAndUndone: Story = {
  play: async () => {
    await loaded()
    const name = "Phone calls"
    await pressed(words("conversions:action.menu", { name }))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("conversions:action.remove") }, slow))
    await pressed(words("common:action.undo"))
    await waitFor(
      () => expect(screen.getByRole("button", { name: words("conversions:action.menu", { name }) })).toBeVisible(),
      slow,
    )
  },
}

/** Each thing that came in a test says what it was taken as. */
export const Tried: Story = {
  args: { seed: triedWebsite },
  play: async () => {
    await loaded()
    const list = within(await screen.findByRole("list", { name: words("conversions:try.list") }, slow))
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(10), slow)
    await expect(list.getByText(words("conversions:taken.OutsideHosts"))).toBeVisible()
  },
}
export const TriedHebrew: Story = { args: { seed: triedWebsite }, globals: { language: "he" } }

/** A new key is shown once, with a call that works. */
export const KeyMade: Story = {
  play: async () => {
    await loaded()
    await pressed(words("conversions:key.make"))
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getByText(words("conversions:key.once"))).toBeVisible(), slow)
    await expect(dialog.getAllByText(/mqs_/).length).toBeGreaterThan(1)
  },
}

/** A page that cannot be read says so. */
export const TagNotFound: Story = {
  play: async () => {
    await loaded()
    await pressed(words("conversions:tag.check"))
    await expect(
      await screen.findByText(
        words("conversions:tag.result.Unreadable", { address: "https://bloombakery.example" }),
        {},
        slow,
      ),
    ).toBeVisible()
  },
}

/** Before everything goes, the page says what goes and what stays. */
export const RemovedAll: Story = {
  play: async () => {
    await loaded()
    await pressed(words("conversions:remove.open"))
    const question = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(question.getByRole("button", { name: words("conversions:remove.confirm") }))
    await expect(await screen.findByText(words("conversions:empty.title"), {}, slow)).toBeVisible()
  },
}

/** Whoever may only look sees figures and no buttons. */
export const Reader: Story = { args: { role: "BrandManager" } }
