import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { Screen } from "../screen.tsx"
import { storeWithFeed, storeWithFigures, storeWithoutFeed } from "../world/products.ts"

const meta = {
  title: "Screens/Product insights",
  component: Screen,
  parameters: { page: true },
  args: { seed: storeWithFigures, isSignedIn: true, path: "/app/9101/productInsights" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Dark rye sourdough/ }, slow)).toBeVisible()
    await expect(canvas.queryByText(/^(?:Cost|עלות)$/)).toBeNull()
  },
}
export const TwelveMonths: Story = { args: { path: "/app/9101/productInsights?period=Last12Months" } }
export const OneProduct: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /Cardamom buns/ }, slow))
    await expect(await canvas.findByText(/(?:Figures of|הנתונים של) Cardamom buns/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /Show all products|הצגת כל המוצרים/ }))
    await expect(await canvas.findByRole("link", { name: /Dark rye sourdough/ }, slow)).toBeVisible()
  },
}
export const NothingFound: Story = { args: { path: "/app/9101/productInsights?q=bicycle" } }
export const NoFiguresYet: Story = { args: { seed: storeWithFeed } }
export const NoFeed: Story = { args: { seed: storeWithoutFeed } }
export const Failed: Story = { args: { broken: ["insights/GetProductInsights"] } }
export const Loading: Story = {
  args: {
    silent: ["insights/GetProductInsights"],
    path: "/app/9101/dashboard",
    next: "/app/9101/productInsights",
  },
}
