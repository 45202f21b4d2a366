import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  changedMeanwhile,
  connectedDestinations,
  destinationsOfAllStates,
  manyDestinations,
  refusingDestination,
  refusingSystems,
  workingDestination,
} from "../world/lead-delivery-seeds.ts"
import { busyBakery, emptyBusiness } from "../world/seeds.ts"

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("leadDelivery:title")).toBe(true), slow)
const pressed = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name }, slow)
  if (button !== undefined) await userEvent.click(button)
}
const acted = async (what: string, name = "Our CRM") => {
  await loaded()
  await pressed(words("leadDelivery:act.menu", { name }))
  await userEvent.click(await screen.findByRole("menuitem", { name: words(`leadDelivery:act.${what}`) }, slow))
}
/** A kind is chosen for a new destination. */
const adding = async (kind: string) => {
  await loaded()
  await pressed(words("leadDelivery:add"))
  const title = words(`leadDelivery:kind.${kind}`)
  await userEvent.click(await screen.findByRole("radio", { name: (label) => label.includes(title) }, slow))
  await pressed(words("common:action.continue"))
  await screen.findByRole("textbox", { name: words("leadDelivery:form.name") }, slow)
}
/** Pastes a long text into a field. */
const pasted = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
const token = "pat-eu1-00000000-0000-0000-0000-00000000d3f9"
const inDialog = async () => within(await screen.findByRole("dialog", {}, slow))

const meta = {
  title: "Screens/Delivery of leads",
  component: Screen,
  parameters: { page: true },
  args: { seed: destinationsOfAllStates, isSignedIn: true, path: "/app/9101/leads/delivery" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("leadDelivery:state.Ended"), {}, slow)).toBeVisible()
    await expect(screen.getByRole("progressbar", { name: words("leadDelivery:work.Backfill") })).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoDestinations: Story = { args: { seed: busyBakery } }
export const Full: Story = { args: { seed: manyDestinations } }
export const NotLoaded: Story = { args: { broken: ["integrations/ListLeadDestinations"] } }

/** A new destination shows its secret once. */
export const Added: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await adding("Webhook")
    const dialog = await inDialog()
    await userEvent.type(await dialog.findByRole("textbox", { name: words("leadDelivery:form.name") }), "Our CRM")
    await userEvent.type(
      dialog.getByRole("textbox", { name: words("leadDelivery:form.address") }),
      "https://crm.example.com/leads",
    )
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await screen.findByText(words("leadDelivery:secret.once"), {}, slow)).toBeInTheDocument()
    await expect(screen.getByText(/^whsec_/)).toBeInTheDocument()
  },
}

/** What is wrong is said at its field, and the mapping's at its row. */
export const RefusedFields: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await adding("Webhook")
    const dialog = await inDialog()
    const [first] = await dialog.findAllByRole("textbox", { name: words("leadDelivery:mapping.to") }, slow)
    if (first !== undefined) await userEvent.clear(first)
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await dialog.findByText(words("failures:integrations.fieldName"))).toBeVisible()
  },
}

/** The preview follows the mapping. */
export const Mapped: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await acted("change")
    const dialog = await inDialog()
    const fields = await dialog.findAllByRole("textbox", { name: words("leadDelivery:mapping.to") }, slow)
    const [, name] = fields
    if (name !== undefined) {
      await userEvent.clear(name)
      await userEvent.type(name, "full_name")
    }
    await waitFor(() => expect(dialog.getByText(/"full_name":/)).toBeVisible(), slow)
  },
}

/** Whoever leaves an unsaved destination is asked first. */
export const LeftUnsaved: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await acted("change")
    const dialog = await inDialog()
    await userEvent.type(await dialog.findByRole("textbox", { name: words("leadDelivery:form.name") }), " two")
    await userEvent.keyboard("{Escape}")
    const question = await screen.findByRole("alertdialog", { name: words("common:confirm.unsaved") }, slow)
    await waitFor(() => expect(question).toBeVisible(), slow)
  },
}

/** The log of every state; a delivery that was given up is sent again. */
export const Log: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:act.log"))
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getAllByRole("listitem").length).toBe(8), slow)
    await expect(dialog.getAllByText(words("leadDelivery:noAnswer.TooSlow"))[0]).toBeInTheDocument()
  },
}

export const LogInHebrew: Story = {
  args: { seed: workingDestination },
  globals: { language: "he" },
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:act.log"))
    await inDialog()
  },
}

export const EmptyLog: Story = {
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:act.log"))
    await expect(await screen.findByText(words("leadDelivery:log.none"), {}, slow)).toBeInTheDocument()
  },
}

