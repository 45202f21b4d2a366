import type { Meta, StoryObj } from "@storybook/react-vite"
import { LinkButton, type LinkButtonProps } from "./link-button.tsx"
import { iconControl, inHebrew } from "../testing/playground.tsx"
import { Row, show } from "../testing/show.tsx"

const meta = {
  title: "Actions/Link button",
  component: LinkButton,

  tags: ["autodocs"],
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof LinkButton> = {
  args: { children: "Get started", href: "#start", kind: "primary", size: "regular", isWide: false, isDisabled: false },
  argTypes: {
    icon: iconControl,
    kind: { options: ["primary", "secondary", "quiet", "danger"], control: "select" },
    size: { options: ["regular", "small"], control: "select" },
    href: { description: "Address that it leads to." },
    isDisabled: { description: "Cannot be followed now." },
  },
  parameters: inHebrew<LinkButtonProps>({ children: "מתחילים" }),
}

export const Link: Story = {
  render: show((t) => (
    <Row>
      <LinkButton href="#start">{t("Get started", "מתחילים")}</LinkButton>
      <LinkButton href="#demo" kind="secondary">
        {t("See an example", "לדוגמה")}
      </LinkButton>
    </Row>
  )),
}
