import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ActingBanner } from "./acting-banner.tsx"

const meta = {
  title: "Account/Acting as a client",
  component: ActingBanner,
  args: {
    clientName: "Meera Shah",
    staffName: "Ira Sen",
    until: "14:30",
    isEnding: false,
    failure: undefined,
    onEnd: fn(),
  },
} satisfies Meta<typeof ActingBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Acting: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole("status")).toHaveTextContent("Meera Shah")
    await expect(page.getByRole("status")).toHaveTextContent("14:30")
    await expect(page.getByRole("status")).toHaveTextContent("Ira Sen")
    await userEvent.click(page.getByRole("button"))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
export const Ending: Story = { args: { isEnding: true } }
export const NotEnded: Story = { args: { failure: new Error("The network is gone") } }
