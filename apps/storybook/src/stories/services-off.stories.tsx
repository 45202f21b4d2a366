import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { paidJourneyDraft } from "../world/journey-draft.ts"
import { emptyBusiness, visitorDraft } from "../world/seeds.ts"

const meta = {
  title: "Screens/Services that are off",
  component: Screen,
  parameters: { page: true },
  args: { seed: Effect.void, path: "/signup/storeFront" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 20_000 }
const words = (key: string): string => getI18n().t(key)
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
const choice = (key: string) => screen.findByRole("radio", { name: new RegExp(words(key), "u") }, slow)
const isAbsent = (key: string) => expect(screen.queryByRole("radio", { name: new RegExp(words(key), "u") })).toBeNull()

export const StoresWithoutShopify: Story = {
  args: { off: ["shopify"] },
  play: async () => {
    await texts("stores:type.WooCommerce")
    await expect(await choice("stores:type.WooCommerce")).toBeInTheDocument()
    await isAbsent("stores:type.Shopify")
  },
}

const beginning = { seed: emptyBusiness, path: "/signup/businessDetails" }

export const BeginningWithoutListings: Story = {
  args: { ...beginning, off: ["places"] },
  play: async () => {
    await texts("signup:way.page.titleFacebook")
    await expect(await choice("signup:way.page.titleFacebook")).toBeInTheDocument()
  },
}

export const BeginningWithoutPages: Story = {
  args: { ...beginning, off: ["places", "meta"] },
  play: async () => {
    await texts("signup:way.manual.title")
    await expect(await choice("signup:way.manual.title")).toBeInTheDocument()
    await isAbsent("signup:way.page.titleFacebook")
    await isAbsent("signup:way.page.title")
  },
}

export const LoggingInWithoutTexts: Story = {
  args: { path: "/login", off: ["textMessages"] },
  play: async () => {
    await texts("app:login.byMobile")
    await expect(await screen.findByLabelText(words("app:login.email"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("tab")).toBeNull()
  },
}

const { targeting: _chosen, ...paid } = paidJourneyDraft("ChannelSelection")
const unchosen = { ...paid, targeting: {}, channelsOffered: ["Social"] } as const

export const ChannelsWithoutGoogle: Story = {
  args: {
    seed: Effect.andThen(emptyBusiness, visitorDraft(unchosen)),
    isSignedIn: true,
    draft: unchosen.sessionId,
    path: "/signup/channelSelection",
    off: ["google"],
  },
  play: async () => {
    await texts("launch:channels.names.Social")
    const social = await screen.findByRole("checkbox", { name: new RegExp(words("launch:channels.names.Social"), "u") })
    await expect(social).toBeChecked()
    await expect(screen.getAllByRole("checkbox")).toHaveLength(1)
  },
}
