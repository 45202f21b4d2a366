import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  destinationsOfAllStates,
  manyDestinations,
  refusingDestination,
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
    await loaded()
    await pressed(words("leadDelivery:add"))
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
    await loaded()
    await pressed(words("leadDelivery:add"))
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
    await expect(await dialog.findByRole("button", { name: words("common:action.retry") }, slow)).toBeVisible()
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
    await loaded()
    await pressed(words("leadDelivery:add"))
    await expect(await screen.findByText(words("leadDelivery:preview.made"), {}, slow)).toBeInTheDocument()
  },
}
