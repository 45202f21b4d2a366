import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  franchiseDraft,
  franchiseLaunched,
  franchiseLaunching,
  franchisePartlyLaunched,
  newFranchise,
} from "../world/franchise-seeds.ts"

const list = "/app/9101/franchiseCampaigns"
const draft = `${list}/9401`
const launched = `${list}/9402`

const meta = {
  title: "Screens/Campaigns over stores",
  component: Screen,
  parameters: { page: true },
  args: { seed: franchiseDraft, isSignedIn: true, path: draft },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 20_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`franchise:${key}`, values)
const drawn = () => waitFor(() => expect(getI18n()?.exists("franchise:title")).toBe(true), slow)

export const Campaigns: Story = { args: { seed: franchiseLaunched, path: list } }
export const NoCampaigns: Story = { args: { seed: newFranchise, path: list } }
export const NotLoaded: Story = { args: { path: list, broken: ["franchise/ListFranchiseCampaigns"] } }
export const Begun: Story = {
  args: { seed: franchiseLaunched, path: list },
  play: async () => {
    await drawn()
    const [begin] = await screen.findAllByRole("button", { name: words("campaign.new") }, slow)
    if (begin !== undefined) await userEvent.click(begin)
    await userEvent.click(await screen.findByRole("button", { name: getI18n().t("common:action.continue") }, slow))
    const name = () => screen.getByRole("textbox", { name: new RegExp(words("campaign.name")) })
    await waitFor(() => expect(name()).toHaveAttribute("aria-invalid", "true"), slow)
  },
}
export const Budget: Story = {}
export const Ad: Story = { args: { path: `${draft}?step=ad` } }
export const AdInHebrew: Story = { args: { path: `${draft}?step=ad` }, globals: { language: "he" } }
export const AdOfAStore: Story = {
  args: { path: `${draft}?step=ad` },
  play: async () => {
    await drawn()
    await screen.findByLabelText(words("ad.find"), {}, slow)
    await waitFor(async () => {
      await userEvent.clear(screen.getByLabelText(words("ad.find")))
      await userEvent.type(screen.getByLabelText(words("ad.find")), "Pune 1")
      await expect(screen.getAllByText(/Bakery in Pune/u)[0]).toBeVisible()
    }, slow)
  },
}
export const ChosenStores: Story = {
  args: { path: `${draft}?step=stores` },
  play: async () => {
    await drawn()
    await userEvent.click(await screen.findByText(words("choice.some"), {}, slow))
    await userEvent.type(await screen.findByLabelText(words("search"), {}, slow), "Delhi")
    await userEvent.click(
      await screen.findByRole("button", { name: words("choice.addFound", { count: 16, stores: "16" }) }, slow),
    )
    await expect(await screen.findByText(words("choice.chosen", { count: 16, stores: "16" }), {}, slow)).toBeVisible()
  },
}
export const Review: Story = { args: { path: `${draft}?step=review` } }
export const NotPriced: Story = {
  args: { path: `${draft}?step=review`, broken: ["franchise/QuoteFranchiseCampaign"] },
}
export const ReadOnly: Story = { args: { role: "BrandManager", path: `${draft}?step=ad` } }
export const Launching: Story = { args: { seed: franchiseLaunching, path: launched } }
export const PartlyLaunched: Story = { args: { seed: franchisePartlyLaunched, path: launched } }
export const Results: Story = {
  args: { seed: franchiseLaunched, path: launched },
  play: async () => {
    await drawn()
    await waitFor(() => expect(screen.getByText(words("results.kind.Best"))).toBeVisible(), slow)
    await waitFor(() => expect(screen.getByText(words("results.kind.Worst"))).toBeVisible(), slow)
  },
}
export const ResultsInHebrew: Story = {
  args: { seed: franchiseLaunched, path: launched },
  globals: { language: "he", mode: "dark" },
}
export const ResultsNotLoaded: Story = {
  args: { seed: franchiseLaunched, path: launched, broken: ["franchise/ListFranchiseResults"] },
}
