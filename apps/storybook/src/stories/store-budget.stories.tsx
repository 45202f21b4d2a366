import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { franchiseWithStores, newFranchise } from "../world/franchise-seeds.ts"

const meta = {
  title: "Screens/Budget over stores",
  component: Screen,
  parameters: { page: true },
  args: { seed: franchiseWithStores, isSignedIn: true, path: "/app/9101/stores/budget" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 20_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`franchise:${key}`, values)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("franchise:title")).toBe(true), slow)
  const outcome = await screen.findByRole("region", { name: words("budget.outcome") }, slow)
  return within(outcome)
}
const typed = async (key: string, text: string) => {
  const field = await screen.findByRole("textbox", { name: words(`budget.${key}`) }, slow)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
const pickedWay = async (way: string) => {
  await userEvent.click(screen.getByRole("button", { name: new RegExp(words("budget.distribution")) }))
  await userEvent.click(await screen.findByRole("option", { name: words(`budget.by.${way}`) }, slow))
}

export const Recommended: Story = {
  play: async () => {
    const outcome = await drawn()
    await expect(outcome.getByText("55")).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoStores: Story = { args: { seed: newFranchise } }
export const NotLoaded: Story = { args: { broken: ["franchise/GetStoreBudget"] } }
export const StoresNotLoaded: Story = { args: { broken: ["franchise/ReadFranchiseStores"] } }
export const ReadOnly: Story = { args: { role: "BrandManager" } }
export const TooLittle: Story = {
  play: async () => {
    await drawn()
    await typed("total", "60000")
    await expect(await screen.findAllByText(words("status.BudgetInsufficient"), {}, slow)).not.toHaveLength(0)
  },
}
export const ByPeople: Story = {
  play: async () => {
    await drawn()
    await pickedWay("Population")
    await expect(await screen.findAllByText(words("status.LimitedBudget"), {}, slow)).not.toHaveLength(0)
  },
}
export const ByHand: Story = {
  play: async () => {
    await drawn()
    await pickedWay("ByHand")
    const field = await screen.findByRole("textbox", { name: words("budget.amountOf", { name: "Bengaluru 1" }) }, slow)
    await userEvent.type(field, "9000")
    await userEvent.tab()
    await waitFor(() => expect(screen.getAllByText(words("status.Ready")).length).toBeGreaterThan(1), slow)
  },
}
export const RefusedMinimum: Story = {
  play: async () => {
    await drawn()
    await typed("minimum", "10")
    await userEvent.click(screen.getByRole("button", { name: words("budget.save") }))
    await expect(await screen.findByText(/Enter|between|בין/, {}, slow)).toBeVisible()
  },
}
export const Saved: Story = {
  play: async () => {
    await drawn()
    await typed("total", "600000")
    await userEvent.click(screen.getByRole("button", { name: words("budget.save") }))
    await expect(await screen.findByText(words("budget.saved"), {}, slow)).toBeVisible()
  },
}
