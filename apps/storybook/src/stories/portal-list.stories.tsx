import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/List of portals",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/portal/portals" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalLook:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalLook:portals.title")).toBe(true), slow)
const make = async (title: string, host: string) => {
  await userEvent.type(await screen.findByRole("textbox", { name: say("look.identity.name") }, slow), title)
  await userEvent.type(await screen.findByRole("textbox", { name: say("domains.add.label") }, slow), host)
  await userEvent.type(
    await screen.findByRole("textbox", { name: say("portals.make.sender") }, slow),
    host.includes(".") ? "ads@bloom.example" : "nobody",
  )
  await userEvent.click(await screen.findByRole("button", { name: say("portals.make.act") }, slow))
}

export const Every: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText("highstreet.localhost", {}, slow)).toBeVisible()
  },
}
/** A new portal leads on to the record that proves its address. */
export const MakingOne: Story = {
  play: async () => {
    await loaded()
    await make("Bloom Ads", "Ads.Bloom.example")
    await expect(await screen.findByText("_portal-verification.ads.bloom.example", {}, slow)).toBeVisible()
    await expect(await screen.findByRole("link", { name: say("portals.back") }, slow)).toBeVisible()
  },
}
export const Refused: Story = {
  play: async () => {
    await loaded()
    await make(" ", "bloom")
    await expect(await screen.findByText(say("look.fault.required"), {}, slow)).toBeVisible()
    await expect(screen.getByText(say("domains.add.fault.oneWord"))).toBeVisible()
    await expect(screen.getByText(say("look.fault.mail"))).toBeVisible()
  },
}
/** The look of another portal, with a word about whose it is. */
export const LookOfAnother: Story = {
  args: { path: "/portal/look?portal=2" },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("textbox", { name: say("look.identity.name") }, slow)).toHaveValue(
      "High Street",
    )
    await expect(screen.getByRole("link", { name: say("portals.back") })).toBeVisible()
  },
}
/** The first administrator of another portal is invited, and its prices are set, from here. */
export const PeopleOfAnother: Story = {
  args: { path: "/portal/people?portal=2" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("portals.editing", { title: "High Street" }), {}, slow)).toBeVisible()
    const pages = within(screen.getByRole("navigation", { name: say("portals.pagesOf", { title: "High Street" }) }))
    await userEvent.click(pages.getByRole("link", { name: say("portals.page.prices") }))
    await expect(await screen.findByText(say("portals.editing", { title: "High Street" }), {}, slow)).toBeVisible()
  },
}
export const OtherNotLoaded: Story = {
  args: { path: "/portal/people?portal=2", broken: ["portals/GetPortalSettings"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("portals.notLoadedOne"), {}, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = {
  args: { broken: ["portals/ListPortals"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("portals.notLoaded"), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["portals/ListPortals"] } }
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