export const LogNotLoaded: Story = {
  args: { seed: workingDestination, broken: ["integrations/ListLeadDeliveries"] },
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:act.log"))
    const dialog = await inDialog()
    const retry = await dialog.findByRole("button", { name: words("common:action.retry") }, slow)
    // The dialog fades in.
    await waitFor(() => expect(retry).toBeVisible(), slow)
  },
}

/** All that failed is sent again, and the log closes. */
export const ReplayedAll: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:act.log"))
    const dialog = await inDialog()
    const name = words("leadDelivery:log.replayAll", { count: 1, amount: "1" })
    await userEvent.click(await dialog.findByRole("button", { name }, slow))
    await expect(await screen.findByText(words("leadDelivery:log.replayedAll"), {}, slow)).toBeInTheDocument()
  },
}

export const TestTaken: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await acted("test")
    await pressed(words("leadDelivery:test.send"))
    await expect(await screen.findByText(words("leadDelivery:test.taken"), {}, slow)).toBeInTheDocument()
  },
}

export const TestRefused: Story = {
  args: { seed: refusingDestination },
  play: async () => {
    await acted("test")
    await pressed(words("leadDelivery:test.send"))
    await expect(await screen.findByText(words("leadDelivery:test.notTaken"), {}, slow)).toBeInTheDocument()
    await expect(screen.getByText(/phone has to begin/)).toBeInTheDocument()
  },
}

export const Backfill: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await acted("backfill")
    await pressed(words("leadDelivery:backfill.action"))
    await expect(await screen.findByText(words("leadDelivery:backfill.begun"), {}, slow)).toBeInTheDocument()
  },
}

export const Resumed: Story = {
  play: async () => {
    await acted("resume", "Newsletter")
    await waitFor(
      () => expect(screen.queryByText(words("leadDelivery:trouble.paused.Owner"))).not.toBeInTheDocument(),
      slow,
    )
  },
}

export const Rotated: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await acted("rotate")
    await pressed(words("leadDelivery:rotate.action"))
    await expect(await screen.findByText(words("leadDelivery:secret.once"), {}, slow)).toBeInTheDocument()
  },
}

export const Removed: Story = {
  args: { seed: workingDestination },
  play: async () => {
    await acted("remove")
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: words("leadDelivery:act.remove") }))
    await expect(await screen.findByText(words("leadDelivery:empty.title"), {}, slow)).toBeVisible()
  },
}

/** A business without any lead: the preview is of somebody made up. */
export const WithoutLeads: Story = {
  args: { seed: emptyBusiness },
  play: async () => {
    await adding("Webhook")
    await expect(await screen.findByText(words("leadDelivery:preview.made"), {}, slow)).toBeInTheDocument()
  },
}

/** The first question of a new destination, with what each system needs. */
export const KindChosen: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:add"))
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getAllByRole("radio").length).toBe(3), slow)
    await expect(dialog.getByRole("button", { name: words("common:action.continue") })).toBeDisabled()
  },
}
export const KindInHebrew: Story = { ...KindChosen, globals: { language: "he" } }

/** HubSpot lets us in, and its properties are suggested from then on. */
export const HubSpotConnected: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await adding("HubSpot")
    const dialog = await inDialog()
    await pasted(dialog.getByLabelText(words("leadDelivery:connection.accessToken")), token)
    await userEvent.click(dialog.getByRole("button", { name: words("leadDelivery:connect.check") }))
    const place = "144567890 (app-eu1.hubspot.com)"
    await expect(await dialog.findByText(words("leadDelivery:connect.connected", { place }), {}, slow)).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole("combobox").length).toBeGreaterThan(0), slow)
  },
}
export const HubSpotInHebrew: Story = { ...HubSpotConnected, globals: { language: "he" } }

/** A token that is refused is told with what to do, and nothing is saved. */
export const HubSpotRefused: Story = {
  args: { seed: refusingSystems },
  play: async () => {
    await adding("HubSpot")
    const dialog = await inDialog()
    await userEvent.type(dialog.getByRole("textbox", { name: words("leadDelivery:form.name") }), "Second")
    await pasted(dialog.getByLabelText(words("leadDelivery:connection.accessToken")), token)
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await dialog.findByText(words("leadDelivery:connect.notSaved"), {}, slow)).toBeInTheDocument()
    await expect(dialog.getByText(words("leadDelivery:advice.TokenRefused", { system: "HubSpot" }))).toBeInTheDocument()
  },
}

