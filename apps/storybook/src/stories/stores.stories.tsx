import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  franchiseStore,
  storeWithFeed,
  storeWithoutFeed,
  storeWithRefusedFile,
  storeWithRefusedRows,
} from "../world/products.ts"

const setUp = "/app/9101/storeSetup"
const meta = {
  title: "Screens/Stores",
  component: Screen,
  parameters: { page: true },
  args: { seed: storeWithoutFeed, isSignedIn: true, path: setUp },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, unknown>> = {}): string => getI18n().t(key, values)
/** The page's texts come with its first drawing. */
const texts = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)
const seen = async (key: string, values?: Readonly<Record<string, unknown>>) => {
  await texts(key)
  await expect(await screen.findByText(words(key, values), {}, slow)).toBeVisible()
}
/** Chooses a file as from the device's dialog. */
const choose = async (file: File) => {
  await texts("stores:productFile.label")
  await screen.findAllByText(words("stores:productFile.label"), {}, slow)
  // The logo may be a file too, and stands above.
  const input = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")].at(-1)
  if (input === undefined) throw new Error("No file can be chosen")
  await userEvent.upload(input, file, { applyAccept: false })
}
const table = (content: BlobPart, name = "bread.csv") => new File([content], name, { type: "text/csv" })

export const SetUp: Story = { play: () => seen("stores:setup.link") }
export const SetUpLoading: Story = {
  args: { silent: ["businesses/GetStore"], path: "/app/9101/leads", next: setUp },
}
export const SetUpFailed: Story = {
  args: { broken: ["businesses/GetStore"] },
  play: () => seen("stores:setup.notLoaded"),
}
export const ReadOnlyByCategory: Story = {
  args: { seed: franchiseStore },
  play: async () => {
    await texts("stores:field.email")
    const email = await screen.findByRole("textbox", { name: new RegExp(words("stores:field.email"), "u") }, slow)
    await expect(email).toBeDisabled()
    await expect(screen.queryByText(words("stores:setup.link"))).toBeNull()
  },
}
export const RefusedRows: Story = {
  args: { seed: storeWithRefusedRows },
  play: async () => {
    await seen("stores:productFile.refused")
    await expect(screen.getByText(words("stores:productFile.row", { row: 2 }))).toBeVisible()
    await expect(screen.queryByText(words("stores:productFile.row", { row: 4 }))).toBeNull()
  },
}
export const RefusedFile: Story = {
  args: { seed: storeWithRefusedFile },
  play: async () => {
    await seen("stores:productFile.refused")
    const refused = within(screen.getByRole("region", { name: words("stores:productFile.refused") }))
    await expect(refused.getAllByText("image_link")).toHaveLength(6)
  },
}
export const FileLacksColumns: Story = {
  play: async () => {
    await choose(table("id,title,price\n1,Rye,40 INR\n"))
    await userEvent.click(await screen.findByRole("button", { name: words("stores:productFile.upload") }, slow))
    await waitFor(() => expect(screen.getByText(/link, image_link, availability/u)).toBeVisible(), slow)
    await expect(screen.getByText("bread.csv")).toBeVisible()
  },
}
export const FileIsWorkbook: Story = {
  play: async () => {
    await choose(table(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]), "bread.xlsx"))
    await waitFor(async () => {
      await texts("failures:businesses.feed.fileIsWorkbook")
      await expect(screen.getByText(words("failures:businesses.feed.fileIsWorkbook"))).toBeVisible()
    }, slow)
  },
}
export const FileTooLarge: Story = {
  play: async () => {
    await choose(table(new Uint8Array(8 * 1024 * 1024 + 1).fill(65)))
    await waitFor(async () => {
      await texts("failures:businesses.feed.fileTooLarge")
      await expect(screen.getByText(words("failures:businesses.feed.fileTooLarge"))).toBeVisible()
    }, slow)
  },
}

export const LinkByThePlatformsApp: Story = {
  args: { path: "/signup/linkStore?store=Shopify" },
  globals: { portal: "brightside" },
  play: async () => expect(await screen.findByText(/Marquee/u, {}, slow)).toBeVisible(),
}
export const Front: Story = { args: { path: "/signup/storeFront" } }
export const OtherStore: Story = { args: { path: "/signup/otherStore?store=OtherStore" } }
export const OtherStoreRefused: Story = {
  args: { path: "/signup/otherStore?store=OtherStore" },
  play: async () => {
    await texts("stores:otherStore.site")
    await userEvent.click(await screen.findByRole("button", { name: words("common:action.continue") }, slow))
    const site = screen.getByRole("textbox", { name: new RegExp(words("stores:otherStore.site"), "u") })
    await waitFor(() => expect(site).toHaveFocus())
    await expect(site).toBeInvalid()
  },
}
export const Pictures: Story = {
  args: { seed: storeWithFeed, path: "/signup/assets/9101?store=Shopify&profile=9101" },
  play: () => seen("stores:assets.products"),
}
export const PicturesWithoutProducts: Story = {
  args: { path: "/signup/assets/9101?store=Shopify&profile=9101" },
  play: () => seen("stores:assets.noProducts"),
}
export const PicturesFailed: Story = {
  args: {
    seed: storeWithFeed,
    broken: ["businesses/GetStore"],
    path: "/signup/assets/9101?store=Shopify&profile=9101",
  },
}
export const EmbedProfile: Story = {
  args: { path: "/signup/verification?store=EmbedProfile" },
  play: async () => {
    await texts("common:action.dashboard")
    await expect(await screen.findByRole("button", { name: words("common:action.dashboard") }, slow)).toBeVisible()
  },
}
export const CreativeBuilder: Story = {
  args: { path: "/signup/setupCreativeBuilder" },
  globals: { portal: "inkwell" },
  play: async () => {
    await texts("stores:builder.open")
    await userEvent.click(await screen.findByRole("button", { name: words("stores:builder.open") }, slow))
    const name = screen.getByRole("textbox", { name: new RegExp(words("stores:builder.name"), "u") })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
  },
}
export const RichMediaAdBuilder: Story = {
  args: { path: "/signup/setupRichMediaAdBuilder" },
  globals: { portal: "reelhouse" },
  play: async () => {
    await texts("stores:builder.open")
    await expect(await screen.findByRole("button", { name: words("stores:builder.open") }, slow)).toBeVisible()
  },
}
export const BuilderElsewhere: Story = {
  args: { path: "/signup/setupCreativeBuilder" },
  play: async () => {
    await texts("stores:builder.signUp")
    await expect(await screen.findByRole("link", { name: words("stores:builder.signUp") }, slow)).toBeVisible()
  },
}
