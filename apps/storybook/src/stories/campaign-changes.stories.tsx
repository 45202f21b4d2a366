import { addDays } from "@domain/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  busyBakery,
  justPaused,
  outOfMoney,
  outOfMoneyWithWallet,
  pausedMoneyElsewhere,
  walletWithMoney,
} from "../world/seeds.ts"

const path = "/app/9101/campaigns/9201"
const meta = {
  title: "Screens/Changed campaign",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const words = (key: string): string => getI18n().t(key)

/** The page's texts come with its first drawing. */
const texts = () => waitFor(() => expect(getI18n()?.exists("app:campaigns.change.save")).toBe(true))

/** Opens the dialog and asks for a last day so many days later. */
const askFor = async (days: number) => {
  await texts()
  const open = await within(document.body).findByRole("button", { name: words("app:campaigns.move.changeEndDate") })
  await fireEvent.click(open)
  const dialog = within(await within(document.body).findByRole("dialog"))
  const day = await dialog.findByLabelText<HTMLInputElement>(words("app:campaigns.endDate.label"))
  if (days !== 0) await fireEvent.change(day, { target: { value: addDays(day.value, days) } })
  return dialog
}

export const Opened: Story = { play: async () => void (await askFor(0)) }
export const Quoting: Story = {
  args: { silent: ["campaigns/QuoteChange"] },
  play: async () => {
    const dialog = await askFor(3)
    // The dialog fades in, and is not visible at first.
    await waitFor(() => expect(dialog.getByText(words("app:campaigns.change.quoting"))).toBeVisible())
  },
}
export const QuoteFailed: Story = {
  args: { broken: ["campaigns/QuoteChange"] },
  play: async () => {
    const dialog = await askFor(3)
    await dialog.findByRole("alert")
    await expect(dialog.getByRole("button", { name: words("common:action.retry") })).toBeEnabled()
    await expect(dialog.queryByText(words("app:campaigns.change.quoting"))).toBeNull()
  },
}
export const Priced: Story = {
  args: { seed: walletWithMoney },
  play: async () => {
    const dialog = await askFor(3)
    await dialog.findByRole("table")
    await expect(dialog.getByRole("button", { name: /\d/u })).toBeEnabled()
  },
}
/** Priced by the last key: the button waits for nobody to leave the box. */
export const PricedWhileTyped: Story = {
  args: { seed: walletWithMoney },
  play: async () => {
    const dialog = await askFor(0)
    const daily = dialog.getByRole("textbox", { name: words("app:campaigns.change.daily") })
    await userEvent.clear(daily)
    await userEvent.type(daily, "710")
    await waitFor(() => expect(dialog.getByRole("button", { name: /\d/u })).toBeEnabled())
    await expect(daily).toHaveFocus()
    await expect(daily).toHaveValue("710")
  },
}
export const MoneyMissing: Story = {
  play: async () => {
    const dialog = await askFor(20)
    await dialog.findByText(words("app:campaigns.change.shortHelp"))
    await expect(dialog.getByRole("button", { name: /\d/u })).toBeDisabled()
  },
}
export const Refused: Story = {
  args: { seed: walletWithMoney, broken: ["campaigns/ChangeCampaign"] },
  play: async () => {
    const dialog = await askFor(3)
    await fireEvent.click(await dialog.findByRole("button", { name: /\d/u }))
    await dialog.findByRole("alert")
  },
}
export const Outside: Story = {
  play: async () => {
    const dialog = await askFor(-200)
    await expect(await dialog.findByRole("button", { name: words("app:campaigns.change.save") })).toBeDisabled()
  },
}
export const Less: Story = {
  play: async () => {
    await (await askFor(-3)).findByRole("button", { name: /\d/u })
  },
}
/** The price after a change explains why fee and tax stay the same. */
export const Shortened: Story = {
  play: async ({ canvas }) => {
    const dialog = await askFor(-3)
    await fireEvent.click(await dialog.findByRole("button", { name: /\d/u }))
    await expect(await canvas.findByText(words("app:campaigns.price.reduced"))).toBeVisible()
  },
}
export const OutOfMoney: Story = {
  args: { seed: outOfMoney },
  play: async ({ canvas }) => {
    await texts()
    await canvas.findByText(words("app:campaigns.moneyUsedUp.ways"))
  },
}
export const OutOfMoneyCovered: Story = {
  args: { seed: outOfMoneyWithWallet },
  play: async ({ canvas }) => {
    await texts()
    const [resume = ""] = words("app:campaigns.moneyUsedUp.resume").split("{{")
    await canvas.findByRole("button", { name: new RegExp(`${resume}.*\\d`, "u") })
  },
}

/** Presses a move of the page and of its question; tells the question. */
const moveBy = async (move: "pause" | "resume") => {
  await texts()
  const body = within(document.body)
  const name = words(`app:campaigns.move.${move}`)
  await fireEvent.click(await body.findByRole("button", { name }))
  const question = within(await body.findByRole("alertdialog"))
  await fireEvent.click(question.getByRole("button", { name }))
  return question
}
const cameBack = () => {
  const [, rest = ""] = words("app:campaigns.returned.title").split("}}")
  return new RegExp(`\\d.*${rest}`, "u")
}

/** A pause says what came back, and what resuming takes. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    await moveBy("pause")
    await canvas.findByText(cameBack())
    await canvas.findByRole("button", { name: words("app:campaigns.move.resume") })
  },
}
export const Resumed: Story = {
  args: { seed: justPaused },
  play: async ({ canvas }) => {
    await moveBy("resume")
    await canvas.findByRole("button", { name: words("app:campaigns.move.pause") })
    await waitFor(() => expect(canvas.queryByText(cameBack())).toBeNull())
  },
}
/** The page and the refused question both lead to adding money. */
export const ResumeFellShort: Story = {
  args: { seed: pausedMoneyElsewhere },
  play: async ({ canvas }) => {
    await texts()
    await canvas.findByRole("link", { name: words("app:campaigns.returned.add") })
    const question = await moveBy("resume")
    await question.findByRole("alert")
    const [offer = ""] = words("app:addMoney.offer").split("{{")
    await question.findByRole("link", { name: new RegExp(`^${offer}`) })
  },
}
export const ChangedWhilePaused: Story = {
  args: { seed: justPaused },
  play: async () => {
    const dialog = await askFor(3)
    const [, after = ""] = words("app:campaigns.change.onResume").split("}}")
    await dialog.findByText(new RegExp(`\\d.*${after.replace(".", "")}`, "u"))
    await expect(dialog.getByRole("button", { name: words("app:campaigns.change.save") })).toBeEnabled()
  },
}

export const Ended: Story = {
  play: async () => {
    await texts()
    const body = within(document.body)
    const name = words("app:campaigns.move.end")
    await fireEvent.click(await body.findByRole("button", { name }))
    const dialog = within(await body.findByRole("alertdialog"))
    await expect(dialog.getByText(words("app:campaigns.ask.end.text"))).toBeInTheDocument()
    await fireEvent.click(dialog.getByRole("button", { name }))
    await waitFor(() => expect(body.queryByRole("button", { name })).toBeNull())
    await waitFor(() => expect(body.getByText(words("app:campaigns.status.Completed"))).toBeVisible())
  },
}
