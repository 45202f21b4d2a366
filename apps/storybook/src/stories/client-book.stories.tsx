import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { bookOfClients, manyClients } from "../world/book-seeds.ts"
import { notedClients } from "../world/client-note-seeds.ts"
import { agentsClients } from "../world/client-drafts.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/An agency's clients",
  component: Screen,
  parameters: { page: true },
  args: { seed: bookOfClients, isSignedIn: true, path: "/clients" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(`clients:${key}`)
const named = (name: string) => screen.findByRole("link", { name }, slow)

/** Every client with its state, its next act and its figures; who needs somebody comes first. */
export const Clients: Story = {
  play: async () => {
    await named("Corner Books")
    const rows = within(await screen.findByRole("table", { name: words("title") })).getAllByRole("row")
    await expect(rows).toHaveLength(8)
    await expect(screen.getByText(words("reason.frozen"))).toBeVisible()
    const further = screen.getAllByRole("link", { name: /: Sunrise Dental Care$/ })
    await expect(further.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(["/app/9111/campaigns/9111", "/clients/notes/9111"]),
    )
    await expect(screen.getByRole("link", { name: "Sunrise Dental Care" })).toHaveAttribute(
      "href",
      "/app/9111/dashboard",
    )
  },
}
/** A count of the figures leads to its clients, and once more to all. */
export const ByHealth: Story = {
  play: async () => {
    await named("Corner Books")
    const asleep = new RegExp(words("health.Asleep"))
    await userEvent.click(await screen.findByRole("button", { name: asleep }, slow))
    await waitFor(() => expect(screen.queryByText("Corner Books")).toBeNull(), slow)
    await expect(await named("Monsoon Rooftop Restaurant and Banquets")).toBeVisible()
  },
}
/** Filters, words and order come from the address, and so do the days. */
export const FromTheAddress: Story = {
  args: { path: "/clients?sign=refused&q=sunrise&order=name&range=Last7Days" },
  play: async () => {
    await expect(await named("Sunrise Dental Care")).toHaveAttribute("href", "/app/9111/dashboard?range=Last7Days")
    await expect(screen.queryByRole("link", { name: "Bloom Bakery" })).toBeNull()
    await expect(screen.getByRole("searchbox")).toHaveValue("sunrise")
  },
}
/** A contract that is due stands with the next act, and leads to the notes on the client. */
export const ContractsDue: Story = {
  args: { seed: notedClients, path: "/clients?sign=contract" },
  play: async () => {
    await named("Bloom Bakery")
    await waitFor(() => expect(screen.queryByRole("link", { name: "Corner Books" })).toBeNull(), slow)
    const end = new RegExp(`^${words("list.contract").replace(/\{\{.*\}\}/, ".*")}: Bloom Bakery$`)
    await expect(await screen.findByRole("link", { name: end }, slow)).toHaveAttribute("href", "/clients/notes/9101")
  },
}
export const OfAColleague: Story = {
  args: { path: "/clients?person=9031" },
  play: async () => {
    await named("Bloom Bakery")
    await expect(await named("Bloom Café Indiranagar")).toBeVisible()
    await expect(screen.queryByRole("link", { name: "Corner Books" })).toBeNull()
  },
}
/** Chosen clients are paused one after another, each with its line, and one press takes all back. */
export const PausedAtOnce: Story = {
  play: async () => {
    await named("Corner Books")
    await userEvent.click(screen.getByRole("button", { name: words("bulk.select") }))
    for (const name of ["Bloom Bakery", "Corner Books"])
      await userEvent.click(screen.getByRole("checkbox", { name: new RegExp(name) }))
    await userEvent.click(screen.getByRole("button", { name: words("bulk.acts") }))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("bulk.pause") }, slow))
    const undo = await screen.findByRole("button", { name: getI18n().t("common:action.undo") }, slow)
    await expect(screen.getByText(getI18n().t("common:list.skippedRow"), { exact: false })).toBeVisible()
    await userEvent.click(undo)
    await expect(await screen.findByText(getI18n().t("common:list.asBefore"), { exact: false }, slow)).toBeVisible()
  },
}
/** A report on chosen clients opens its form with them. */
export const ReportOnChosen: Story = {
  play: async () => {
    await named("Corner Books")
    await userEvent.click(screen.getByRole("button", { name: words("bulk.select") }))
    await userEvent.click(screen.getByRole("checkbox", { name: /Bloom Bakery/ }))
    await userEvent.click(screen.getByRole("button", { name: words("bulk.acts") }))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("bulk.report") }, slow))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await expect(await dialog.findByRole("checkbox", { name: "Bloom Bakery" }, slow)).toBeChecked()
    await expect(dialog.getByRole("checkbox", { name: "Corner Books" })).not.toBeChecked()
  },
}
/** A page begins after the last client of the page before. */
export const SecondPage: Story = {
  args: { seed: manyClients, path: "/clients?order=newest" },
  play: async () => {
    await named("Shop 24")
    await userEvent.click(await screen.findByRole("button", { name: words("list.more") }, slow))
    await named("Bloom Bakery")
    await expect(screen.queryByRole("link", { name: "Shop 24" })).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: words("list.first") }))
    await expect(await named("Shop 24")).toBeVisible()
  },
}
export const NoneFound: Story = {
  args: { path: "/clients?q=nobody" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: words("list.clear") }, slow))
    await expect(await named("Bloom Bakery")).toBeVisible()
  },
}
/** An owner of several businesses has a book as well. */
export const OfAnOwner: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await expect(await named("Bloom Bakery")).toBeVisible()
  },
}
/** Addresses of the list that stood here before lead to it. */
export const FormerAddress: Story = {
  args: { seed: agentsClients, path: "/clients?approval=ChangeRequested" },
  play: async () => {
    await expect(await screen.findByText(/^Monsoon Rooftop/, {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["insights/ListClientBook", "insights/GetBookFigures"] } }
export const NotLoaded: Story = { args: { broken: ["insights/ListClientBook", "insights/GetBookFigures"] } }
export const WayToIt: Story = {
  args: { path: "/profileSelection" },
  play: async () => {
    await userEvent.click(await screen.findByRole("link", { name: getI18n().t("account:book") }, slow))
    await expect(await named("Corner Books")).toBeVisible()
  },
}
