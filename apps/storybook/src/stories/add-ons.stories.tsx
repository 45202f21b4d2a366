import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { emptyBusiness } from "../world/seeds.ts"
import { boughtAddOns, filledWallet } from "../world/wallet-seeds.ts"

const addOns = "/app/9101/addOns"
const meta = {
  title: "Screens/Add-ons",
  component: Screen,
  parameters: { page: true },
  args: { seed: filledWallet, isSignedIn: true, path: addOns },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(key)
/** The page's texts come with its first drawing. */
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
/** The words before the first placeholder of a text. */
const startOf = (key: string): RegExp => new RegExp(`^${words(key).split("{{")[0] ?? ""}`, "u")

const buy = async () => {
  await texts("billing:addOns.buy")
  const [first] = await screen.findAllByRole("button", { name: startOf("billing:addOns.buyNamed") }, slow)
  if (first === undefined) throw new Error("Nothing is on sale")
  await userEvent.click(first)
  return within(await screen.findByRole("alertdialog", {}, slow))
}
const pay = async () => {
  const dialog = await buy()
  await userEvent.click(dialog.getByRole("button", { name: startOf("billing:addOns.question.confirm") }))
}

export const OnSale: Story = {}
export const Asking: Story = {
  play: async () => {
    const dialog = await buy()
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole("table", { name: words("launch:price.caption") })).toBeVisible(), slow)
  },
}
export const Bought: Story = {
  play: async () => {
    await pay()
    await expect(await screen.findByRole("table", { name: words("billing:addOns.bought.title") }, slow)).toBeVisible()
    const [done = ""] = words("billing:addOns.done.title").split("{{")
    await expect(screen.getByText(done, { exact: false })).toBeVisible()
    await expect(screen.queryByRole("alertdialog")).toBeNull()
  },
}
export const Paying: Story = {
  args: { silent: ["wallet/BuyAddOn"] },
  play: async () => {
    await pay()
    const dialog = within(screen.getByRole("alertdialog"))
    await expect(dialog.getByRole("button", { name: words("common:action.cancel") })).toBeDisabled()
  },
}
export const PaymentFailed: Story = {
  args: { broken: ["wallet/BuyAddOn"] },
  play: async () => {
    await pay()
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}
export const Running: Story = { args: { seed: boughtAddOns } }
export const TooLittleMoney: Story = {
  args: { seed: emptyBusiness },
  play: async () => {
    await texts("app:addMoney.offer")
    const [offer = ""] = words("app:addMoney.offer").split("{{")
    const [add] = await screen.findAllByRole("link", { name: new RegExp(`^${offer}`) }, slow)
    await expect(add).toHaveAttribute("href", expect.stringMatching(/\/wallet\/add\?missing=117882&back=%2Fapp%2F/))
  },
}
export const NotAllowed: Story = { args: { role: "AccountManager" } }
export const Loading: Story = { args: { silent: ["wallet/GetAddOns"], path: "/app/9101/wallet", next: addOns } }
export const Failed: Story = { args: { broken: ["wallet/GetAddOns"] } }
export const OnTheStatement: Story = {
  args: { seed: boughtAddOns, path: "/app/9101/wallet?topic=charges" },
  play: async () => {
    await texts("billing:addOns.line")
    const table = await screen.findByRole("table", { name: words("app:wallet.transactions") }, slow)
    const bought = within(table)
      .getAllByRole("row")
      .filter((row) => within(row).queryByText(words("app:wallet.kind.addOn")) !== null)
    await expect(bought).toHaveLength(2)
    for (const row of bought) await expect(within(row).getByRole("link", { name: /INI\//u })).toBeVisible()
  },
}
