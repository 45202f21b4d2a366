import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n, setI18n } from "react-i18next"
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { cafe } from "../world/bakery.ts"
import { describedCafe, manyBusinesses } from "../world/copy-seeds.ts"
import { busyBakery, firstReview } from "../world/seeds.ts"

const meta = {
  title: "Screens/A campaign's copies",
  component: Screen,
  parameters: { page: true },
  args: { seed: describedCafe, isSignedIn: true, path: "/app/9101/campaigns/9201" },
  // The texts that were loaded last are those that stories look their words up in.
  beforeEach: () => {
    const before = getI18n()
    return () => {
      if (before !== undefined) setI18n(before)
    }
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
const body = within(document.body)
const words = (key: string, values = {}): string => getI18n().t(key, values)

/** Asks for a copy on the campaign's page. */
const asked = async () => {
  await waitFor(() => expect(getI18n()?.exists("app:campaigns.copy")).toBe(true), slow)
  await fireEvent.click(await body.findByRole("button", { name: words("app:campaigns.copy") }, slow))
  const dialog = within(await body.findByRole("dialog", {}, slow))
  await waitFor(() => expect(getI18n().exists("campaigns:copyTo.same")).toBe(true), slow)
  return dialog
}

/** Chooses the café in the dialog. */
const toCafe = async () => {
  const dialog = await asked()
  await fireEvent.click(dialog.getByRole("button", { name: new RegExp(words("campaigns:copyTo.business"), "u") }))
  await fireEvent.click(await body.findByRole("option", { name: new RegExp(cafe.name, "u") }))
  await dialog.findByText(words("campaigns:copyTo.stays", { name: cafe.name }))
  return dialog
}

const copy = (dialog: Awaited<ReturnType<typeof asked>>) =>
  fireEvent.click(dialog.getByRole("button", { name: words("app:campaigns.copy") }))

export const Asked: Story = {
  play: async () => {
    const dialog = await asked()
    await dialog.findByText(words("campaigns:copyTo.same"))
  },
}
export const AnotherChosen: Story = { play: async () => void (await toCafe()) }
/** The draft opens in the other business, under its name. */
export const Copied: Story = {
  play: async () => {
    await copy(await toCafe())
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull(), slow)
    await waitFor(() => expect(body.queryByRole("button", { name: words("app:campaigns.copy") })).toBeNull(), slow)
    const addresses = () => body.queryAllByRole("link").map((link) => link.getAttribute("href") ?? "")
    await waitFor(() => expect(addresses().join(" ")).toContain(`/app/${cafe.id}/`), slow)
    await expect(addresses().join(" ")).not.toContain("/app/9101/")
  },
}
/** A business that has told nothing of itself takes no copy. */
export const Unfinished: Story = {
  args: { seed: busyBakery },
  play: async () => {
    const dialog = await toCafe()
    await copy(dialog)
    await expect(await dialog.findByRole("alert", {}, slow)).toHaveTextContent(words("failures:BusinessUnfinished"))
  },
}
export const Searched: Story = {
  args: { seed: manyBusinesses },
  play: async () => {
    const dialog = await asked()
    const field = dialog.getByRole("combobox")
    await userEvent.clear(field)
    await userEvent.type(field, "indira")
    await fireEvent.click(await body.findByRole("option", { name: new RegExp(cafe.name, "u") }))
    await dialog.findByText(words("campaigns:copyTo.stays", { name: cafe.name }))
  },
}
export const Hebrew: Story = {
  globals: { language: "he" },
  play: async () => {
    const dialog = await toCafe()
    await expect(document.documentElement.dir).toBe("rtl")
    await expect(dialog.getByText("מה עובר לעותק")).toBeInTheDocument()
  },
}
/** With one business nothing is asked. */
export const OnlyOne: Story = {
  args: { seed: firstReview, path: "/app/9101/campaigns/9203" },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("app:campaigns.copy")).toBe(true), slow)
    await fireEvent.click(await body.findByRole("button", { name: words("app:campaigns.copy") }, slow))
    await waitFor(() => expect(body.queryByRole("button", { name: words("app:campaigns.copy") })).toBeNull(), slow)
    await expect(body.queryByRole("dialog")).toBeNull()
  },
}
