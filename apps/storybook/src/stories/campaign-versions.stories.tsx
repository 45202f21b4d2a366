import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { correctedCampaign } from "../world/plan-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Versions of a campaign",
  component: Screen,
  parameters: { page: true },
  args: { seed: correctedCampaign, isSignedIn: true, path: "/app/9101/campaigns/9201" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
const body = within(document.body)
const words = (key: string): string => getI18n().t(key)
const drawn = (key: string) => waitFor(() => expect(body.getByText(words(key))).toBeVisible(), slow)

export const Corrected: Story = {
  play: async () => {
    await drawn("app:campaigns.versions.title")
    const panel = body.getByRole("region", { name: words("app:campaigns.versions.title") })
    const items = within(panel).getAllByRole("listitem")
    const versions = items.filter(({ parentElement }) => parentElement?.closest("li") === null)
    const [newest, running, first] = versions
    await expect(versions).toHaveLength(3)
    await expect(newest).toHaveTextContent(words("app:campaigns.versions.decided"))
    await expect(newest).toHaveTextContent(words("launch:approval.sections.targeting"))
    await expect(running).toHaveTextContent(words("app:campaigns.versions.launched"))
    await expect(running).toHaveTextContent(words("app:campaigns.versions.accounts"))
    await expect(first).not.toHaveTextContent(words("app:campaigns.versions.launched"))
  },
}
/** Who changed what, from what to what, is read when it is asked for. */
export const History: Story = {
  play: async () => {
    await fireEvent.click(await body.findByRole("button", { name: /Show what changed|הצגת השינויים/ }, slow))
    const panel = within(body.getByRole("region", { name: /What happened|מה קרה/ }))
    await waitFor(() => expect(panel.getAllByRole("listitem")).toHaveLength(3), slow)
    const [terms, pause, review] = panel.getAllByRole("listitem")
    await expect(terms).toHaveTextContent(/500.*800/)
    await expect(terms).toHaveTextContent("Meera Nair")
    await expect(pause).toHaveTextContent("Kavya Rao")
    await expect(review).toHaveTextContent(/Automatic|אוטומטי/)
  },
}
export const HistoryFailed: Story = {
  args: { broken: ["portals/ListCampaignHistory"] },
  play: async () => {
    await fireEvent.click(await body.findByRole("button", { name: /Show what changed|הצגת השינויים/ }, slow))
    const panel = within(body.getByRole("region", { name: /What happened|מה קרה/ }))
    await waitFor(() => expect(panel.getByRole("alert")).toBeVisible(), slow)
  },
}
/** A change begins with an earlier version that does not run, after a question. */
export const Restored: Story = {
  play: async () => {
    await drawn("app:campaigns.versions.title")
    const panel = within(body.getByRole("region", { name: words("app:campaigns.versions.title") }))
    const offers = panel.getAllByRole("button")
    await expect(offers.map((offer) => offer.getAttribute("aria-label"))).toEqual([
      getI18n().t("app:campaigns.versions.restoreOf", { number: "1" }),
    ])
    await fireEvent.click(offers[0]!)
    await expect(await body.findByRole("alertdialog")).toHaveTextContent(words("app:campaigns.versions.ask.text"))
  },
}
/** The ads and the audience are changed on a page of their own. */
export const ChangedElsewhere: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await drawn("app:campaigns.plan.title")
    const way = await body.findByRole("link", { name: words("app:campaigns.move.changeAd") })
    await expect(way).toHaveAttribute("href", "/app/9101/editCampaign/9201")
  },
}
/** A campaign of one version has no history to show. */
export const OneVersion: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await drawn("app:campaigns.plan.title")
    await expect(body.queryByText(words("app:campaigns.versions.title"))).toBeNull()
  },
}
