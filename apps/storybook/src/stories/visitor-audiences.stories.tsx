import type { Meta, StoryObj } from "@storybook/react-vite"
import { CustomerListsPart } from "@ui/audience/customer-lists"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Staged } from "../staged.tsx"
import { bakery } from "../world/bakery.ts"
import type { StageOptions } from "../world/open-stage.ts"
import { emptyBusiness } from "../world/seeds.ts"
import { noVisitorNetwork, silentWebsite, taggedWebsite, visitorsOfAllStates } from "../world/visitor-seeds.ts"

const Part = () => (
  <main>
    <CustomerListsPart businessProfileId={bakery.id} usesOf={() => [{ campaignId: 9201, name: "Diwali boxes" }]} />
  </main>
)

/** Dialogs fade in, and the world is made first. */
const slow = { timeout: 15_000 }
const signedIn: StageOptions = { seed: visitorsOfAllStates, isSignedIn: true }
const tagged: StageOptions = { seed: taggedWebsite, isSignedIn: true }

const meta = {
  title: "Screens/Visitor audiences",
  component: Staged,
  args: { part: Part, stage: signedIn },
} satisfies Meta<typeof Staged>
export default meta
type Story = StoryObj<typeof meta>

const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`customerLists:${key}`, values)
const common = (key: string): string => getI18n().t(`common:action.${key}`)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("customerLists:visitors.title")).toBe(true), slow)
  await screen.findByRole("heading", { name: words("visitors.title") }, slow)
}
const pressed = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, slow))
const withDialog = async () => {
  await drawn()
  await pressed(words("visitors.add"))
  const dialog = within(await screen.findByRole("dialog", {}, slow))
  await waitFor(() => expect(dialog.getByText(words("visitors.v1.told"))).toBeVisible(), slow)
  return dialog
}

export const AllStates: Story = {
  play: async () => {
    await drawn()
    await expect(await screen.findByText("Looked and left", {}, slow)).toBeVisible()
    await expect(screen.getByText(words("visitors.refused", { reason: "The dataset is unavailable" }))).toBeVisible()
    await expect(screen.getByText("Like lookers")).toBeVisible()
    await expect(screen.getByText(words("visitors.ended"))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoWebsite: Story = {
  args: { stage: { seed: emptyBusiness, isSignedIn: true } },
  play: async () => {
    await drawn()
    await expect(await screen.findByText(words("visitors.noWebsite"), {}, slow)).toBeVisible()
    await expect(screen.getByRole("link", { name: words("visitors.setUp") })).toBeVisible()
    await expect(screen.queryByRole("button", { name: words("visitors.add") })).toBeNull()
  },
}
export const Empty: Story = { args: { stage: tagged } }
export const SilentTag: Story = {
  args: { stage: { seed: silentWebsite, isSignedIn: true } },
  play: async () => {
    await drawn()
    await expect(await screen.findByText(words("visitors.noTag"), {}, slow)).toBeVisible()
    await expect(screen.getByRole("link", { name: words("visitors.install") })).toBeVisible()
  },
}
export const NoNetwork: Story = { args: { stage: { seed: noVisitorNetwork, isSignedIn: true } } }
export const ReadOnly: Story = {
  args: { stage: { ...signedIn, role: "BrandManager" } },
  play: async () => {
    await drawn()
    await expect(await screen.findByText("Looked and left", {}, slow)).toBeVisible()
    await expect(screen.queryByRole("button")).toBeNull()
  },
}
export const Choose: Story = { args: { stage: tagged }, play: async () => void (await withDialog()) }
export const ChooseInHebrew: Story = { ...Choose, globals: { language: "he" } }
export const Refused: Story = {
  args: { stage: tagged },
  play: async () => {
    const dialog = await withDialog()
    await userEvent.click(dialog.getByRole("button", { name: words("visitors.create") }))
    await waitFor(() => expect(dialog.getByText(words("visitors.needed"))).toBeVisible(), slow)
    await userEvent.click(dialog.getByRole("checkbox"))
    await userEvent.click(dialog.getByRole("radio", { name: words("visitors.match.Is") }))
    await userEvent.type(dialog.getByRole("textbox", { name: words("visitors.name") }), "Prices")
    await userEvent.type(dialog.getByRole("textbox", { name: words("visitors.path") }), "prices")
    await userEvent.click(dialog.getByRole("button", { name: words("visitors.create") }))
    await waitFor(() => expect(dialog.getByText(getI18n().t("failures:conversions.path"))).toBeVisible(), slow)
  },
}
export const Made: Story = {
  args: { stage: tagged },
  play: async () => {
    const dialog = await withDialog()
    await userEvent.type(dialog.getByRole("textbox", { name: words("visitors.name") }), "Everybody")
    await userEvent.click(dialog.getByRole("checkbox"))
    await userEvent.click(dialog.getByRole("button", { name: words("visitors.create") }))
    await expect(await screen.findByText(words("visitors.listening"), {}, slow)).toBeVisible()
  },
}
export const BroughtBack: Story = {
  play: async () => {
    await drawn()
    await pressed(words("act.menu", { name: "Filling up" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("act.remove") }, slow))
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    await waitFor(() => expect(dialog.getByText(words("visitors.removeText"))).toBeVisible(), slow)
    await userEvent.click(dialog.getByRole("button", { name: common("remove") }))
    await pressed(words("visitors.bringBack"))
    await waitFor(() => expect(screen.queryByRole("button", { name: words("visitors.bringBack") })).toBeNull(), slow)
  },
}
