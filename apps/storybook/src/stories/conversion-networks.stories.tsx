import type { Meta, StoryObj } from "@storybook/react-vite"
import { NetworksSection } from "@ui/conversions/networks"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Staged } from "../staged.tsx"
import { bakery } from "../world/bakery.ts"
import {
  networkAway,
  networkRefuses,
  networksAtRest,
  networksOfAllStates,
  networksToConnect,
  noConversionNetwork,
} from "../world/conversion-network-seeds.ts"
import { toldBakery } from "../world/lead-telling-seeds.ts"
import type { StageOptions } from "../world/open-stage.ts"
import { emptyBusiness } from "../world/seeds.ts"

const Part = () => (
  <main>
    <NetworksSection businessProfileId={bakery.id} />
  </main>
)

/** Dialogs fade in, and the world is made first. */
const slow = { timeout: 15_000 }
const staged = (seed: StageOptions["seed"], more: Partial<StageOptions> = {}): StageOptions => ({
  seed,
  isSignedIn: true,
  ...more,
})
const reading = "conversions/ListConversionNetworks"
const stages = {
  all: staged(networksOfAllStates),
  toConnect: staged(networksToConnect),
  atRest: staged(networksAtRest),
  refuses: staged(networkRefuses),
  away: staged(networkAway),
  off: staged(noConversionNetwork),
  noActions: staged(emptyBusiness),
  leads: staged(toldBakery),
  silent: staged(emptyBusiness, { silent: [reading] }),
  broken: staged(emptyBusiness, { broken: [reading] }),
  reader: staged(networksOfAllStates, { role: "BrandManager" }),
  connecting: staged(networksToConnect, { silent: ["conversions/ConnectConversionNetwork"] }),
}

const meta = {
  title: "Screens/Conversion networks",
  component: Staged,
  args: { part: Part, stage: stages.all },
} satisfies Meta<typeof Staged>
export default meta
type Story = StoryObj<typeof meta>

const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`conversionNetworks:${key}`, values)
const drawn = async () => {
  await waitFor(() => expect(getI18n()?.exists("conversionNetworks:title")).toBe(true), slow)
  await screen.findByRole("heading", { name: words("title") }, slow)
}
const cardOf = async (network: "Meta" | "Google") => {
  await drawn()
  const heading = await screen.findByRole("heading", { name: words(`network.${network}`) }, slow)
  const card = heading.closest("li")
  if (card === null) throw new Error("The network has no card")
  return within(card)
}
const pressed = async (network: "Meta" | "Google", act: string) =>
  userEvent.click((await cardOf(network)).getByRole("button", { name: words(`act.${act}`) }))
const inDialog = async () => within(await screen.findByRole("dialog", {}, slow))

export const AllStates: Story = {
  play: async () => {
    await expect((await cardOf("Meta")).getByText(words("state.On"))).toBeVisible()
    await expect((await cardOf("Google")).getByText(words("state.Refused"))).toBeVisible()
    await expect(
      (await cardOf("Google")).getByText(words("advice.terms", { name: words("network.Google") })),
    ).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const AtRest: Story = { args: { stage: stages.atRest } }
export const Loading: Story = { args: { stage: stages.silent } }
export const NotLoaded: Story = { args: { stage: stages.broken } }
export const NoNetwork: Story = { args: { stage: stages.off } }
export const NothingCounts: Story = {
  args: { stage: stages.noActions },
  play: async () => {
    await drawn()
    await expect(await screen.findByText(words("noActions"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("button", { name: words("act.connect") })).toBeNull()
  },
}

/** Whoever may not change campaigns sees the states and the log alone. */
export const Reader: Story = {
  args: { stage: stages.reader },
  play: async () => {
    const card = await cardOf("Meta")
    await expect(card.getByRole("button", { name: words("act.log") })).toBeVisible()
    await expect(card.queryByRole("button", { name: words("act.disconnect") })).toBeNull()
  },
}

export const Connected: Story = {
  args: { stage: stages.toConnect },
  play: async () => {
    await pressed("Meta", "connect")
    await expect(await screen.findByText(words("state.On"), {}, slow)).toBeVisible()
  },
}
export const Connecting: Story = {
  args: { stage: stages.connecting },
  play: async () => {
    await pressed("Google", "connect")
    await expect((await screen.findAllByLabelText(words("act.connecting"), {}, slow)).length).toBeGreaterThan(0)
  },
}

export const PausedAndResumed: Story = {
  play: async () => {
    await pressed("Meta", "pause")
    await expect(await screen.findByText(words("trouble.paused"), {}, slow)).toBeVisible()
    await pressed("Meta", "resume")
    await waitFor(() => expect(screen.queryByText(words("trouble.paused"))).toBeNull(), slow)
  },
}

/** Meta's code of a test is said in words. */
export const Tested: Story = {
  play: async () => {
    await pressed("Meta", "test")
    await expect(await screen.findByText(/TEST7/u, {}, slow)).toBeVisible()
  },
}
export const TestRefused: Story = {
  args: { stage: stages.refuses },
  play: async () => {
    await pressed("Meta", "test")
    await expect(await screen.findByText(/sufficient customer information/u, {}, slow)).toBeVisible()
  },
}
export const NetworkAway: Story = {
  args: { stage: stages.away },
  play: async () => {
    await pressed("Meta", "test")
    await expect(await screen.findByText(getI18n().t("failures:ConversionNetworkAway"), {}, slow)).toBeVisible()
  },
}
export const Asked: Story = {
  play: async () => {
    await pressed("Meta", "check")
    await expect(await screen.findByText(words("told.Nothing"), { exact: false }, slow)).toBeVisible()
  },
}

/** The log has the newest first, by state, with the reason. */
export const Log: Story = {
  play: async () => {
    await pressed("Meta", "log")
    const dialog = await inDialog()
    await expect(await dialog.findByText("order-4701", {}, slow)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole("button", { name: words("log.more") }))
    await expect(await dialog.findByText(words("log.withheld"), {}, slow)).toBeInTheDocument()
  },
}
/** Leads have a log of their own, in which they are numbers. */
export const LogOfLeads: Story = {
  args: { stage: stages.leads },
  play: async () => {
    await pressed("Meta", "log")
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole("button", { name: new RegExp(words("log.subject"), "u") }))
    await userEvent.click(await screen.findByRole("option", { name: words("log.ofLeads") }, slow))
    const row = words("log.leadStage", { number: 9602, stage: words("stage.Bad") })
    await expect(await dialog.findByText(row, {}, slow)).toBeInTheDocument()
  },
}

/** A business with leads and without a website can connect networks, and has nothing to test with. */
export const LeadsAlone: Story = {
  args: { stage: stages.leads },
  play: async () => {
    const card = await cardOf("Meta")
    await expect(card.getByText(words("fact.waitingLeads"))).toBeVisible()
    await expect(card.queryByRole("button", { name: words("act.test") })).toBeNull()
  },
}
export const Disconnected: Story = {
  play: async () => {
    await pressed("Meta", "disconnect")
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: words("act.disconnect") }))
    await expect(await screen.findByText(words("offer.Meta"), {}, slow)).toBeVisible()
  },
}
