import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { automaticTopUps, britishBusiness, keptCards, restingTopUps } from "../world/card-seeds.ts"
import { emptyBusiness } from "../world/seeds.ts"

const path = "/app/9101/wallet/cards"
const meta = {
  title: "Screens/Saved cards",
  component: Screen,
  parameters: { page: true },
  args: { seed: keptCards, isSignedIn: true, path, region: "GB" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(key)
/** The page's texts come with its first drawing. */
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
const seen = async (key: string) => {
  await texts(key)
  await expect(await screen.findByText(words(key), {}, slow)).toBeVisible()
}
const press = async (name: RegExp | string) => {
  const button = await screen.findByRole("button", { name }, slow)
  await waitFor(() => expect(button).toBeEnabled(), slow)
  await userEvent.click(button)
}

export const Kept: Story = { play: () => seen("app:cards.expired") }
export const Loading: Story = {
  args: { silent: ["wallet/ListPaymentOptions"], path: "/app/9101/leads", next: path },
}
export const Failed: Story = { args: { broken: ["wallet/ListPaymentOptions"] } }
export const None: Story = { args: { seed: britishBusiness }, play: () => seen("app:cards.empty.text") }
export const NoneWhereOnlyPaymentsKeepCards: Story = {
  args: { seed: emptyBusiness, region: "IN" },
  play: () => seen("app:cards.empty.whilePaying"),
}
export const Added: Story = {
  args: { seed: britishBusiness },
  play: async () => {
    await texts("app:cards.add")
    await press(words("app:cards.add"))
    await press(words("app:cards.save"))
    await seen("app:cards.added")
    await expect(await screen.findByText(/4242/u, {}, slow)).toBeVisible()
  },
}
export const NotAdded: Story = {
  args: { seed: britishBusiness, payments: "Declined" },
  play: async () => {
    await texts("app:cards.add")
    await press(words("app:cards.add"))
    await press(words("app:cards.save"))
    await seen("app:cards.declined")
  },
}
export const Removed: Story = {
  play: async () => {
    await texts("app:cards.remove")
    const named = await screen.findAllByRole("button", { name: /0005/u }, slow)
    const remove = named.at(-1)
    if (remove !== undefined) await userEvent.click(remove)
    const dialog = await screen.findByRole("alertdialog", {}, slow)
    await userEvent.click(within(dialog).getByRole("button", { name: words("app:cards.remove") }))
    await waitFor(() => expect(screen.queryByText(/0005/u)).toBeNull(), slow)
  },
}
export const AutomaticTopUpOn: Story = {
  args: { seed: automaticTopUps },
  play: () => seen("app:cards.automatic.on"),
}
export const AutomaticTopUpResting: Story = {
  args: { seed: restingTopUps },
  play: () => seen("app:cards.automatic.cause.declined"),
}
export const AutomaticTopUpSwitchedOn: Story = {
  play: async () => {
    await texts("app:cards.automatic.switchOn")
    await press(words("app:cards.automatic.switchOn"))
    await seen("app:cards.automatic.on")
  },
}
