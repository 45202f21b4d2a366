import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  busyShop,
  newShop,
  shopBeingRead,
  shopUnread,
  shopWithoutPictures,
  shopWithoutProducts,
  smallShop,
  soldOutShop,
  tinyShop,
} from "../world/ready-ad-seeds.ts"
import { emptyBusiness } from "../world/seeds.ts"

const meta = {
  title: "Screens/Ready ads",
  component: Screen,
  parameters: { page: true },
  args: { seed: newShop, isSignedIn: true, path: "/app/9101/dashboard" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, unknown>> = {}): string => getI18n().t(key, values)
const panel = async () => {
  await waitFor(() => expect(getI18n()?.exists("readyAds:title")).toBe(true), slow)
  return within(await screen.findByRole("region", { name: words("readyAds:title") }, slow))
}
const says = async (key: string, values?: Readonly<Record<string, unknown>>) =>
  expect(await (await panel()).findByText(words(key, values), {}, slow)).toBeVisible()
const titles = async () =>
  (await (await panel()).findAllByRole("heading", { level: 3 }, slow)).map(({ textContent }) => textContent)
const isAd = (kind: string) => words(`readyAds:kind.${kind}`)

export const ThreeAds: Story = {
  play: async () => {
    await expect(await titles()).toEqual(["Reduced", "Showpiece", "Collection"].map(isAd))
    const ads = await panel()
    await expect(ads.getAllByText(/350/u).length).toBeGreaterThan(0)
    // Nothing of the sold out product is shown.
    await expect(ads.queryByText(/Panettone/u)).toBeNull()
  },
}
export const InHebrew: Story = { globals: { language: "he" } }
export const TwoProducts: Story = {
  args: { seed: smallShop },
  play: async () => {
    await expect(await titles()).toEqual(["Showpiece", "BestValue"].map(isAd))
    await says("readyAds:few")
  },
}
export const OneProduct: Story = {
  args: { seed: tinyShop },
  play: async () => expect(await titles()).toEqual([isAd("Showpiece")]),
}
export const BeingRead: Story = { args: { seed: shopBeingRead }, play: () => says("readyAds:reading.text") }
export const ReadingFailed: Story = { args: { seed: shopUnread }, play: () => says("readyAds:failed.text") }
export const NoProducts: Story = { args: { seed: shopWithoutProducts }, play: () => says("readyAds:none.text") }
export const WithoutPictures: Story = {
  args: { seed: shopWithoutPictures },
  play: () => says("readyAds:unusable.withoutPicture", { count: 8, number: "8" }),
}
export const SoldOut: Story = { args: { seed: soldOutShop }, play: () => says("readyAds:unusable.text") }
export const Loading: Story = { args: { silent: ["campaigns/ListReadyAds"] } }
export const CallFailed: Story = {
  args: { broken: ["campaigns/ListReadyAds"] },
  play: async () =>
    expect(await (await panel()).findByRole("button", { name: words("common:action.retry") }, slow)).toBeVisible(),
}

const isWithoutAds = async () => {
  await screen.findByRole("heading", { level: 1 }, slow)
  await getI18n().loadNamespaces("readyAds")
  await expect(screen.queryByRole("region", { name: words("readyAds:title") })).toBeNull()
}
/** A business that sells no products is proposed none. */
export const LocalBusiness: Story = { args: { seed: emptyBusiness }, play: isWithoutAds }
/** A shop whose ads run looks at its figures. */
export const WithCampaigns: Story = { args: { seed: busyShop }, play: isWithoutAds }

/** One press opens the draft at its ad, with the product's words. */
export const Started: Story = {
  play: async () => {
    const name = words("readyAds:useNamed", { title: isAd("Showpiece") })
    await userEvent.click(await (await panel()).findByRole("button", { name }, slow))
    await waitFor(() => expect(getI18n()?.exists("creatives:ad.accept")).toBe(true), slow)
    await expect(await screen.findByRole("button", { name: words("creatives:ad.accept") }, slow)).toBeVisible()
    await expect((await screen.findAllByText("Cardamom buns, box of six", {}, slow))[0]).toBeVisible()
  },
}
