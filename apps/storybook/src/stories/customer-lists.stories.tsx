import type { Meta, StoryObj } from "@storybook/react-vite"
import { CustomerListsPart } from "@ui/audience/customer-lists"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Staged } from "../staged.tsx"
import { bakery } from "../world/bakery.ts"
import { fullOfLists, listsOfAllStates, noListNetwork } from "../world/customer-list-seeds.ts"
import type { StageOptions } from "../world/open-stage.ts"
import { emptyBusiness } from "../world/seeds.ts"

const Part = () => (
  <main>
    <CustomerListsPart businessProfileId={bakery.id} usesOf={() => [{ campaignId: 9201, name: "Diwali boxes" }]} />
  </main>
)

/** Dialogs fade in, and the world is made first. */
const slow = { timeout: 15_000 }
const signedIn: StageOptions = { seed: listsOfAllStates, isSignedIn: true }
const empty: StageOptions = { seed: emptyBusiness, isSignedIn: true }
const reading = "audiences/ListCustomerLists"
const silent: StageOptions = { ...empty, silent: [reading] }
const broken: StageOptions = { ...empty, broken: [reading] }
const full: StageOptions = { ...empty, seed: fullOfLists }
const off: StageOptions = { ...empty, seed: noListNetwork }
const reader: StageOptions = { ...signedIn, role: "BrandManager" }
const stuck: StageOptions = { ...empty, broken: ["audiences/AddListPeople"] }
const sending: StageOptions = { ...empty, silent: ["audiences/AddListPeople"] }

const meta = {
  title: "Screens/Customer lists",
  component: Staged,
  args: { part: Part, stage: signedIn },
} satisfies Meta<typeof Staged>
export default meta
type Story = StoryObj<typeof meta>

const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`customerLists:${key}`, values)
const common = (key: string): string => getI18n().t(`common:action.${key}`)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("customerLists:title")).toBe(true), slow)
  await screen.findByRole("heading", { name: words("title") }, slow)
}
const pressed = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, slow))
const chosen = async (list: string, act: string) => {
  await drawn()
  await pressed(words("act.menu", { name: list }))
  await userEvent.click(await screen.findByRole("menuitem", { name: words(`act.${act}`) }, slow))
  return within(await screen.findByRole("dialog", {}, slow))
}

