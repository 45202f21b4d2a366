import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Screen } from "../screen.tsx"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Linked accounts",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: "/app/9101/assets" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }

export const NothingLinked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Facebook|פייסבוק/ }, slow)).toBeVisible()
  },
}
export const YourBusiness: Story = {
  args: { path: "/app/9101/localBusiness" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /Business name|שם העסק/ }, slow)).toBeVisible()
  },
}
export const YourBusinessForABrandManager: Story = { args: { role: "BrandManager", path: "/app/9101/localBusiness" } }
export const NotLoaded: Story = { args: { broken: ["channels/GetSocialAccounts"] } }
export const ForABrandManager: Story = {
  args: { role: "BrandManager" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ask the owner|לפנות לבעלי העסק/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /Facebook|פייסבוק/ })).toBeNull()
  },
}
