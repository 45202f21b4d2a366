import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { storeWithFeed, storeWithFigures, storeWithoutFeed, storeWithProblems } from "../world/products.ts"

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
    await expect(await canvas.findByRole("link", { name: /^Dark rye sourdough/ }, slow)).toBeVisible()
    await expect(canvas.queryByText(/^(?:Cost|עלות)$/)).toBeNull()
  },
}
export const TwelveMonths: Story = { args: { path: "/app/9101/productInsights?period=Last12Months" } }
export const OneProduct: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^Cardamom buns/ }, slow))
    await expect(await canvas.findByText(/(?:Figures of|הנתונים של) Cardamom buns/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /Show all products|הצגת כל המוצרים/ }))
    await expect(await canvas.findByRole("link", { name: /^Dark rye sourdough/ }, slow)).toBeVisible()
  },
}
/** A group's products alone stand in every figure, and the way back is one press. */
export const WastedMoney: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Money wasted|כסף מבוזבז/ }, slow))
    await expect(await canvas.findByRole("link", { name: /^Chocolate birthday cake/ }, slow)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^Dark rye sourdough/ })).toBeNull(), slow)
    await userEvent.click(canvas.getByRole("button", { name: /Remove “Money wasted”|הסרת „כסף מבוזבז”/ }))
    await expect(await canvas.findByRole("link", { name: /^Dark rye sourdough/ }, slow)).toBeVisible()
  },
}
export const NotShown: Story = {
  args: { path: "/app/9101/productInsights?group=Sleeping" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Panettone/ }, slow)).toBeVisible()
  },
}
/** A value of the feed's attributes is chosen in the breakdown, and another attribute takes its place. */
export const OneBrand: Story = {
  args: { path: "/app/9101/productInsights?by=brand" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^Rye & Sons/ }, slow))
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^Dark rye sourdough/ })).toBeNull(), slow)
    await expect(canvas.getByRole("link", { name: /^Wholemeal sandwich loaf/ })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Bloom" })).toBeVisible()
  },
}
/** The shop's own labels break products down as its brands do. */
export const OneLabel: Story = {
  args: { path: "/app/9101/productInsights?by=customLabel0" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^Winter/ }, slow))
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^Dark rye sourdough/ })).toBeNull(), slow)
    await expect(canvas.getByRole("link", { name: /^Wholemeal sandwich loaf/ })).toBeVisible()
  },
}
export const WithoutBrand: Story = { args: { path: "/app/9101/productInsights?by=brand&value=" } }
export const TwoMetrics: Story = {
  args: { path: "/app/9101/productInsights?metric=orders&beside=costPerOrder&by=priceBand" },
}
export const OtherColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(?:Columns|עמודות)$/ }, slow))
    await userEvent.click(await screen.findByRole("checkbox", { name: /^(?:Brand|מותג)$/ }, slow))
    await userEvent.click(screen.getByRole("button", { name: /^(?:Close|סגירה)$/ }))
    await expect(await canvas.findByRole("columnheader", { name: /^(?:Brand|מותג)$/ }, slow)).toBeVisible()
  },
}
/** Each problem says how many products have it; its products say why, and one press takes them out of ads. */
export const Problems: Story = {
  args: { seed: storeWithProblems },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Meta refuses 2 of your products|Meta דוחה 2 מהמוצרים שלכם/, {}, slow),
    ).toBeVisible()
    const [show] = canvas.getAllByRole("button", { name: /Show these products|הצגת המוצרים האלה/ })
    await userEvent.click(show as HTMLElement)
    await expect(await canvas.findByText(/The main image of this item cannot be displayed/, {}, slow)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole("link", { name: /^Cardamom buns/ })).toBeNull(), slow)
    await userEvent.click(canvas.getByRole("button", { name: /^(?:Leave 2 out of ads|להוציא 2 מהמודעות)$/ }))
    await waitFor(() => expect(canvas.queryByText(/Meta refuses 2|Meta דוחה 2/)).toBeNull(), slow)
  },
}
export const OldPrice: Story = { args: { seed: storeWithProblems, path: "/app/9101/productInsights?problem=Repriced" } }
/** A boost tells its price, makes a draft beside what runs, and can be undone. */
export const Boost: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(?:Boost|קידום): .?Dark rye/u }, slow))
    await waitFor(() => expect(screen.getByText(/Budgets begin at|התקציבים מתחילים/)).toBeVisible(), slow)
    await userEvent.click(screen.getByRole("button", { name: /Make the draft|הכנת הטיוטה/ }))
    await waitFor(() => expect(screen.getByText(/As it stands it costs|כמו שהיא, היא עולה/)).toBeVisible(), slow)
    await userEvent.click(screen.getByRole("button", { name: /^(?:Undo|ביטול)$/ }))
    await expect(await screen.findByRole("button", { name: /Make the draft|הכנת הטיוטה/ }, slow)).toBeVisible()
  },
}
/** A product's row leads to its line in the feed. */
export const MendInFeed: Story = {
  args: { seed: storeWithProblems },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole("link", { name: /(?:Mend in the feed|תיקון בפיד): / }, slow)
    await expect(link?.getAttribute("href")).toMatch(/productFeed\?product=/u)
  },
}
/** A product that was searched for is shown beside others of the shop, which the list does not hold. */
export const BoostOfFound: Story = {
  args: { path: "/app/9101/productInsights?q=Dark%20rye" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(?:Boost|קידום): .?Dark rye/u }, slow))
    const cards = await screen.findByRole("list", { name: /Products in the ad|המוצרים במודעה/ }, slow)
    await waitFor(() => expect(within(cards).getAllByRole("listitem").length).toBeGreaterThan(1), slow)
    await expect(screen.getByRole("button", { name: /Make the draft|הכנת הטיוטה/ })).toBeEnabled()
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
