import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { manyCampaigns } from "../world/many-campaigns.ts"

const path = "/app/9101/campaigns"
const meta = {
  title: "Screens/List of campaigns",
  component: Screen,
  parameters: { page: true },
  args: { seed: manyCampaigns, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const body = within(document.body)
const say = (key: string, values = {}): string => getI18n().t(key, values)

/** The table of campaigns, once it is drawn. */
const table = async () => {
  await waitFor(() => expect(getI18n()?.exists("campaigns:bulk.select")).toBe(true), slow)
  return within(await body.findByRole("table", { name: say("app:frame.place.campaigns") }, slow))
}
const press = async (name: string | RegExp) => userEvent.click(await body.findByRole("button", { name }, slow))
const pickFrom = async (opener: string, item: string) => {
  await press(opener)
  await userEvent.click(await body.findByRole("menuitem", { name: item }, slow))
}
const choose = async (...names: ReadonlyArray<string>) => {
  await table()
  await press(say("campaigns:bulk.select"))
  for (const name of names)
    await userEvent.click(await body.findByRole("checkbox", { name: say("common:list.select", { name }) }, slow))
}
const act = (key: string) => pickFrom(say("campaigns:bulk.acts"), say(key))
const told = async (key: string, count: number) =>
  expect(await body.findByText(new RegExp(say(key, { count })), {}, slow)).toBeVisible()

export const Many: Story = {}

export const OfAPeriod: Story = { args: { path: `${path}?range=Last7Days&order=dearest` } }

export const Archived: Story = {
  args: { path: `${path}?tab=archived` },
  play: async () => {
    const rows = (await table()).getAllByRole("row").length
    const [first] = (await table()).getAllByRole("button", {
      name: new RegExp(say("app:campaigns.actionsOf", { name: "" })),
    })
    if (first === undefined) throw new Error("a campaign was expected")
    await userEvent.click(first)
    await userEvent.click(await body.findByRole("menuitem", { name: say("app:campaigns.move.restore") }, slow))
    await waitFor(async () => expect((await table()).getAllByRole("row")).toHaveLength(rows - 1), slow)
    await press(say("common:action.undo"))
    await waitFor(async () => expect((await table()).getAllByRole("row")).toHaveLength(rows), slow)
  },
}

/** The page of an archived campaign says so, and puts it back. */
export const ArchivedCampaign: Story = {
  args: { path: `${path}/9601` },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("app:campaigns.archived.title")).toBe(true), slow)
    await expect(await body.findByText(say("app:campaigns.archived.title"), {}, slow)).toBeVisible()
    await press(say("app:campaigns.move.restore"))
    await expect(await body.findByText(say("app:campaigns.ended.title"), {}, slow)).toBeVisible()
    await press(say("common:action.undo"))
    await expect(await body.findByText(say("app:campaigns.archived.title"), {}, slow)).toBeVisible()
  },
}

/** A campaign that cannot be paused is left as it is, and told in a line of its own. */
export const PausedTogether: Story = {
  args: { path: `${path}?q=cakes` },
  play: async () => {
    await choose("Wedding cakes", "Birthday cakes, same day")
    await act("app:campaigns.move.pause")
    await told("common:list.changed", 1)
    await told("common:list.skipped", 1)
    await expect(await (await table()).findByText(say("app:campaigns.paused.owner"), {}, slow)).toBeVisible()
    await press(say("common:action.undo"))
    await waitFor(async () => expect((await table()).queryByText(say("app:campaigns.paused.owner"))).toBeNull(), slow)
  },
}

/** The changes wait for some seconds, in which they are taken back; then they are made. */
export const BudgetsRaised: Story = {
  args: { path: `${path}?tab=active&columns=status-daily-end` },
  play: async () => {
    const raise = async () => {
      await choose("Wedding cakes", "Rye loaves, Indiranagar")
      await act("campaigns:bulk.budget.act")
      const dialog = within(await body.findByRole("dialog", {}, slow))
      await expect(await dialog.findByText(say("campaigns:bulk.fromWallet"), {}, slow)).toBeVisible()
      await userEvent.click(dialog.getByRole("button", { name: say("campaigns:bulk.change", { count: 2 }) }))
    }
    await raise()
    await press(say("common:action.undo"))
    await expect((await table()).queryByText("₹770")).toBeNull()
    await raise()
    await told("common:list.changed", 2)
    await waitFor(async () => expect((await table()).getAllByText("₹770")).toHaveLength(2), slow)
  },
}

