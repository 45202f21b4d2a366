import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { agencyReports, leftClients, lookedReports, threeClients, unmadeReports } from "../world/agency-seeds.ts"
import { reportPassword } from "../world/report-seeds.ts"
import { emptyBusiness } from "../world/seeds.ts"

const list = "/clients/reports"
const slow = { timeout: 20_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`agencyReports:${key}`, values)
const reports = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`reports:${key}`, values)
const loaded = () =>
  waitFor(
    () => expect(["agencyReports:title", "reports:story.title"].every((key) => getI18n()?.exists(key))).toBe(true),
    slow,
  )

const meta = {
  title: "Screens/Reports over many clients",
  component: Screen,
  parameters: { page: true },
  args: { seed: agencyReports, isSignedIn: true, path: list },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Reports: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: /Thirty days for our clients/ }, slow)).toBeVisible()
    await expect(screen.getByRole("link", { name: /The bakery and the café/ })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { seed: threeClients },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("empty.title"), {}, slow)).toBeVisible()
  },
}
/** Whoever only watches a business makes no report over it. */
export const NothingToReportOn: Story = {
  args: { seed: emptyBusiness, role: "BrandManager" },
}
export const Loading: Story = {
  args: { silent: ["insights/ListAgencyReports"], path: "/profileSelection", next: list },
}
export const NotLoaded: Story = { args: { broken: ["insights/ListAgencyReports"] } }
export const Unknown: Story = { args: { path: `${list}?reportId=99` } }

/** Reports that are being made, or wait for a decision, say so in the list. */
export const BeingMade: Story = { args: { seed: unmadeReports } }
export const HalfMade: Story = {
  args: { seed: unmadeReports, path: `${list}?reportId=1` },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("making.progress", { done: "1", total: "3" }), {}, slow)).toBeVisible()
  },
}
/** A client that failed is named, and the report made without it. */
export const ClientFailed: Story = {
  args: { seed: unmadeReports, path: `${list}?reportId=2` },
  play: async () => {
    await loaded()
    await expect(await screen.findByText("Bloom Tea, Camden", {}, slow)).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: words("making.leaveOut") }))
    await expect(await screen.findByRole("heading", { name: words("document.summary") }, slow)).toBeVisible()
  },
}
export const ClientFailedInHebrew: Story = { ...ClientFailed, globals: { language: "he" } }
export const OwnLook: Story = { args: { seed: lookedReports, path: `${list}?reportId=1` } }

/** The cover, who stands out and why, and the clients of each currency with their sum. */
export const Opened: Story = {
  args: { path: `${list}?reportId=1` },
  play: async () => {
    await loaded()
    await expect(
      await screen.findByRole("heading", { level: 1, name: "Thirty days for our clients" }, slow),
    ).toBeVisible()
    await expect(screen.getByText(words("document.severalCurrencies"))).toBeVisible()
    for (const currency of ["INR", "GBP"])
      await expect(screen.getByRole("table", { name: words("document.inCurrency", { currency }) })).toBeInTheDocument()
    await expect(screen.getByText(words("document.best"))).toBeVisible()
    await expect(screen.getByText(words("document.worst"))).toBeVisible()
  },
}
export const OpenedInHebrew: Story = { args: { path: `${list}?reportId=1` }, globals: { language: "he" } }
/** A client's own page, and the way from client to client. */
export const Client: Story = {
  args: { path: `${list}?reportId=1&client=9102` },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { name: reports("story.title") }, slow)).toBeVisible()
    await userEvent.click(screen.getByRole("link", { name: words("document.back") }))
    await expect(await screen.findByRole("heading", { name: words("document.summary") }, slow)).toBeVisible()
  },
}
export const NothingRan: Story = { args: { path: `${list}?reportId=4` } }
/** Clients whose figures may no longer be read are gone from pages and sums, and counted. */
export const LeftClients: Story = {
  args: { seed: leftClients, path: `${list}?reportId=1` },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("document.hidden", { count: 2, value: "2" }), {}, slow)).toBeVisible()
    await expect(screen.queryByText("Bloom Tea, Camden")).toBeNull()
  },
}

