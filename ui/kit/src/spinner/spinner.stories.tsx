import type { Meta, StoryObj } from "@storybook/react-vite"
import { Spinner, type SpinnerProps } from "./spinner.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,

  tags: ["autodocs"],
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Spinner> = {
  args: { label: "Loading", size: 32 },
  parameters: inHebrew<SpinnerProps>({ label: "טוען" }),
}

export const Waiting: Story = { render: show((t) => <Spinner label={t("Loading", "טוען")} size={32} />) }
