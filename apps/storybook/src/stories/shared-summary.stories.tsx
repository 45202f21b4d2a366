import type { Meta, StoryObj } from "@storybook/react-vite"
import { TooManyRequests } from "@domain/identity"
import { getI18n } from "react-i18next"
import { Effect } from "effect"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { journeyDraft } from "../world/journey-draft.ts"
import { closed, decidedBy, limited, renamed, sentTo } from "../world/approvals.ts"
import { bakeryCampaigns } from "../world/campaigns.ts"
import { busyBakery, type Seed, visitorDraft } from "../world/seeds.ts"

const meta = {
  title: "Screens/Shared summary",
  component: Screen,
  parameters: { page: true },
  args: { seed: visitorDraft(journeyDraft("Budget")), path: "/s/bloom-draft" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(key)
/** The decision's form comes once it is near what is seen. */
const form = async () => {
  await waitFor(() => expect(getI18n()?.exists("launch:approval.title")).toBe(true), slow)
  await screen.findByText(words("launch:approval.jump"), {}, slow)
  document.querySelector("#decision")?.scrollIntoView()
  return screen.findByRole("button", { name: sending }, slow)
}
const sending = (name: string) =>
  [words("launch:approval.send.Approved"), words("launch:approval.copiedSend")].includes(name)
const nameField = () => screen.findByRole("textbox", { name: words("launch:approval.name") }, slow)

const begun = journeyDraft("Budget")
const listed = {
  ...begun,
  targeting: {
    ...begun.targeting,
    includedLists: [{ id: 3, name: "Regulars" }],
    excludedLists: [{ id: 4, name: "Bought already" }],
  },
}

/** Whoever approves reads which customers the ads are shown to and leave out. */
export const CustomersOfLists: Story = {
  args: { seed: visitorDraft(listed) },
  play: async () => {
    await form()
    for (const [key, name] of [
      ["launch:audience.includedLists", "Regulars"],
      ["launch:audience.excludedLists", "Bought already"],
    ] as const)
      await expect(
        await within(await screen.findByRole("list", { name: words(key) }, slow)).findByText(name),
      ).toBeVisible()
  },
}
export const Open: Story = { play: async () => void (await form()) }
/** An answer by a copied link lets nothing start, and the page says so before and after. */
export const Approved: Story = {
  play: async () => {
    const send = await form()
    await userEvent.type(await nameField(), "Mira")
    await userEvent.click(send)
    await expect(await screen.findByText(words("launch:approval.said.Approved.title"), {}, slow)).toBeVisible()
    await expect(screen.getByText(words("launch:approval.said.Approved.text"))).toBeVisible()
  },
}
export const NameMissing: Story = {
  play: async () => {
    await userEvent.click(await form())
    await waitFor(async () => expect(await nameField()).toBeInvalid(), slow)
  },
}
export const NotSent: Story = {
  args: { broken: ["signup/ApproveSummary"] },
  play: async () => {
    const send = await form()
    await userEvent.type(await nameField(), "Mira")
    await userEvent.click(send)
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
    await expect(await nameField()).toHaveValue("Mira")
  },
}
export const Unknown: Story = { args: { path: "/s/nothing-here" } }
export const Loading: Story = { args: { silent: ["signup/GetSummary"] } }
export const OpenedTooOften: Story = {
  args: { failing: { "signup/GetSummary": new TooManyRequests({ retryAfterSeconds: 400 }) } },
  play: async () => {
    const text = getI18n().t("launch:summary.limited.text", { count: 7 })
    await expect(await screen.findByText(text, {}, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = { args: { broken: ["signup/GetSummary"] } }

const draft = { ...journeyDraft("Budget"), flavour: "agent", queryParameters: { agentname: "Dana" } } as const
const both = sentTo(draft, ["Mira", "Ravi"])
const seeded = (...seeds: ReadonlyArray<Seed>) => ({
  args: { seed: Effect.all(seeds, { discard: true }), path: "/s/link-of-mira" },
})

/** A link of one's own asks for no name. */
export const SentByName: Story = {
  ...seeded(both),
  play: async () => {
    await form()
    await expect(screen.queryByRole("textbox", { name: words("launch:approval.name") })).toBeNull()
  },
}
/** What is wanted is said of each section that is chosen, and typing is kept when one is left out. */
export const ChangesWanted: Story = {
  ...seeded(both),
  play: async () => {
    await form()
    const way = words("launch:approval.way.ChangeRequested.title")
    await userEvent.click(screen.getByRole("radio", { name: (spoken) => spoken.startsWith(way) }))
    await userEvent.click(screen.getByRole("button", { name: words("launch:approval.send.ChangeRequested") }))
    await expect(await screen.findByText(words("failures:validation.required"), {}, slow)).toBeVisible()
    for (const section of ["creative", "budget"])
      await userEvent.click(screen.getByRole("checkbox", { name: words(`launch:approval.sections.${section}`) }))
    const [, ads, budget] = screen.getAllByRole("textbox")
    if (ads === undefined || budget === undefined) throw new Error("A section has no field")
    await userEvent.type(ads, "Another picture")
    await userEvent.click(screen.getByRole("button", { name: words("launch:approval.send.ChangeRequested") }))
    await waitFor(() => expect(budget).toBeInvalid(), slow)
    await userEvent.type(budget, "Half of it")
    await userEvent.click(screen.getByRole("button", { name: words("launch:approval.send.ChangeRequested") }))
    await expect(await screen.findByText(words("launch:approval.done.ChangeRequested.title"), {}, slow)).toBeVisible()
  },
}
/** Words on the whole campaign are enough. */
export const ChangeWantedInWords: Story = {
  ...seeded(both),
  play: async () => {
    await form()
    const way = words("launch:approval.way.ChangeRequested.title")
    await userEvent.click(screen.getByRole("radio", { name: (spoken) => spoken.startsWith(way) }))
    await userEvent.type(
      screen.getByRole("textbox", { name: new RegExp(words("launch:approval.wish")) }),
      "A warmer picture, please",
    )
    await userEvent.click(screen.getByRole("button", { name: words("launch:approval.send.ChangeRequested") }))
    await expect(await screen.findByText(words("launch:approval.done.ChangeRequested.title"), {}, slow)).toBeVisible()
  },
}
export const Changed: Story = {
  ...seeded(both, decidedBy("Mira", "Approved"), renamed(draft)),
  play: async () => {
    await form()
    await expect(screen.getByText(words("launch:approval.changedSince"))).toBeVisible()
  },
}
export const ApprovedByAnother: Story = {
  ...seeded(both, decidedBy("Ravi", "Approved")),
  play: async () => {
    await form()
    await expect(screen.getByText("Ravi")).toBeVisible()
  },
}
export const Expired: Story = seeded(sentTo(draft, ["Mira"], { hoursAgo: 800, daysLeft: -1 }))
export const Closed: Story = seeded(both, closed(draft))
export const Limited: Story = {
  ...seeded(both, limited(draft)),
  play: async () => {
    await userEvent.click(await form())
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}
export const Launched: Story = {
  args: { seed: busyBakery, path: `/s/bloom-${bakeryCampaigns(0)[0]?.id ?? ""}` },
}
