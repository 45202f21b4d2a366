import { BudgetSplitChanged } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { suggestingAutopilot } from "../world/autopilot-seeds.ts"
import { fastCampaign, lateCampaign, refusedSpend, splitCampaign } from "../world/budget-seeds.ts"

const editor = "/app/9101/editCampaign/9201?step=budget"
const campaignPage = "/app/9101/campaigns/9201"

const meta = {
  title: "Screens/Budget of a campaign",
  component: Screen,
  parameters: { page: true },
  args: { seed: splitCampaign, isSignedIn: true, path: editor },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
const body = within(document.body)
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const ready = () => waitFor(() => expect(getI18n()?.exists("pacing:title")).toBe(true), slow)
const rule = async (name: string) => {
  const title = new RegExp(`^${words(`pacing:split.rules.${name}`)}`, "u")
  const radio = await body.findByRole("radio", { name: title }, slow)
  // The autopilot's state comes after the rules.
  await waitFor(() => expect(radio).toBeEnabled(), slow)
  await fireEvent.click(radio)
}
const boxOf = (channel: string) =>
  body.findByRole(
    "textbox",
    { name: words("pacing:split.percent", { channel: words(`app:campaigns.channel.${channel}`) }) },
    slow,
  )
const press = async (key: string) => fireEvent.click(await body.findByRole("button", { name: words(key) }, slow))

/** Shared by hand, with earlier splits; shared equally and taken back. */
export const Shared: Story = {
  play: async () => {
    await ready()
    await body.findByText(words("pacing:state.OnPace"), undefined, slow)
    await waitFor(() => expect(body.getByText(words("pacing:split.history"))).toBeVisible(), slow)
    await expect(await boxOf("Social")).toHaveValue("35")
    await rule("Equal")
    await press("pacing:split.save")
    await body.findByText(words("pacing:split.saved"), undefined, slow)
    await press("pacing:split.undo")
    await body.findByText(words("pacing:split.undone"), undefined, slow)
    await expect(await boxOf("Social")).toHaveValue("35")
  },
}

/** Percents that do not reach the network's least are refused with the reason. */
export const TooLittle: Story = {
  play: async () => {
    await ready()
    const social = await boxOf("Social")
    await userEvent.clear(social)
    await userEvent.type(social, "4")
    await fireEvent.blur(social)
    await expect(await boxOf("Search")).toHaveValue("96")
    await press("pacing:split.save")
    await body.findByText(words("callFailures:campaigns.split.least"), undefined, slow)
  },
}

/** The autopilot moves money by result; whoever chooses a rule is told that it stops. */
export const ByResult: Story = {
  args: { seed: suggestingAutopilot },
  play: async () => {
    await ready()
    await body.findByText(words("pacing:split.isOn.TellFirst"), undefined, slow)
    await rule("Recommended")
    await body.findByText(words("pacing:split.stops"), undefined, slow)
    await press("pacing:split.save")
    await body.findByText(words("pacing:split.saved"), undefined, slow)
    await waitFor(() => expect(body.queryByText(words("pacing:split.stops"))).toBeNull(), slow)
  },
}

/** The autopilot is set up from here, with budgets alone chosen. */
export const SetUpByResult: Story = {
  play: async () => {
    await ready()
    await rule("ByResult")
    await press("pacing:split.setUp")
    const dialog = within(await body.findByRole("dialog", { name: words("autopilot:dialog.title") }, slow))
    const chosen = dialog.getAllByRole("checkbox").filter((one) => one instanceof HTMLInputElement && one.checked)
    await expect(chosen).toHaveLength(1)
    await fireEvent.click(dialog.getByRole("button", { name: words("autopilot:dialog.agree") }))
    await body.findByText(words("pacing:split.isOn.TellFirst"), undefined, slow)
  },
}

/** Somebody has shared it anew meanwhile. */
export const Overtaken: Story = {
  args: { failing: { "campaigns/SetBudgetSplit": new BudgetSplitChanged() } },
  play: async () => {
    await ready()
    await rule("Equal")
    await press("pacing:split.save")
    await body.findByText(words("callFailures:BudgetSplitChanged"), undefined, slow)
  },
}

/** The ads began late, so that a part of a daily budget comes back. */
export const Late: Story = {
  args: { seed: lateCampaign, path: campaignPage },
  play: async () => {
    await ready()
    await body.findByText(words("pacing:reason.StartedLate", { count: 12 }), undefined, slow)
    await expect(body.getByText(words("pacing:act.Wait"))).toBeVisible()
  },
}

/** A refused channel holds its part of a budget for the whole campaign back. */
export const Refused: Story = {
  args: { seed: refusedSpend, path: campaignPage },
  play: async () => {
    await ready()
    await body.findByText(words("pacing:state.Behind"), undefined, slow)
    const way = await body.findByRole("link", { name: words("pacing:act.MendAd") }, slow)
    await expect(way).toHaveAttribute("href", "/app/9101/editCampaign/9201?step=ads")
  },
}

/** More was spent than planned by now. */
export const Fast: Story = {
  args: { seed: fastCampaign, path: campaignPage },
  play: async () => {
    await ready()
    await body.findByText(words("pacing:reason.GoodDays"), undefined, slow)
  },
}

/** The pace cannot be read; the rest of the step stays. */
export const Unread: Story = {
  args: { broken: ["campaigns/GetCampaignBudget"] },
  play: async () => {
    await ready()
    await body.findByText(words("pacing:failed"), undefined, slow)
    await expect(body.getByText(words("launch:hours.ads.title"))).toBeVisible()
  },
}

/** The pace is being read. */
export const Reading: Story = {
  args: { silent: ["campaigns/GetCampaignBudget"] },
  play: async () => {
    await ready()
    await body.findByLabelText(words("pacing:loading"), undefined, slow)
  },
}

/** Whoever only reads campaigns sees pace and split, and changes nothing. */
export const Reader: Story = {
  args: { role: "BrandManager", path: campaignPage },
  play: async () => {
    await ready()
    await body.findByText(words("pacing:split.title"), undefined, slow)
    await expect(body.queryByText(words("pacing:split.show"))).toBeNull()
  },
}
