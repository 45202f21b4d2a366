import type { Meta, StoryObj } from "@storybook/react-vite"
import { Avatar, type AvatarProps } from "./avatar.tsx"
import { bakerySquare } from "../testing/pictures.ts"
import { inHebrew } from "../testing/playground.tsx"
import { Row, show } from "../testing/show.tsx"

const meta = {
  title: "Brand/Avatar",
  component: Avatar,

  tags: ["autodocs"],
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Avatar> = {
  args: { name: "Sunrise Bakery", size: "regular", isDecorative: false },
  argTypes: {
    src: { control: "select", options: ["none", "bread"], mapping: { none: undefined, bread: bakerySquare } },
  },
  parameters: inHebrew<AvatarProps>({ name: "מאפיית הזריחה" }),
}

export const Sizes: Story = {
  render: show((t) => (
    <Row>
      <Avatar name={t("Asha Rao", "אשה ראו")} size="small" />
      <Avatar name={t("Asha Rao", "אשה ראו")} />
      <Avatar name={t("Sunrise Bakery", "מאפיית הזריחה")} size="large" />
      <Avatar name={t("Sunrise Bakery", "מאפיית הזריחה")} size="large" src={bakerySquare} />
    </Row>
  )),
}