export const AllStates: Story = {
  play: async () => {
    await drawn()
    await expect(await screen.findByText("Fair visitors", {}, slow)).toBeVisible()
    await expect(screen.getByText(words("status.TooSmall"))).toBeVisible()
    await expect(screen.getByText("Like our regulars")).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const Empty: Story = { args: { stage: empty } }
export const Loading: Story = { args: { stage: silent } }
export const NotLoaded: Story = { args: { stage: broken } }
export const Full: Story = { args: { stage: full } }
export const NoNetwork: Story = { args: { stage: off } }
export const ReadOnly: Story = {
  args: { stage: reader },
  play: async () => {
    await drawn()
    await expect(await screen.findByText("Regulars", {}, slow)).toBeVisible()
    await expect(screen.queryByRole("button")).toBeNull()
  },
}

/** A file with 120 people, one repeated, one without contact and one with an unreadable e-mail. */
const peopleFile = () => {
  const people = Array.from({ length: 120 }, (_, index) => `Asha,asha${index}@example.com,98450 ${10_000 + index}`)
  const rows = ["Name,Email,Telephone", ...people, "Asha,ASHA0@example.com,9845010000", "Dev,,", "Dev,dev at home,"]
  return new File([rows.join("\n")], "customers.csv", { type: "text/csv" })
}

const withFile = async () => {
  await drawn()
  await pressed(words("add"))
  const dialog = within(await screen.findByRole("dialog", {}, slow))
  await dialog.findByText(words("file.local"), {}, slow)
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (input !== null) await userEvent.upload(input, peopleFile())
  await dialog.findByText(words("columns.header"), {}, slow)
  return dialog
}
const asFarAsConsent = async () => {
  const dialog = await withFile()
  await userEvent.click(dialog.getByRole("button", { name: common("continue") }))
  await dialog.findByText(words("consent.accept"), {}, slow)
  return dialog
}
const asFarAsSending = async () => {
  const dialog = await asFarAsConsent()
  await userEvent.click(dialog.getByRole("checkbox"))
  await userEvent.click(dialog.getByRole("button", { name: common("continue") }))
  const start = await dialog.findByRole("button", { name: words("send.start") }, slow)
  await waitFor(() => expect(start).toBeEnabled(), slow)
  return { dialog, start }
}

export const ChooseFile: Story = {
  args: { stage: empty },
  play: async () => {
    await drawn()
    await pressed(words("add"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await waitFor(() => expect(dialog.getByText(words("file.local"))).toBeVisible(), slow)
  },
}
export const MatchColumns: Story = {
  args: { stage: empty },
  play: async () => {
    const dialog = await withFile()
    await waitFor(() => expect(dialog.getByText(/asha0@example.com/)).toBeVisible(), slow)
    await expect(dialog.getByRole("checkbox")).toBeChecked()
  },
}
export const Consent: Story = {
  args: { stage: empty },
  play: async () => {
    const dialog = await asFarAsConsent()
    await userEvent.click(dialog.getByRole("button", { name: common("continue") }))
    await waitFor(() => expect(dialog.getByText(words("consent.needed"))).toBeVisible(), slow)
  },
}
export const FoundInFile: Story = {
  args: { stage: empty },
  play: async () => {
    const { dialog } = await asFarAsSending()
    await waitFor(() => expect(dialog.getByText(words("result.NoContact"))).toBeVisible(), slow)
    await waitFor(() => expect(dialog.getByText(words("result.duplicates"))).toBeVisible(), slow)
  },
}
export const Uploaded: Story = {
  args: { stage: empty },
  play: async () => {
    const { dialog, start } = await asFarAsSending()
    await userEvent.click(start)
    await waitFor(() => expect(dialog.getByText(words("result.done"))).toBeVisible(), slow)
    await userEvent.click(dialog.getByRole("button", { name: common("done") }))
    await expect(await screen.findByText(words("consent.usualName"), {}, slow)).toBeVisible()
  },
}
export const Sending: Story = {
  args: { stage: sending },
  play: async () => {
    const { dialog, start } = await asFarAsSending()
    await userEvent.click(start)
    await waitFor(() => expect(dialog.getByRole("button", { name: words("send.stop") })).toBeVisible(), slow)
  },
}
export const BatchFailed: Story = {
  args: { stage: stuck },
  play: async () => {
    const { dialog, start } = await asFarAsSending()
    await userEvent.click(start)
    await waitFor(() => expect(dialog.getByText(words("send.failed"))).toBeVisible(), slow)
    await waitFor(() => expect(dialog.getByRole("button", { name: words("send.resume") })).toBeVisible(), slow)
  },
}
export const UploadInHebrew: Story = { ...FoundInFile, globals: { language: "he" } }

export const Rename: Story = {
  play: async () => {
    const dialog = await chosen("Regulars", "rename")
    await userEvent.type(dialog.getByRole("textbox"), " of 2026")
    await userEvent.click(dialog.getByRole("button", { name: common("save") }))
    await expect(await screen.findByText("Regulars of 2026", {}, slow)).toBeVisible()
  },
}
export const NameTaken: Story = {
  play: async () => {
    const dialog = await chosen("Regulars", "rename")
    await userEvent.clear(dialog.getByRole("textbox"))
    await userEvent.type(dialog.getByRole("textbox"), "newsletter")
    await userEvent.click(dialog.getByRole("button", { name: common("save") }))
    await waitFor(() => expect(dialog.getByText(getI18n().t("failures:audiences.listNameTaken"))).toBeVisible(), slow)
  },
}
export const Expiry: Story = {
  play: async () => {
    const dialog = await chosen("Regulars", "days")
    await waitFor(() => expect(dialog.getByText(words("days.hint"))).toBeVisible(), slow)
  },
}
export const Lookalike: Story = {
  play: async () => {
    const dialog = await chosen("Regulars", "lookalike")
    await expect(dialog.getByRole("slider")).toHaveValue("1")
    await userEvent.click(dialog.getByRole("button", { name: words("lookalike.create") }))
    await expect(await screen.findByText("Like Regulars", {}, slow)).toBeVisible()
  },
}
export const LookalikeChoice: Story = { play: async () => void (await chosen("Regulars", "lookalike")) }
export const Remove: Story = {
  play: async () => {
    await drawn()
    await pressed(words("act.menu", { name: "Regulars" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("act.remove") }, slow))
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    await waitFor(() => expect(dialog.getByText("Diwali boxes")).toBeVisible(), slow)
  },
}
export const ForgetSomebody: Story = {
  play: async () => {
    await drawn()
    await pressed(words("forgetAct"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: words("forget.act") }))
    await waitFor(() => expect(dialog.getByText(words("forget.nothing"))).toBeVisible(), slow)
    await userEvent.type(dialog.getByRole("textbox", { name: words("forget.email") }), "asha@example.com")
    await userEvent.click(dialog.getByRole("button", { name: words("forget.act") }))
    await waitFor(() => expect(dialog.getByText(/4/)).toBeVisible(), slow)
  },
}