/** A spreadsheet without the business's tab is told which tab it needs. */
export const SheetWithoutTab: Story = {
  args: { seed: refusingSystems },
  play: async () => {
    await adding("GoogleSheets")
    const dialog = await inDialog()
    await pasted(
      dialog.getByRole("textbox", { name: words("leadDelivery:connection.spreadsheet") }),
      "1aBcD_efGhIjKlMnOpQrStUvWxYz-0123456789",
    )
    await userEvent.click(dialog.getByRole("button", { name: words("leadDelivery:connect.check") }))
    await expect(
      await dialog.findByText(words("leadDelivery:advice.TabMissing", { about: "Leads 9101" }), {}, slow),
    ).toBeInTheDocument()
  },
}

/** A new spreadsheet is saved and listed with its title. */
export const SheetAdded: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await adding("GoogleSheets")
    const dialog = await inDialog()
    await userEvent.type(dialog.getByRole("textbox", { name: words("leadDelivery:form.name") }), "Our sheet")
    await pasted(
      dialog.getByRole("textbox", { name: words("leadDelivery:connection.spreadsheet") }),
      "https://docs.google.com/spreadsheets/d/1aBcD_efGhIjKlMnOpQrStUvWxYz/edit#gid=0",
    )
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await screen.findByRole("link", { name: "Leads of the oven" }, slow)).toBeInTheDocument()
  },
}
export const SheetInHebrew: Story = {
  args: { seed: busyBakery },
  globals: { language: "he" },
  play: () => adding("GoogleSheets"),
}

/** What each system is, and what it had against leads. */
export const Connected: Story = { args: { seed: connectedDestinations } }
export const ConnectedInHebrew: Story = { args: { seed: connectedDestinations }, globals: { language: "he" } }
export const LogOfTroubles: Story = {
  args: { seed: connectedDestinations },
  play: async () => {
    await loaded()
    await pressed(words("leadDelivery:act.log"))
    const dialog = await inDialog()
    await waitFor(() => expect(dialog.getAllByRole("listitem").length).toBe(6), slow)
    await expect(dialog.getByText(words("leadDelivery:skipped.HubSpot"))).toBeInTheDocument()
    await expect(
      dialog.getByText(words("leadDelivery:advice.FieldUnknown", { system: "HubSpot", about: "shoe_size" })),
    ).toBeInTheDocument()
  },
}
export const LogOfTroublesInHebrew: Story = { ...LogOfTroubles, globals: { language: "he" } }

/** A token is kept where no other is typed. */
export const TokenKept: Story = {
  args: { seed: connectedDestinations },
  play: async () => {
    await acted("change", "Sales in HubSpot")
    const dialog = await inDialog()
    await expect(
      await dialog.findByText(words("leadDelivery:connect.kept", { end: "d3f9" }), {}, slow),
    ).toBeInTheDocument()
    await userEvent.type(dialog.getByRole("textbox", { name: words("leadDelivery:form.name") }), " two")
    await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
    await expect(await screen.findByRole("heading", { name: "Sales in HubSpot two" }, slow)).toBeInTheDocument()
  },
}

const savedLate = async () => {
  await acted("change", "Sales in HubSpot")
  const dialog = await inDialog()
  await pasted(await dialog.findByLabelText(words("leadDelivery:connection.accessToken"), {}, slow), token)
  await userEvent.click(dialog.getByRole("button", { name: words("common:action.save") }))
  await expect(await dialog.findByText(words("leadDelivery:meanwhile.text"), {}, slow)).toBeInTheDocument()
  return dialog
}

/** Whoever saves over somebody else's change is asked which of the two is to stay. */
export const ChangedMeanwhile: Story = {
  args: { seed: changedMeanwhile },
  play: async () => {
    const dialog = await savedLate()
    await userEvent.click(dialog.getByRole("button", { name: words("leadDelivery:meanwhile.mine") }))
    await expect(await screen.findByRole("heading", { name: "Sales in HubSpot" }, slow)).toBeInTheDocument()
  },
}
export const ChangedMeanwhileInHebrew: Story = {
  args: { seed: changedMeanwhile },
  globals: { language: "he" },
  play: async () => void (await savedLate()),
}

/** The colleague's version is shown in the form instead. */
export const TheirsShown: Story = {
  args: { seed: changedMeanwhile },
  play: async () => {
    const dialog = await savedLate()
    await userEvent.click(dialog.getByRole("button", { name: words("leadDelivery:meanwhile.theirs") }))
    await expect(await screen.findByDisplayValue("Renamed by a colleague", {}, slow)).toBeInTheDocument()
  },
}