const dialogOf = async () => {
  await loaded()
  await userEvent.click(await screen.findByRole("button", { name: words("new.title") }, slow))
  return within(await screen.findByRole("dialog", {}, slow))
}

/** A title follows the days; a report without an agency's name or a client is refused. */
export const New: Story = {
  args: { seed: threeClients },
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(dialog.getByRole("radio", { name: words("new.scope.chosen") }))
    await userEvent.click(dialog.getByRole("button", { name: words("new.make") }))
    await waitFor(() => expect(dialog.getByRole("textbox", { name: words("new.agency") })).toBeInvalid(), slow)
    await expect(dialog.getByText(words("new.chooseOne"))).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: words("new.agency") }), "Lotus Media")
    await userEvent.click(dialog.getByRole("checkbox", { name: "Bloom Bakery" }))
    await userEvent.click(dialog.getByRole("button", { name: words("new.make") }))
    await expect(await screen.findByText(words("new.made"), {}, slow)).toBeVisible()
    await expect(screen.getByText(/\/agencyReport\//)).toBeVisible()
  },
}
export const NotMade: Story = {
  args: { seed: threeClients, broken: ["insights/MakeAgencyReport"] },
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.type(dialog.getByRole("textbox", { name: words("new.agency") }), "Lotus Media")
    await userEvent.click(dialog.getByRole("button", { name: words("new.make") }))
    await expect(await dialog.findByRole("alert", {}, slow)).toBeVisible()
  },
}

const acted = async (act: string) => {
  await loaded()
  const name = "Thirty days for our clients"
  await userEvent.click(await screen.findByRole("button", { name: reports("acts.of", { name }) }, slow))
  await userEvent.click(await screen.findByRole("menuitem", { name: reports(act) }, slow))
}

export const Shared: Story = {
  play: async () => {
    await acted("acts.newLink")
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: reports("link.make") }))
    await expect(await dialog.findByText(reports("link.once"), {}, slow)).toBeVisible()
  },
}
/** Whoever has left a client makes no new link, which would show it. */
export const NotShared: Story = {
  args: { seed: leftClients },
  play: async () => {
    await acted("acts.newLink")
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: reports("link.make") }))
    await expect(await dialog.findByRole("alert", {}, slow)).toBeVisible()
  },
}
export const Deleted: Story = {
  play: async () => {
    await acted("acts.delete")
    const question = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(question.getByRole("button", { name: reports("ask.delete.confirm") }))
    await waitFor(() => expect(screen.queryByRole("link", { name: /Thirty days/ })).toBeNull(), slow)
  },
}

const link = (key: string) => ({ isSignedIn: false, path: `/agencyReport/${key}` })

/** Whoever has the link reads every client of the report without an account. */
export const Link: Story = {
  args: { seed: leftClients, ...link("report-open") },
  play: async () => {
    await loaded()
    await expect(
      await screen.findByRole("heading", { level: 1, name: "Thirty days for our clients" }, slow),
    ).toBeVisible()
    await expect(screen.getAllByText("Bloom Tea, Camden")[0]).toBeVisible()
  },
}
export const LinkLocked: Story = {
  args: link("agency-locked"),
  play: async () => {
    await loaded()
    await userEvent.type(await screen.findByLabelText(reports("link.password"), {}, slow), reportPassword)
    await userEvent.click(screen.getByRole("button", { name: reports("shared.read") }))
    await expect(await screen.findByRole("heading", { level: 1, name: "The bakery and the café" }, slow)).toBeVisible()
  },
}
export const LinkEnded: Story = { args: link("agency-ended") }
export const LinkUnready: Story = {
  args: { seed: unmadeReports, ...link("agency-unready") },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(reports("shared.unready.title"), {}, slow)).toBeVisible()
  },
}
export const LinkGone: Story = { args: link("nobody") }
export const LinkLoading: Story = { args: { ...link("report-open"), silent: ["insights/GetSharedAgencyReport"] } }
export const LinkFailed: Story = { args: { ...link("report-open"), broken: ["insights/GetSharedAgencyReport"] } }
export const WayToIt: Story = {
  args: { path: "/profileSelection" },
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("link", { name: words("enter") }, slow))
    await expect(await screen.findByRole("link", { name: /Thirty days for our clients/ }, slow)).toBeVisible()
  },
}
