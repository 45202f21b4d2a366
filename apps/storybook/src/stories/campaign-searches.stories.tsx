import { NetworkUnavailable } from "@application/campaigns/ports"
import { MemoryNetwork } from "@application/campaigns/testing"
import { MinorUnits } from "@domain/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { getI18n } from "react-i18next"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { busyBakery } from "../world/seeds.ts"

const tell = Effect.flatMap(MemoryNetwork, (network) =>
  network.tellSearches(
    [
      ["custom cakes", 214, 31_840],
      ["wedding cake price", 180, 27_560],
      ["custom cakes for free", 96, 14_200],
      ["cake baking course bengaluru", 61, 9_180],
      ["חנות עוגות", 12, 1_900],
      ...Array.from({ length: 12 }, (_, index): [string, number, number] => [
        `birthday cake ${index + 1} kg`,
        10,
        1_500 - index,
      ]),
    ].map(([term, clicks, spend]) => ({
      term: String(term),
      impressions: Number(clicks) * 21,
      clicks: Number(clicks),
      spend: MinorUnits.make(Number(spend)),
    })),
  ),
)
const searched = Effect.andThen(busyBakery, tell)

const meta = {
  title: "Screens/Searches of a campaign",
  component: Screen,
  parameters: { page: true },
  args: { seed: searched, isSignedIn: true, path: "/app/9101/campaigns/9201" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
const body = within(document.body)
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const opened = async () => {
  await waitFor(() => expect(getI18n()?.exists("keywords:searches.show")).toBe(true), slow)
  await fireEvent.click(await body.findByRole("button", { name: words("keywords:searches.show") }, slow))
}

/** Nothing is asked of Google before its owner wants to see it. */
export const Folded: Story = {
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("keywords:searches.show")).toBe(true), slow)
    await body.findByRole("button", { name: words("keywords:searches.show") }, slow)
  },
}

/** A search is left out, waits to be sent, and is taken back. */
export const LeftOut: Story = {
  play: async () => {
    await opened()
    const table = within(await body.findByRole("table", { name: words("keywords:searches.title") }, slow))
    const [leave] = table.getAllByRole("button", { name: /for free/u })
    const name = leave?.getAttribute("aria-label") ?? ""
    await fireEvent.click(leave!)
    await body.findByText(words("keywords:searches.waiting", { count: 1 }))
    const way = body.getByRole("link", { name: words("keywords:searches.send") })
    await expect(way).toHaveAttribute("href", "/app/9101/editCampaign/9201?step=review")
    await waitFor(() => expect(table.queryByRole("button", { name })).toBeNull())
    const again = table.getAllByRole("button").filter((one) => one.textContent === words("keywords:searches.showAgain"))
    await fireEvent.click(again[0]!)
    await waitFor(() => expect(body.queryByText(words("keywords:searches.waiting", { count: 1 }))).toBeNull())
    await table.findByRole("button", { name })
  },
}

/** Google has named no search yet. */
export const None: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await opened()
    await body.findByText(words("keywords:searches.none"))
  },
}

/** Google does not answer; the rest of the page stays. */
export const Unanswered: Story = {
  args: {
    seed: Effect.andThen(
      busyBakery,
      Effect.flatMap(MemoryNetwork, (network) =>
        network.fail("Search", "review", new NetworkUnavailable({ reason: "down" })),
      ),
    ),
  },
  play: async () => {
    await opened()
    await body.findByText(words("keywords:searches.unanswered"))
    await expect(body.getByText(words("app:campaigns.plan.title"))).toBeVisible()
  },
}
