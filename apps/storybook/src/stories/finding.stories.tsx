import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { bakeryAs } from "../world/categories.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Finding",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: "/app/9101/campaigns" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }

/** The search, opened by its keys once the page is there. */
const search = async () => {
  await screen.findByRole("heading", { level: 1 }, slow)
  await waitFor(() => expect(screen.queryAllByRole("button", { name: /^(Search|חיפוש)$/ })).not.toEqual([]), slow)
  await userEvent.keyboard("{Control>}[KeyK]{/Control}")
  return within(await screen.findByRole("dialog", { name: /^Search|^חיפוש/ }, slow))
}
const rows = (dialog: ReturnType<typeof within>) =>
  dialog.queryAllByRole("option").map((row: HTMLElement) => row.textContent)

/** Before anything is typed, the pages of the business. */
export const Pages: Story = {
  play: async () => {
    const dialog = await search()
    await expect(rows(dialog)[0]).toMatch(/Dashboard|לוח בקרה/)
    await expect(dialog.getByRole("searchbox")).toHaveFocus()
  },
}

/** A word finds campaigns and leads of the business; Enter opens the first. */
export const FoundThings: Story = {
  play: async () => {
    const dialog = await search()
    await userEvent.type(dialog.getByRole("searchbox"), "diwali")
    await waitFor(() => expect(rows(dialog).join()).toMatch(/Diwali/i), slow)
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull(), slow)
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/Diwali/i), slow)
  },
}

/** Nothing has such a name. */
export const NothingFound: Story = {
  play: async () => {
    const dialog = await search()
    await userEvent.type(dialog.getByRole("searchbox"), "zzzz")
    await expect(await dialog.findByText(/We found nothing for|לא מצאנו דבר/, { selector: "p" }, slow)).toBeVisible()
  },
}

/** What could not be asked says so, and is asked again; what was found is there. */
export const PartlyFailed: Story = {
  args: { broken: ["insights/ListLeads"] },
  play: async () => {
    const dialog = await search()
    await userEvent.type(dialog.getByRole("searchbox"), "diwali")
    await expect(await dialog.findByText(/couldn't search your leads|לחפש בלידים/, {}, slow)).toBeVisible()
    await waitFor(() => expect(rows(dialog).join()).toMatch(/Diwali/i), slow)
  },
}

/** A slow answer is waited for, with the pages already there. */
export const Searching: Story = {
  args: { silent: ["campaigns/ListCampaigns"], path: "/app/9101/leads" },
  play: async () => {
    const dialog = await search()
    await userEvent.type(dialog.getByRole("searchbox"), "a")
    await expect(await dialog.findByText(/^(Searching…|מחפשים…)$/, { selector: "p" }, slow)).toBeVisible()
  },
}

/** A builder finds its own pages, and nothing of ads. */
export const Builder: Story = {
  args: { seed: bakeryAs({ category: "CreativeBuilder" }), path: "/app/9101/workspace" },
  play: async () => {
    const dialog = await search()
    await expect(rows(dialog).join()).not.toMatch(/Campaigns|קמפיינים/)
    await expect(rows(dialog).length).toBeGreaterThan(3)
  },
}

/** The choice of another business: on small screens its button stands in the drawer. */
const switcher = async () => {
  await screen.findByRole("heading", { level: 1 }, slow)
  const opener = { name: /switch business|החלפת עסק/ }
  const menu = screen.queryByRole("button", { name: /Open navigation|פתיחת הניווט/ })
  if (screen.queryByRole("button", opener) === null && menu !== null) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole("button", opener, slow))
  return within(await screen.findByRole("dialog", { name: /^(Switch business|החלפת עסק)$/ }, slow))
}

/** The other businesses with the user's role, their balance and what is unread. */
export const Switcher: Story = {
  play: async () => {
    const dialog = await switcher()
    await waitFor(() => expect(rows(dialog).length).toBeGreaterThan(0), slow)
    await userEvent.type(dialog.getByRole("searchbox"), "zzzz")
    await expect(await dialog.findByText(/None of your businesses|אין לכם עסק/, { selector: "p" }, slow)).toBeVisible()
  },
}

/** Without balances the businesses are there all the same. */
export const SwitcherWithoutBalances: Story = {
  args: { broken: ["wallet/ListBalances"] },
  play: async () => {
    const dialog = await switcher()
    await expect(await dialog.findByText(/couldn't load balances|לטעון יתרות/, {}, slow)).toBeVisible()
    await expect(rows(dialog).length).toBeGreaterThan(0)
  },
}

/** Whoever switches with something unsaved is asked: to leave, to stay, or to save first. */
export const SwitchingUnsaved: Story = {
  args: { path: "/app/9101/localBusiness" },
  play: async () => {
    const [field] = await screen.findAllByRole("textbox", {}, slow)
    if (field === undefined) return expect.unreachable()
    await userEvent.type(field, " Two")
    const dialog = await switcher()
    const [other] = await dialog.findAllByRole("option", {}, slow)
    if (other === undefined) return expect.unreachable()
    await userEvent.click(other)
    const question = within(await screen.findByRole("alertdialog", {}, slow))
    await expect(question.getAllByRole("button")).toHaveLength(3)
    return undefined
  },
}
