import type { Meta, StoryObj } from "@storybook/react-vite"
import { LoadingRegion, Skeleton } from "./skeleton.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  subcomponents: { LoadingRegion },
  tags: ["autodocs"],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Skeleton> = {
  render: (args) => (
    <LoadingRegion label="Loading campaigns">
      <Skeleton {...args} />
    </LoadingRegion>
  ),
  args: { shape: "text", lines: 3 },
}

export const Loading: Story = {
  render: show((t) => (
    <LoadingRegion label={t("Loading campaigns", "טוען קמפיינים")}>
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="box" />
    </LoadingRegion>
  )),
}