/** A last day that a campaign cannot have is told beside it, and the other one moves. */
export const DaysMoved: Story = {
  args: { path: `${path}?tab=active&columns=status-end` },
  play: async () => {
    await choose("Wedding cakes", "Rye loaves, Indiranagar")
    await act("campaigns:bulk.days.act")
    const dialog = within(await body.findByRole("dialog", {}, slow))
    const days = dialog.getByRole("textbox", { name: new RegExp(say("campaigns:bulk.dayCount")) })
    await userEvent.clear(days)
    await userEvent.type(days, "-30")
    await userEvent.tab()
    await expect(await dialog.findByText(say("campaigns:bulk.back"), {}, slow)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: say("campaigns:bulk.change", { count: 1 }) }))
    await told("common:list.changed", 1)
    await told("common:list.skipped", 1)
  },
}

/** The menu has only acts that fit a chosen campaign. */
export const EndedChosen: Story = {
  args: { path: `${path}?q=diwali` },
  play: async () => {
    await choose("Diwali boxes")
    await press(say("campaigns:bulk.acts"))
    await body.findByRole("menuitem", { name: say("app:campaigns.move.putAway") }, slow)
    await expect(body.queryByRole("menuitem", { name: say("campaigns:bulk.days.act") })).toBeNull()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull(), slow)
  },
}

/** Deleting waits for some seconds, in which it is taken back. */
export const DraftKept: Story = {
  args: { path: `${path}?tab=draft` },
  play: async () => {
    await choose("Bloom Bakery")
    await act("campaigns:bulk.delete")
    await expect(
      await body.findByText(say("common:list.waiting", { act: say("campaigns:bulk.delete"), count: 1 }), {}, slow),
    ).toBeVisible()
    await press(say("common:action.undo"))
    await expect((await table()).getByText("Bloom Bakery")).toBeVisible()
  },
}

/** Whoever goes to another page meanwhile keeps the draft, and is told. */
export const DraftKeptOnLeaving: Story = {
  args: { path: `${path}?tab=draft` },
  play: async () => {
    await choose("Bloom Bakery")
    await act("campaigns:bulk.delete")
    const waits = say("common:list.waiting", { act: say("campaigns:bulk.delete"), count: 1 })
    await body.findByText(waits, {}, slow)
    await userEvent.click(body.getByRole("tab", { name: new RegExp(say("app:campaigns.tab.all")) }))
    // The table of the tab before stands until the next is read.
    await userEvent.click(await body.findByRole("link", { name: /Wedding cakes/ }, slow))
    await body.findByText(new RegExp(say("common:list.notChanged", { count: 1 })), {}, slow)
  },
}

export const RenamedInPlace: Story = {
  args: { path: `${path}?q=wedding` },
  play: async () => {
    await table()
    await pickFrom(say("app:campaigns.actionsOf", { name: "Wedding cakes" }), say("app:campaigns.rename.action"))
    const field = await body.findByRole("textbox", { name: new RegExp(say("app:campaigns.rename.name")) }, slow)
    await userEvent.clear(field)
    await userEvent.type(field, "Wedding season{Enter}")
    await expect(
      await body.findByText(say("app:campaigns.rename.done", { name: "Wedding season" }), {}, slow),
    ).toBeVisible()
    await press(say("common:action.undo"))
    await expect(await (await table()).findByText("Wedding cakes", {}, slow)).toBeVisible()
  },
}

export const ColumnsChosen: Story = {
  play: async () => {
    await table()
    await press(say("views:columns"))
    await userEvent.click(await body.findByRole("checkbox", { name: say("campaigns:column.clicks") }, slow))
    await press(say("common:action.close"))
    await expect(
      await (await table()).findByRole("columnheader", { name: say("campaigns:column.clicks"), hidden: true }, slow),
    ).toBeInTheDocument()
  },
}

export const NoneFound: Story = {
  args: { path: `${path}?q=pizza` },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("app:campaigns.noneFound")).toBe(true), slow)
    await expect(await body.findByText(say("app:campaigns.noneFound", { words: "pizza" }), {}, slow)).toBeVisible()
    await press(say("app:campaigns.showAll"))
    await expect((await table()).getAllByRole("row").length).toBeGreaterThan(10)
  },
}
