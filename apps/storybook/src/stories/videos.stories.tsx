import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { fewPictures, someVideos } from "../world/asset-seeds.ts"

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("assets:title")).toBe(true), slow)
const acted = async (video: string, act: string) => {
  await loaded()
  await userEvent.click(await screen.findByRole("button", { name: words("assets:tile.menu", { name: video }) }, slow))
  await userEvent.click(await screen.findByRole("menuitem", { name: words(`assets:act.${act}`) }, slow))
  return screen.findByRole("dialog", {}, slow)
}

const meta = {
  title: "Screens/Videos",
  component: Screen,
  parameters: { page: true },
  args: { seed: someVideos, isSignedIn: true, path: "/app/9101/assets?kind=Video" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** Each with its length; a video without a cover says so. */
export const Videos: Story = {
  play: async () => {
    await loaded()
    const oven = await screen.findByRole("article", { name: "Oven at five" }, slow)
    await expect(within(oven).getByText("0:14")).toBeVisible()
    const cake = screen.getByRole("article", { name: "Cake from above" })
    await expect(within(cake).getByText(words("assets:video.noCover"))).toBeVisible()
  },
}
export const VideosInHebrew: Story = { globals: { language: "he" } }
export const NoVideos: Story = {
  args: { seed: fewPictures },
  play: async () => {
    await loaded()
    await expect(await screen.findByRole("heading", { name: words("assets:emptyVideos.title") }, slow)).toBeVisible()
  },
}
export const VideosNotLoaded: Story = { args: { broken: ["creatives/ListAssets"] } }

/** The player, the cover, how it fits each place, and the uses. */
export const VideoDetails: Story = {
  play: async () => {
    const dialog = await acted("Oven at five", "open")
    await waitFor(() => expect(within(dialog).getByText(words("creatives:video.placement.reels"))).toBeVisible(), slow)
    await expect(within(dialog).getAllByText(words("creatives:video.fitMark.cut"))).toHaveLength(2)
  },
}

/** A webm is told to be none for Facebook and Instagram. */
export const RefusedByMeta: Story = {
  play: async () => {
    const dialog = await acted("Shop tour", "open")
    await waitFor(() => expect(within(dialog).getByText(words("creatives:video.notOnSocial"))).toBeVisible(), slow)
  },
}

/** A video without a cover asks for one. */
export const WithoutCover: Story = {
  play: async () => {
    const dialog = await acted("Cake from above", "open")
    await waitFor(() => expect(within(dialog).getByText(words("assets:video.noCoverHelp"))).toBeVisible(), slow)
  },
}

/** No other video can take its place: the webm is refused, and the third has no cover. */
export const ReplacingVideo: Story = {
  play: async () => {
    const dialog = await acted("Oven at five", "replace")
    await waitFor(() => expect(within(dialog).getByText(words("assets:video.noOther"))).toBeVisible(), slow)
  },
}

/** A file that is no video is refused by its content before it is sent; an mp4 arrives, and waits for a cover. */
export const UploadingVideos: Story = {
  play: async () => {
    await loaded()
    await screen.findByRole("article", { name: "Oven at five" }, slow)
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input === null) throw new Error("no file input")
    const head = new Uint8Array(3_000)
    head.set([
      0,
      0,
      0,
      24,
      ...new TextEncoder().encode("ftypmp42"),
      0,
      0,
      0,
      0,
      ...new TextEncoder().encode("mp42isom"),
    ])
    const text = new File(["no film"], "words.mp4", { type: "video/mp4" })
    await userEvent.upload(input, [text, new File([head], "Rolls.mp4", { type: "video/mp4" })])
    await waitFor(() => expect(screen.getByText(words("failures:validation.videoFormat"))).toBeVisible(), slow)
    await waitFor(() => expect(screen.getByRole("article", { name: "Rolls" })).toBeVisible(), slow)
  },
}
