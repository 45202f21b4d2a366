import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { keptCards } from "../world/card-seeds.ts"
import { emptyBusiness, outOfMoney } from "../world/seeds.ts"
import { filledWallet, lowWallet, refundedWallet, topUpUnderWay } from "../world/wallet-seeds.ts"

const add = "/app/9101/wallet/add"
const refund = "/app/9101/wallet/refund"
const meta = {
  title: "Screens/Wallet",
  component: Screen,
  parameters: { page: true },
  args: { seed: filledWallet, isSignedIn: true, path: "/app/9101/wallet" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(key)
/** The page's texts come with its first drawing. */
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
/** The words before the first placeholder of a text. */
const startOf = (key: string): RegExp => new RegExp(`^${words(key).split("{{")[0] ?? ""}`, "u")
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole("button", { name }, slow))

export const Filled: Story = {}
export const Low: Story = {
  args: { seed: lowWallet },
  play: async () => {
    await texts("app:wallet.low.title")
    await expect(await screen.findByText(words("app:wallet.low.title"), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = {
  args: { silent: ["wallet/GetWallet"], path: "/app/9101/leads", next: "/app/9101/wallet" },
}
export const Failed: Story = { args: { broken: ["wallet/GetWallet"] } }
export const Filtered: Story = {
  args: { path: "/app/9101/wallet?topic=added" },
  play: async () => {
    await texts("app:wallet.topic.added")
    const table = await screen.findByRole("table", { name: words("app:wallet.transactions") }, slow)
    await expect(within(table).queryByText(words("app:wallet.kind.spend"))).toBeNull()
    await expect(within(table).getAllByText(words("app:wallet.kind.topUp")).length).toBeGreaterThan(1)
  },
}
export const FilteredAway: Story = {
  args: { path: "/app/9101/wallet?topic=returned&until=2020-01-01" },
  play: async () => {
    await texts("app:wallet.noneFound.title")
    await expect(await screen.findByText(words("app:wallet.noneFound.title"), {}, slow)).toBeVisible()
    await press(words("app:wallet.filter.clear"))
    await expect(await screen.findByRole("table", { name: words("app:wallet.transactions") }, slow)).toBeVisible()
  },
}
export const TopUpUnderWay: Story = {
  args: { seed: topUpUnderWay },
  play: async () => {
    await texts("launch:payment.confirming")
    await waitFor(() => expect(screen.getByText(words("launch:payment.confirming"))).toBeVisible(), slow)
  },
}

export const AddMoney: Story = { args: { path: add } }
export const AddMoneyForCampaign: Story = {
  args: { seed: outOfMoney, path: `${add}?missing=123456&campaign=9201` },
  play: async () => {
    await texts("app:addMoney.toCampaign")
    const suggested = await screen.findByRole("radio", { name: /1,240/u }, slow)
    await expect(suggested).toBeChecked()
    await expect(screen.getByRole("link", { name: words("app:addMoney.toCampaign") })).toBeVisible()
  },
}
export const AddMoneyLoading: Story = {
  args: { silent: ["wallet/GetTopUpTerms"], path: "/app/9101/wallet", next: add },
}
export const AddMoneyFailed: Story = { args: { broken: ["wallet/GetTopUpTerms"], path: add } }
export const AddMoneyWithoutGateway: Story = {
  args: { path: add, off: ["razorpay", "stripe"] },
  play: async () => {
    await texts("launch:payment.off.title")
    await expect(await screen.findByText(words("launch:payment.off.title"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("radio")).toBeNull()
    await expect(screen.queryByRole("button", { name: words("launch:payment.toCard") })).toBeNull()
  },
}
export const AddMoneyByStripeInIndia: Story = {
  args: { path: add, off: ["razorpay"] },
  play: async () => {
    await texts("launch:payment.toCard")
    await expect(await screen.findByRole("button", { name: words("launch:payment.toCard") }, slow)).toBeVisible()
  },
}
export const AddMoneyPaid: Story = {
  args: { path: add },
  play: async () => {
    await texts("launch:payment.pay")
    await press(startOf("launch:payment.pay"))
    await expect(await screen.findByText(words("launch:payment.receipt"), { exact: false }, slow)).toBeVisible()
    await expect(screen.getByRole("heading", { level: 1, name: words("launch:payment.thanks") })).toBeVisible()
  },
}
const ownAmount = async (digits: string, button: RegExp | string = startOf("launch:payment.pay")) => {
  await texts("launch:payment.pay")
  await userEvent.click(await screen.findByRole("radio", { name: words("app:addMoney.own") }, slow))
  const field = await screen.findByRole("textbox", { name: words("app:addMoney.ownAmount") }, slow)
  await userEvent.clear(field)
  await userEvent.type(field, digits)
  await press(button)
  return field
}
export const AddMoneyTooLittle: Story = {
  args: { path: add },
  play: async () => {
    const field = await ownAmount("100", words("launch:payment.toCard"))
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue("100")
  },
}
export const AddMoneyDeclined: Story = {
  args: { path: add, payments: "Declined" },
  play: async () => {
    const field = await ownAmount("1500")
    await expect(await screen.findByText(words("launch:payment.declined"), {}, slow)).toBeVisible()
    await expect(field).toHaveValue("1,500")
  },
}
export const AddMoneyGatewayDown: Story = {
  args: { path: add, broken: ["wallet/StartTopUp"] },
  play: async () => {
    const field = await ownAmount("1500")
    await expect(await screen.findByText(words("launch:payment.offline"), {}, slow)).toBeVisible()
    await expect(field).toHaveValue("1,500")
  },
}
export const AddMoneyPending: Story = {
  args: { path: add, payments: "Pending" },
  play: async () => {
    await texts("launch:payment.pay")
    await press(startOf("launch:payment.pay"))
    await waitFor(() => expect(screen.getByText(words("launch:payment.confirming"))).toBeVisible(), slow)
  },
}
const withCards = { seed: keptCards, region: "GB", path: add } as const
const cardNamed = (last4: string) => screen.findByRole("radio", { name: new RegExp(last4, "u") }, slow)
export const AddMoneyWithKeptCard: Story = {
  args: withCards,
  play: async () => {
    await texts("launch:payment.payWith")
    await expect(await cardNamed("4242")).toBeChecked()
    await expect(await cardNamed("4444")).toBeDisabled()
    await press(startOf("launch:payment.pay"))
    await expect(await screen.findByText(words("launch:payment.receipt"), { exact: false }, slow)).toBeVisible()
  },
}
export const AddMoneyWithNewCard: Story = {
  args: withCards,
  play: async () => {
    await texts("launch:payment.payWith")
    await userEvent.click(await screen.findByRole("radio", { name: words("launch:payment.anotherCard") }, slow))
    await press(words("launch:payment.toCard"))
    await expect(
      await screen.findByRole("checkbox", { name: words("launch:payment.keepCard") }, slow),
    ).not.toBeChecked()
  },
}
export const AddMoneyKeptCardDeclined: Story = {
  args: { ...withCards, payments: "Declined" },
  play: async () => {
    await texts("launch:payment.payWith")
    await cardNamed("4242")
    await press(startOf("launch:payment.pay"))
    await expect(await screen.findByText(words("launch:payment.declined"), {}, slow)).toBeVisible()
    const other = await cardNamed("0005")
    await userEvent.click(other)
    await expect(other).toBeChecked()
  },
}
export const AddMoneyNotAllowed: Story = { args: { path: add, role: "AccountManager" } }

export const Refund: Story = {
  args: { path: refund },
  play: async () => {
    await texts("app:refund.action")
    await press(startOf("app:refund.all"))
    await press(words("app:refund.action"))
    await press(words("app:refund.question.confirm"))
    await expect(await screen.findByText(words("app:refund.done.title"), {}, slow)).toBeVisible()
    await expect(await screen.findByText(words("app:refund.nothing.title"), {}, slow)).toBeVisible()
  },
}
export const RefundStates: Story = { args: { seed: refundedWallet, path: refund } }
export const RefundNothing: Story = { args: { seed: emptyBusiness, path: refund } }
export const RefundTooMuch: Story = {
  args: { path: refund },
  play: async () => {
    await texts("app:refund.action")
    const field = await screen.findByRole("textbox", { name: words("app:refund.amount") }, slow)
    await userEvent.type(field, "9000000")
    await press(words("app:refund.action"))
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue("9,000,000")
  },
}
export const RefundBroken: Story = {
  args: { path: refund, broken: ["wallet/RefundWallet"] },
  play: async () => {
    await texts("app:refund.action")
    await press(startOf("app:refund.all"))
    await press(words("app:refund.action"))
    await press(words("app:refund.question.confirm"))
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}
export const RefundLoading: Story = {
  args: { silent: ["wallet/GetRefunds"], path: "/app/9101/wallet", next: refund },
}
