import type { Meta, StoryObj } from "@storybook/react-vite"
import { TooManyRequests } from "@domain/identity"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  emptyReport,
  formerReport,
  manyReports,
  productReport,
  reportedBakery,
  reportPassword,
  resultlessReport,
  untoldReport,
} from "../world/report-seeds.ts"
import { busyBakery, emptyBusiness } from "../world/seeds.ts"

const library = "/app/9101/publishedReports"
const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`reports:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("reports:story.title")).toBe(true), slow)
const pressed = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, slow))

const meta = {
  title: "Screens/Reports",
  component: Screen,
  parameters: { page: true },
  args: { seed: reportedBakery, isSignedIn: true, path: library },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Library: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("link", { name: /Last 30 days/ }, slow)).toBeVisible()
    await expect(screen.getByText(words("library.unread", { count: 2, value: "2" }))).toBeVisible()
  },
}
export const LibraryEmpty: Story = { args: { seed: emptyBusiness } }
export const LibraryOfReader: Story = { args: { seed: emptyBusiness, role: "BrandManager" } }
export const LibraryFull: Story = { args: { seed: manyReports } }
export const NothingFound: Story = { args: { path: `${library}?q=bicycle` } }
export const LibraryLoading: Story = {
  args: { silent: ["insights/ListReportLibrary"], path: "/app/9101/dashboard", next: library },
}
export const LibraryFailed: Story = { args: { broken: ["insights/ListReportLibrary"] } }
export const UnknownReport: Story = { args: { path: `${library}?reportId=99` } }

/** A full month, its words, and the way from a sentence to its figures; opening it makes it read. */
export const FullMonth: Story = {
  args: { path: `${library}?reportId=1` },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { name: words("story.title") }, slow)).toBeVisible()
    const [figure] = await screen.findAllByRole("link", { name: new RegExp(`^${words("story.figure")}`) }, slow)
    const target = document.querySelector(figure?.getAttribute("href") ?? "none")
    await expect(target).toBeVisible()
  },
}
export const WithoutComparison: Story = { args: { path: `${library}?reportId=3` } }
export const NothingRan: Story = { args: { seed: emptyReport, path: `${library}?reportId=1` } }
export const FormerReport: Story = { args: { seed: formerReport, path: `${library}?reportId=1` } }
const tableOf = async (dimension: string) => {
  await loaded()
  return screen.findByRole("table", { name: words(`part.by.${dimension}`) }, slow)
}

/** Ads, places, devices, ages, gender and hours, each with what no network tells. */
export const Breakdowns: Story = {
  args: { path: `${library}?reportId=1` },
  play: async () => {
    for (const dimension of ["Ad", "Place", "Device", "Age", "Gender", "Hour"])
      await expect(await tableOf(dimension)).toBeInTheDocument()
    await expect(await tableOf("Device")).toHaveTextContent(words("part.value.Phone"))
  },
}
/** A network that told nothing is said so, with the reason. */
export const BreakdownsUntold: Story = {
  args: { seed: untoldReport, path: `${library}?reportId=1` },
  play: async () => {
    await loaded()
    await expect(await screen.findAllByText(words("part.untold"), {}, slow)).toHaveLength(6)
    await expect(screen.getAllByText(words("part.why.NotRead"))[0]).toBeVisible()
  },
}
/** Where a network does not tell results by a dimension they are a dash, and stand in the difference. */
export const BreakdownsWithoutResults: Story = {
  args: { seed: resultlessReport, path: `${library}?reportId=1` },
  play: async () => {
    await expect(await tableOf("Device")).toHaveTextContent(words("part.rest.Withheld"))
  },
}
export const BreakdownsOfProducts: Story = {
  args: { seed: productReport, path: `${library}?reportId=1` },
  play: async () => {
    await expect(await tableOf("Product")).toHaveTextContent(words("part.rest.NoProducts"))
  },
}
export const HebrewReport: Story = {
  args: { path: `${library}?reportId=1` },
  globals: { language: "he" },
}

const opened = async () => {
  await loaded()
  await pressed(words("new.title"))
  return within(await screen.findByRole("dialog", {}, slow))
}

export const NewReportBegun: Story = {
  args: { seed: busyBakery },
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByRole("region", { name: words("new.preview") }, slow)).toBeVisible()
  },
}
/** A report is named after its days until somebody names it, and shows its numbers beforehand. */
export const NewReport: Story = {
  args: { seed: busyBakery },
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByRole("region", { name: words("new.preview") }, slow)).toBeVisible()
    const name = dialog.getByRole("textbox", { name: words("new.name") })
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole("button", { name: words("new.publish") }))
    await waitFor(() => expect(name).toBeInvalid(), slow)
    await userEvent.type(name, "For Mira")
    await userEvent.click(dialog.getByRole("button", { name: words("new.publish") }))
    await expect(await screen.findByText(words("new.published"), {}, slow)).toBeVisible()
  },
}
export const NotPublished: Story = {
  args: { seed: busyBakery, broken: ["insights/PublishReport"] },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole("button", { name: words("new.publish") }))
    await expect(await dialog.findByRole("alert", {}, slow)).toBeVisible()
  },
}

const acted = async (report: string, act: string) => {
  await loaded()
  await pressed(words("acts.of", { name: report }))
  await userEvent.click(await screen.findByRole("menuitem", { name: words(act) }, slow))
}

/** A new link is told once; a password that is too short is refused. */
export const Shared: Story = {
  play: async () => {
    await acted("This month so far", "acts.share")
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    const password = await dialog.findByLabelText(words("link.password"))
    await userEvent.type(password, "lily")
    await userEvent.click(dialog.getByRole("button", { name: words("link.make") }))
    await waitFor(() => expect(password).toBeInvalid(), slow)
    await userEvent.type(password, " of the valley")
    await userEvent.click(dialog.getByRole("button", { name: words("link.make") }))
    await expect(await screen.findByText(/\/r\//, {}, slow)).toBeVisible()
  },
}

/** A report goes after its question. */
export const Deleted: Story = {
  play: async () => {
    await acted("This month so far", "acts.delete")
    await pressed(words("ask.delete.confirm"))
    await waitFor(() => expect(screen.queryByRole("link", { name: /This month so far/ })).toBeNull(), slow)
  },
}

const stranger = { isSignedIn: false } as const

export const SharedPage: Story = {
  args: { ...stranger, path: "/r/report-open" },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { name: "Last 30 days" }, slow)).toBeVisible()
    await expect(document.querySelector('a[href*="/campaigns/"]')).toBeNull()
  },
}
export const SharedPageHebrew: Story = {
  args: { ...stranger, path: "/r/report-open" },
  globals: { language: "he" },
}
export const PasswordAsked: Story = { args: { ...stranger, path: "/r/report-locked" } }

const typed = async (password: string) => {
  await loaded()
  await userEvent.type(await screen.findByLabelText(words("link.password"), {}, slow), password)
  await pressed(words("shared.read"))
}
export const PasswordWrong: Story = {
  args: { ...stranger, path: "/r/report-locked" },
  play: async () => {
    await typed("lilacs")
    await expect(await screen.findByText(words("shared.wrongPassword"), {}, slow)).toBeVisible()
  },
}
export const PasswordRight: Story = {
  args: { ...stranger, path: "/r/report-locked" },
  play: async () => {
    await typed(reportPassword)
    await expect(await screen.findByRole("heading", { name: "The week before the fair" }, slow)).toBeVisible()
  },
}
export const PasswordTriedTooOften: Story = {
  args: {
    ...stranger,
    path: "/r/report-locked",
    failing: { "insights/OpenSharedReport": new TooManyRequests({ retryAfterSeconds: 400 }) },
  },
  play: async () => {
    await typed("lilacs")
    await expect(await screen.findByText(words("shared.limited.text", { count: 7 }), {}, slow)).toBeVisible()
  },
}
export const LinkEnded: Story = { args: { ...stranger, path: "/r/report-ended" } }
export const LinkGone: Story = { args: { ...stranger, path: "/r/nothing-here" } }
export const SharedLoading: Story = {
  args: { ...stranger, silent: ["insights/GetSharedReport"], path: "/r/report-open" },
}
export const SharedFailed: Story = {
  args: { ...stranger, broken: ["insights/GetSharedReport"], path: "/r/report-open" },
}
