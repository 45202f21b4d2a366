import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { Effect } from "effect"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { decidedBy, renamed } from "../world/approvals.ts"
import { agentsDraft, britishDraft, paidBy, payable } from "../world/client-payments.ts"
import type { Seed } from "../world/seeds.ts"

const meta = {
  title: "Screens/Client's payment",
  component: Screen,
  parameters: { page: true },
  args: { seed: Effect.void, path: "/s/link-of-mira" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 20_000 }
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
/** The beginning of a text before its first value. */
const startOf = (key: string) => new RegExp(`^${words(key, { total: "\u0000" }).split("\u0000")[0]}`, "u")

/** The payment comes once it is near what is seen. */
const panel = async () => {
  await waitFor(() => expect(getI18n()?.exists("launch:approval.title")).toBe(true), slow)
  await screen.findByRole("heading", { level: 1 }, slow)
  await waitFor(() => expect(document.querySelector("#decision")).not.toBeNull(), slow)
  document.querySelector("#decision")?.scrollIntoView()
  const heading = await screen.findByRole("heading", { name: words("launch:clientPayment.title") }, slow)
  const found = heading.closest("section")
  if (found === null) throw new Error("The payment has no panel")
  return within(found)
}
const shows = async (key: string, values: Record<string, unknown> = {}) => {
  const payment = await panel()
  await expect(await payment.findByText(words(key, values), {}, slow)).toBeVisible()
}
const press = async (name: string | RegExp) =>
  userEvent.click(await (await panel()).findByRole("button", { name }, slow))
const pay = () => press(startOf("launch:payment.pay"))

const seeded = (...seeds: ReadonlyArray<Seed>) => ({ seed: Effect.all(seeds, { discard: true }) })
const one = payable(agentsDraft, ["Mira"])
const two = payable(agentsDraft, ["Mira", "Ravi"])
const approved = decidedBy("Mira", "Approved")
const ready = seeded(one, approved)

export const NotApproved: Story = {
  args: seeded(one),
  play: () => shows("launch:clientPayment.refusal.NotApproved.title"),
}
export const WithoutGateway: Story = {
  args: { ...ready, off: ["razorpay", "stripe"] },
  play: async () => {
    await shows("launch:clientPayment.refusal.NotSetUp.title")
    await expect((await panel()).queryByRole("button")).toBeNull()
  },
}
export const Payable: Story = { args: ready, play: () => shows("launch:clientPayment.lead") }
export const Paid: Story = {
  args: ready,
  play: async () => {
    await pay()
    await shows("launch:clientPayment.paidTitle")
    await expect((await panel()).queryByRole("button")).toBeNull()
  },
}
/** After a reload, in another browser, or the day after. */
export const PaidBefore: Story = {
  args: seeded(one, approved, paidBy("Mira", "Succeeded")),
  play: () => shows("launch:clientPayment.paidTitle"),
}
export const PaidByAnother: Story = {
  args: seeded(two, decidedBy("Ravi", "Approved"), paidBy("Ravi", "Succeeded")),
  play: () => shows("launch:clientPayment.paidBy", { name: "Ravi" }),
}
export const Declined: Story = {
  args: { ...ready, payments: "Declined" },
  play: async () => {
    await pay()
    await shows("launch:payment.declined")
    await expect(await (await panel()).findByRole("button")).toBeEnabled()
  },
}
export const Pending: Story = {
  args: { ...ready, payments: "Pending" },
  play: async () => {
    await pay()
    await shows("launch:payment.confirming")
  },
}
/** The tab was closed while the bank decided. */
export const PendingBefore: Story = {
  args: seeded(one, approved, paidBy("Mira", "Pending")),
  play: () => shows("launch:payment.confirming"),
}
export const GatewayDown: Story = {
  args: { ...ready, broken: ["wallet/StartSummaryPayment"] },
  play: async () => {
    await pay()
    await shows("launch:payment.offline")
  },
}
export const Changed: Story = {
  args: seeded(one, approved, renamed(agentsDraft)),
  play: () => shows("launch:clientPayment.refusal.Changed.title"),
}
export const Objected: Story = {
  args: seeded(two, approved, decidedBy("Ravi", "ChangeRequested")),
  play: () => shows("launch:clientPayment.refusal.Objected.title"),
}
export const Copied: Story = {
  args: { ...seeded(one, approved), path: `/s/${agentsDraft.encodedId}` },
  play: () => shows("launch:clientPayment.refusal.NotAsked.title"),
}
export const Loading: Story = {
  args: { ...ready, silent: ["wallet/GetSummaryPayment"] },
  play: async () => void (await panel()),
}
export const NotLoaded: Story = {
  args: { ...ready, broken: ["wallet/GetSummaryPayment"] },
  play: async () => {
    await expect(await (await panel()).findByRole("button", { name: words("common:action.retry") }, slow)).toBeVisible()
  },
}
const british = { ...seeded(payable(britishDraft, ["Mira"]), approved), region: "GB" } as const
/** Where cards are typed in the page, none is kept: the wallet is not the client's. */
export const CardInThePage: Story = {
  args: british,
  play: async () => {
    await press(words("launch:payment.toCard"))
    await expect(await (await panel()).findByText(words("launch:payment.card"), {}, slow)).toBeVisible()
    await expect((await panel()).queryByRole("checkbox")).toBeNull()
    await pay()
    await shows("launch:clientPayment.paidTitle")
  },
}
