import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { fewPictures, linkedPage, manyPictures } from "../world/asset-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("assets:title")).toBe(true), slow)
const pressed = async (name: string) => {
  await loaded()
  await userEvent.click(await screen.findByRole("button", { name }, slow))
}
const acted = async (picture: string, act: string) => {
  await loaded()
  await pressed(words("assets:tile.menu", { name: picture }))
  await userEvent.click(await screen.findByRole("menuitem", { name: words(`assets:act.${act}`) }, slow))
}

const meta = {
  title: "Screens/Pictures and accounts",
  component: Screen,
  parameters: { page: true },
  args: { seed: fewPictures, isSignedIn: true, path: "/app/9101/assets" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Pictures: Story = {
  play: async () => {
    await loaded()
    const tile = await screen.findByRole("article", { name: "Rye loaf" }, slow)
    await expect(within(tile).getByText(words("assets:use.live", { count: 1 }))).toBeVisible()
    const cake = screen.getByRole("article", { name: "Wedding cake" })
    await expect(within(cake).getByText(words("assets:use.draft", { count: 1 }))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoPictures: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { name: words("assets:empty.title") }, slow)).toBeVisible()
  },
}
export const HundredsOfPictures: Story = {
  args: { seed: manyPictures },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(24), slow)
    await pressed(words("common:paging.following"))
    await waitFor(() => expect(screen.getByText(/^25 to 48 of /u)).toBeVisible(), slow)
  },
}
export const Found: Story = {
  args: { path: "/app/9101/assets?q=cake" },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(0), slow)
    await expect(screen.queryByRole("article", { name: "The team" })).toBeNull()
  },
}
export const NothingFound: Story = {
  args: { path: "/app/9101/assets?q=zebra" },
  play: async () => {
    await pressed(words("assets:noneFound.clear"))
    await expect(await screen.findByRole("article", { name: "Rye loaf" }, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = { args: { broken: ["creatives/ListAssets"] } }

/** The name, the facts and every use of a picture. */
export const Details: Story = {
  play: async () => {
    await acted("Rye loaf", "open")
    const dialog = await screen.findByRole("dialog", {}, slow)
    await waitFor(() => expect(within(dialog).getByText(words("assets:place.Live"))).toBeVisible(), slow)
  },
}

/** A running campaign keeps its picture, and a draft's goes and comes back. */
export const Removed: Story = {
  play: async () => {
    await loaded()
    await pressed(words("assets:choose.begin"))
    for (const name of ["Rye loaf", "Wedding cake"]) await pressed(words("assets:tile.choose", { name }))
    await pressed(words("assets:choose.remove"))
    const dialog = await screen.findByRole("alertdialog", {}, slow)
    const confirm = within(dialog).getByRole("button", { name: words("assets:remove.confirm") })
    await waitFor(() => expect(confirm).toBeVisible(), slow)
    await userEvent.click(confirm)
    const refusal = words("assets:news.refused", { count: 1, name: "Rye loaf" })
    await waitFor(() => expect(screen.getByText(refusal)).toBeVisible(), slow)
    await waitFor(() => expect(screen.queryByRole("article", { name: "Wedding cake" })).toBeNull(), slow)
    await pressed(words("assets:news.undo"))
    await waitFor(() => expect(screen.getByRole("article", { name: "Wedding cake" })).toBeVisible(), slow)
  },
}

/** What a replacement touches is told before the file is chosen. */
export const Replacing: Story = {
  play: async () => {
    await acted("Rye loaf", "replace")
    const dialog = await screen.findByRole("dialog", {}, slow)
    await waitFor(
      () => expect(within(dialog).getByText(words("assets:replace.live", { count: 1 }))).toBeVisible(),
      slow,
    )
  },
}

/** The removed pictures, each with its way back. */
export const RemovedLately: Story = {
  play: async () => {
    await acted("Croissants", "remove")
    const dialog = await screen.findByRole("alertdialog", {}, slow)
    const confirm = within(dialog).getByRole("button", { name: words("assets:remove.confirm") })
    await waitFor(() => expect(confirm).toBeVisible(), slow)
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), slow)
    await pressed(words("assets:removed.title"))
    const back = await screen.findByRole(
      "button",
      { name: words("assets:removed.restoreOf", { name: "Croissants" }) },
      slow,
    )
    await waitFor(() => expect(back).toBeVisible(), slow)
  },
}

/** A file that is no picture is refused with its reason, and the others go on. */
export const Uploading: Story = {
  play: async () => {
    await loaded()
    await screen.findByRole("article", { name: "Rye loaf" }, slow)
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error("no file input")
    const canvas = document.createElement("canvas")
    canvas.width = 640
    canvas.height = 480
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"))
    const file = new File([blob ?? ""], "Baguettes.png", { type: "image/png" })
    await userEvent.upload(input, [file, new File(["hello"], "notes.png", { type: "image/png" })])
    await expect(await screen.findByRole("article", { name: "Baguettes" }, slow)).toBeVisible()
    await expect(await screen.findByText(words("assets:upload.refused"), {}, slow)).toBeVisible()
  },
}

export const Pages: Story = {
  args: { seed: linkedPage, path: "/app/9101/assets?kind=Page" },
  play: async () => {
    await loaded()
    const page = await screen.findByRole("article", { name: "Bloom Bakery" }, slow)
    await expect(within(page).getByText(words("assets:state.Waiting"))).toBeVisible()
  },
}
export const NoPage: Story = {
  args: { path: "/app/9101/assets?kind=Page" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Facebook|פייסבוק/ }, slow)).toBeVisible()
  },
}
export const Instagram: Story = { args: { seed: linkedPage, path: "/app/9101/assets?kind=Instagram" } }
export const Catalogues: Story = { args: { path: "/app/9101/assets?kind=Catalogue" } }
export const AdAccounts: Story = { args: { path: "/app/9101/assets?kind=AdAccount" } }
export const ForABrandManager: Story = {
  args: { role: "BrandManager" },
  play: async ({ canvas }) => {
    await loaded()
    await expect(await canvas.findByText(words("assets:readOnly"), {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: words("assets:choose.begin") })).toBeNull()
  },
}
export const AccountsForABrandManager: Story = {
  args: { role: "BrandManager", path: "/app/9101/assets?kind=Page" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ask the owner|לפנות לבעלי העסק/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /Facebook|פייסבוק/ })).toBeNull()
  },
}
export const YourBusiness: Story = {
  args: { seed: busyBakery, path: "/app/9101/localBusiness" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /Business name|שם העסק/ }, slow)).toBeVisible()
  },
}
export const YourBusinessForABrandManager: Story = {
  args: { seed: busyBakery, role: "BrandManager", path: "/app/9101/localBusiness" },
}
