import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Portal prices",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/portal/prices" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

export const Prices: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(In force|בתוקף)$/)).toBeVisible(), slow)
    await expect(await canvas.findByText(/Nothing differs|עדיין אין הבדל/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^(Publish|פרסום)$/ })).toBeDisabled()
  },
}
export const Loading: Story = { args: { silent: ["signup/ListPriceLists"] } }
export const NotLoaded: Story = {
  args: { broken: ["signup/ListPriceLists"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load your prices|לטעון את המחירים/)).toBeVisible(), slow)
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}

const typedIn = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

/** The same amount buys less advertising over fewer days; too little buys nothing. */
export const Calculating: Story = {
  play: async ({ canvas }) => {
    const pays = await canvas.findByRole("textbox", { name: /The customer pays|הלקוח משלם/ }, slow)
    await expect(await canvas.findByText(/8,474\.\d\d/)).toBeVisible()
    await typedIn(pays, "1000")
    await expect(await canvas.findByText(/below the smallest budget|פחות מהתקציב הקטן/)).toBeVisible()
    await userEvent.clear(pays)
    await expect(await canvas.findByText(/Enter an amount|הזינו סכום/)).toBeVisible()
  },
}

const day = 86_400_000
const dayAt = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

/** Budgets are changed from a later day on, and withdrawn again. */
export const PublishingLevels: Story = {
  play: async ({ canvas }) => {
    const starter = await canvas.findByRole("textbox", { name: /^(Starter, a day|התחלה, ליום)$/ }, slow)
    await typedIn(starter, "300")
    await expect(await canvas.findByText(/at least as much|קטן מהסכום שלפניו/)).toBeVisible()
    await typedIn(starter, "450")
    await expect(canvas.queryByText(/at least as much|קטן מהסכום שלפניו/)).toBeNull()
    await expect(await canvas.findByText(/drafts? (isn't|aren't) paid|שולמה|שולמו, ו/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^(Publish|פרסום)$/ }))
    const question = within(await screen.findByRole("alertdialog"))
    await userEvent.click(question.getByRole("button", { name: /^(Publish|פרסום)$/ }))
    const withdraw = await canvas.findByRole("button", { name: /Withdraw: prices|ביטול: מחירים/ }, slow)
    await expect(canvas.getByText(/^(Coming|עתידי)$/)).toBeVisible()
    await userEvent.click(withdraw)
    const sure = within(await screen.findByRole("alertdialog"))
    await userEvent.click(sure.getByRole("button", { name: /^(Withdraw|ביטול)$/ }))
    await waitFor(() => expect(canvas.queryByText(/^(Coming|עתידי)$/)).toBeNull(), slow)
  },
}

/** A whole list with another fee and one pack less; a day that is too early is refused where it is typed. */
export const PublishingAList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^(Everything|הכול)/ }, slow))
    const fee = await canvas.findByRole("textbox", { name: /^(Service fee|עמלת שירות)$/ })
    await typedIn(fee, "12.5")
    const first = canvas.getByLabelText(/First day|היום הראשון/)
    await typedIn(first, "2020-01-01")
    await expect(await canvas.findByText(/tomorrow at the earliest|ממחר לכל המוקדם/)).toBeVisible()
    await typedIn(first, dayAt(40))
    await userEvent.click(canvas.getByRole("button", { name: /Remove: pack Growth|הסרה: חבילת צמיחה/ }))
    await expect(await canvas.findByText(/Add-on packs change|החבילות הנוספות משתנות/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^(Publish|פרסום)$/ }))
    const question = within(await screen.findByRole("alertdialog"))
    await userEvent.click(question.getByRole("button", { name: /^(Publish|פרסום)$/ }))
    await waitFor(() => expect(canvas.getByText(/12\.5%/)).toBeVisible(), slow)
  },
}
