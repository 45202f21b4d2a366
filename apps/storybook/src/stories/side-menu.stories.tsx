import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { bakeryAs } from "../world/categories.ts"

const meta = {
  title: "Screens/Side menu",
  component: Screen,
  parameters: { page: true },
  args: { seed: bakeryAs({}), isSignedIn: true, path: "/app/9101/dashboard" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const mainMenu = { name: /^(Main navigation|ניווט ראשי)$/ }
const crumbs = { name: /^(You are here|המיקום שלכם)$/ }

/** Addresses that the menu of a page leads to, once the page is there. */
const menu = async (canvas: Canvas, heading: RegExp) => {
  await canvas.findByRole("heading", { level: 1, name: heading }, slow)
  const links = canvas.queryAllByRole("navigation", mainMenu).flatMap((part) => within(part).queryAllByRole("link"))
  const addresses = links.map((link) => link.getAttribute("href") ?? "")
  return [...new Set(addresses.map((address) => address.split("/")[3] ?? ""))].filter((place) => place !== "")
}

export const LocalBusiness: Story = {
  play: async ({ canvas }) => {
    const places = await menu(canvas, /./)
    await expect(places).toEqual([
      "dashboard",
      "campaigns",
      "proposals",
      "publishedReports",
      "leads",
      "wallet",
      "storeSetup",
    ])
  },
}
/** A shop has every entry, and the settings in a group of their own. */
export const Ecommerce: Story = {
  args: { seed: bakeryAs({ category: "Ecommerce", onboardingState: 3 }) },
  play: async ({ canvas }) => {
    const places = await menu(canvas, /./)
    await expect(places).toHaveLength(10)
    const settings = within(canvas.getByRole("list", { name: /^(Settings|הגדרות)$/ })).getAllByRole("link")
    await expect(settings).toHaveLength(2)
  },
}
export const Franchise: Story = {
  args: { seed: bakeryAs({ category: "HqFranchise" }) },
  play: async ({ canvas }) => {
    await expect(await menu(canvas, /./)).toEqual([
      "dashboard",
      "campaigns",
      "franchiseCampaigns",
      "proposals",
      "publishedReports",
      "wallet",
      "stores",
    ])
  },
}
/** A builder has no menu, no dashboard of ads and no way to begin a campaign. */
export const Builder: Story = {
  args: { seed: bakeryAs({ category: "CreativeBuilder" }) },
  play: async ({ canvas }) => {
    await expect(await menu(canvas, /^(?:Designs|עיצובים)$/)).toEqual([])
    await expect(canvas.queryByRole("button", { name: /New campaign|קמפיין חדש/ })).toBeNull()
  },
}
/** A brand portal reads campaigns and begins none. */
export const BrandPortal: Story = {
  args: { seed: bakeryAs({ category: "BrandPortal" }) },
  play: async ({ canvas }) => {
    await expect(await menu(canvas, /./)).toEqual(["dashboard", "campaigns", "briefs", "proposals", "publishedReports"])
    await expect(canvas.queryByRole("button", { name: /New campaign|קמפיין חדש/ })).toBeNull()
  },
}
/** Embed mode lasts when the next page's address does not ask for it. */
export const Embedded: Story = {
  args: { path: "/app/9101/wallet?embed=true", next: "/app/9101/leads" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /Leads|לידים/ }, slow)
    await expect([mainMenu, crumbs].flatMap((part) => canvas.queryAllByRole("navigation", part))).toEqual([])
    await expect(canvas.getByText(/^© \d{4} Marquee$|^\u200e© \d{4} /u)).toBeVisible()
  },
}
/** Insights without products lead to the page that takes them. */
export const FeedWithoutProducts: Story = {
  args: {
    seed: bakeryAs({ category: "Ecommerce", onboardingState: 3 }),
    path: "/app/9101/productInsights",
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /Add a product feed|הוספת פיד/ }, slow)
    await expect(link.getAttribute("href")).toBe("/app/9101/productFeed")
  },
}
