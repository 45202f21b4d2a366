import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { dressedPortal } from "../world/portal-looks.ts"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Look of the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: dressedPortal, isSignedIn: true, path: "/portal/look" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalLook:look.${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalLook:look.publish")).toBe(true), slow)
const field = (key: string) => screen.findByRole("textbox", { name: say(key) }, slow)
const publish = () => screen.findByRole("button", { name: say("publish") }, slow)
/** The page inside a preview's window, once it is drawn. */
const previewed = async (key: "pageTitle" | "phoneTitle") => {
  const frame = await screen.findByTitle(say(`preview.${key}`), {}, slow)
  const body = () => (frame as HTMLIFrameElement).contentDocument?.body ?? document.createElement("body")
  await waitFor(() => expect(body().querySelector("h1")).not.toBeNull(), slow)
  return body()
}

export const AsPublished: Story = {
  play: async () => {
    await loaded()
    await expect(await publish()).toBeDisabled()
    const page = await previewed("pageTitle")
    await expect(page.querySelector("h1")?.textContent).not.toBe("")
    await expect(await screen.findAllByRole("button", { name: new RegExp(say("versions.take")) }, slow)).toHaveLength(2)
  },
}
/** What is typed is shown in the preview at once, and nowhere else. */
export const TypedWords: Story = {
  play: async () => {
    await loaded()
    const page = await previewed("pageTitle")
    const [headline] = await screen.findAllByRole(
      "textbox",
      { name: new RegExp(say("voice.headline", { language: "" }).slice(0, 5)) },
      slow,
    )
    if (headline === undefined) throw new Error("There is no headline")
    await userEvent.clear(headline)
    await userEvent.type(headline, "Bread for everybody")
    await waitFor(() => expect(page.querySelector("h1")?.textContent).toBe("Bread for everybody"), slow)
    await expect(await publish()).toBeEnabled()
  },
}
/** A text that is too faint is told with the shade that is used instead. */
export const RepairedColour: Story = {
  play: async () => {
    await loaded()
    const ink = await field("colours.part.accentInk")
    await userEvent.clear(ink)
    await userEvent.type(ink, "#d3381c")
    await expect(ink).toHaveValue("#d3381c")
    await waitFor(() =>
      expect(screen.getByText(new RegExp(say("colours.used", { used: "" }).slice(0, 12)))).toBeVisible(),
    )
  },
}
export const HalfTypedColour: Story = {
  play: async () => {
    await loaded()
    const paper = await field("colours.part.paper")
    await userEvent.clear(paper)
    await userEvent.type(paper, "#12{Tab}")
    await expect(screen.getByText(getI18n().t("failures:validation.colourInvalid"))).toBeVisible()
  },
}
export const Refused: Story = {
  play: async () => {
    await loaded()
    const terms = await field("support.terms")
    await userEvent.clear(terms)
    await userEvent.type(terms, "http://terms.example")
    await userEvent.click(await publish())
    await expect(await screen.findByText(say("fault.address"), {}, slow)).toBeVisible()
    await expect(terms).toHaveFocus()
  },
}
export const Publishing: Story = {
  play: async () => {
    await loaded()
    const name = await field("identity.name")
    await userEvent.clear(name)
    await userEvent.type(name, "Bloom Ads")
    await userEvent.click(await publish())
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    await waitFor(() => expect(dialog.getByText(say("effect.title"))).toBeVisible())
    await userEvent.click(dialog.getByRole("button", { name: say("publish") }))
    await expect(await screen.findByRole("link", { name: say("seeIt") }, slow)).toBeVisible()
    await expect(await publish()).toBeDisabled()
    await waitFor(
      async () =>
        expect(await screen.findAllByRole("button", { name: new RegExp(say("versions.take")) })).toHaveLength(3),
      slow,
    )
  },
}
/** An earlier look fills the fields and the preview, and waits to be published. */
export const TakingBack: Story = {
  play: async () => {
    await loaded()
    const takes = await screen.findAllByRole("button", { name: new RegExp(say("versions.take")) }, slow)
    await userEvent.click(takes.at(-1) ?? document.body)
    await waitFor(async () => expect(await field("identity.name")).toHaveValue("Bright Lights"), slow)
    await expect(await publish()).toBeEnabled()
  },
}
export const OnAPhone: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("tab", { name: say("preview.phone") }, slow))
    const page = await previewed("phoneTitle")
    await expect(page.ownerDocument.defaultView?.innerWidth).toBe(360)
  },
}
export const AsAMail: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("tab", { name: say("preview.mail") }, slow))
    const mail = await screen.findByTitle(say("preview.mailTitle"), {}, slow)
    await expect((mail as HTMLIFrameElement).srcdoc).toContain("<!doctype html>")
  },
}
export const AsACard: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("tab", { name: say("preview.card") }, slow))
    await waitFor(
      () =>
        expect(
          screen.getByRole("img", {
            name: new RegExp(say("preview.cardAlt", { title: "", headline: "" }).slice(0, 6)),
          }),
        ).toBeVisible(),
      slow,
    )
  },
}
export const NeverChanged: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("versions.none"), {}, slow)).toBeVisible()
  },
}
export const VersionsNotLoaded: Story = {
  args: { broken: ["portals/ListLookVersions"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("versions.notLoaded"), {}, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = {
  args: { broken: ["portals/GetPortalSettings"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("notLoaded"), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["portals/GetPortalSettings"] } }
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
