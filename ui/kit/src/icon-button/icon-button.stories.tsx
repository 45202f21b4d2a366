import type { Meta, StoryObj } from "@storybook/react-vite"
import { Plus } from "lucide-react"
import { fn } from "storybook/test"
import { IconButton, type IconButtonProps } from "./icon-button.tsx"
import { iconControl, inHebrew } from "../testing/playground.tsx"
import { noop, Row, show } from "../testing/show.tsx"

const meta = {
  title: "Actions/Icon button",
  component: IconButton,

  tags: ["autodocs"],
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof IconButton> = {
  args: { label: "Add a place", children: "plus", isFramed: true, isDisabled: false, onPress: fn() },
  argTypes: {
    children: iconControl,
    isDisabled: { description: "Cannot be pressed now, nor focused." },
    onPress: { description: "Called by a click, a tap, Enter or Space." },
  },
  parameters: inHebrew<IconButtonProps>({ label: "הוספת מקום" }),
}

export const Icon: Story = {
  render: show((t) => (
    <Row>
      <IconButton label={t("Add", "הוספה")} onPress={noop}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label={t("Add", "הוספה")} isFramed>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label={t("Add", "הוספה")} isFramed isDisabled>
        <Plus aria-hidden />
      </IconButton>
    </Row>
  )),
}
